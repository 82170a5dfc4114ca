import {dirname, relative} from 'node:path';
import {commonFolder, findProject, type Project, slashed} from './findProject.ts';
import {type Listed, listFiles} from './listFiles.ts';
import type {Skipped} from './readSources.ts';
import {type WorkspacePackages, workspacePackages} from './workspacePackages.ts';

/** A project with its files. */
export type ListedProject = {
  readonly project: Project;
  /** The files that are asked about. */
  readonly listed: Listed;
  /** The whole project and its packages of the same repository, without which those could not be understood. */
  readonly all: Listed;
  readonly packages: WorkspacePackages;
  /** What is not followed or could not be opened, named from where the command was called. */
  readonly hidden: readonly Skipped[];
};

/** Finds the project around a folder or around the paths that were named, and lists what is to be read. */
export function listProject(cwd: string, named: readonly string[]): ListedProject {
  const found = findProject(cwd, named);
  const listed = listFiles(found.paths);
  const manifests = listed.manifests.map((file) => dirname(file));
  const packages = workspacePackages([found.folder, ...manifests]);
  const folders = [...packages.values()];
  const hide = (paths: readonly string[], reason: string): readonly Skipped[] =>
    paths.map((path) => ({file: slashed(relative(found.cwd, path)), reason, hasLibrary: true}));
  const isWhole = named.length === 0 && folders.length === 0;
  return {
    project: {...found, root: commonFolder([found.root, ...folders])},
    ...{listed, packages},
    hidden: [
      ...hide(listed.closed, 'couldn’t be opened'),
      ...hide(listed.links, 'is a link to code with the library, and isn’t followed'),
    ],
    all: isWhole ? listed : listFiles([found.folder, ...found.paths, ...folders]),
  };
}
