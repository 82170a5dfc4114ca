import {dirname} from 'node:path';
import {commonFolder, findProject, type Project} from './findProject.ts';
import {type Listed, listFiles} from './listFiles.ts';
import {type WorkspacePackages, workspacePackages} from './workspacePackages.ts';

/** A project with its files. */
export type ListedProject = {
  readonly project: Project;
  /** The files that are asked about. */
  readonly listed: Listed;
  /** The whole project and its packages of the same repository, without which those could not be understood. */
  readonly all: Listed;
  readonly packages: WorkspacePackages;
};

/** Finds the project around a folder or around the paths that were named, and lists what is to be read. */
export function listProject(cwd: string, named: readonly string[]): ListedProject {
  const found = findProject(cwd, named);
  const listed = listFiles(found.paths);
  const manifests = listed.manifests.map((file) => dirname(file));
  const packages = workspacePackages([found.folder, ...manifests]);
  const folders = [...packages.values()];
  const isWhole = named.length === 0 && folders.length === 0;
  return {
    project: {...found, root: commonFolder([found.root, ...folders])},
    ...{listed, packages},
    all: isWhole ? listed : listFiles([found.folder, ...found.paths, ...folders]),
  };
}
