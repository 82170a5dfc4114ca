import {join, relative, resolve} from 'node:path';
import {reachOf} from '../scan/program/reach.ts';
import {isPlain} from '../scan/syntax/attempt.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {showProgress} from '../terminal/progress.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {addAliases} from './addAliases.ts';
import {slashed} from './findProject.ts';
import {type ListedProject, listProject} from './listProject.ts';
import {readSources, type Skipped, type Source} from './readSources.ts';

/** A project whose files are read; they are named from its root, and what is said of them from where the command was called. */
export type OpenProject = Pick<ListedProject, 'project'> & {
  /** All files. */
  readonly files: readonly Source[];
  /** Those that have to do with the library, and what these need to be understood. */
  readonly needed: readonly Source[];
  /** Those that were asked about, as the command names them. */
  readonly asked: readonly Source[];
  /** What was not read, and why. */
  readonly skipped: readonly Skipped[];
  readonly pathOf: (name: string) => string;
  readonly isAsked: (path: string) => boolean;
  /** What is about the files that were asked about, as the command names them. */
  readonly inCall: <Place extends {readonly file: string}>(places: readonly Place[]) => Place[];
  /** Removes the line that says that it reads. */
  readonly done: () => void;
};

/** Reads the project around a folder, or around the paths that were named. */
export function openProject(
  named: readonly string[],
  {cwd, stderr}: Pick<Surroundings, 'cwd' | 'stderr'>,
): OpenProject {
  const {project, listed, all, packages, hidden} = listProject(cwd, named);
  const paths = new Set(listed.sources);
  const done = showProgress(`Reading ${all.sources.length} files …`, stderr);
  const {sources, skipped} = readSources(all.sources, project.root);
  if (sources.length === 0)
    throw new CannotAnswer(`No file below ${project.paths.join(' or ')} has source code.`);
  const files = addAliases(sources, project.root, packages);
  const {needed} = reachOf(files.map((file) => ({...file, plain: isPlain(file.name)})));
  const isAsked = (path: string): boolean => paths.has(path);
  const pathOf = (name: string): string => resolve(project.root, name);
  const show = (name: string): string => slashed(relative(project.cwd, join(project.root, name)));
  const inCall: OpenProject['inCall'] = (places) =>
    places
      .filter(({file}) => isAsked(pathOf(file)))
      .map((place) => ({...place, file: show(place.file)}));
  return {
    ...{project, files, needed, pathOf, isAsked, inCall, done},
    asked: sources.flatMap((source) =>
      isAsked(source.path) ? [{...source, name: show(source.name)}] : [],
    ),
    skipped: [...inCall(skipped), ...hidden],
  };
}
