import {compileApp} from 'playground-frame/bundle/compileApp';
import type {SourceFile} from 'playground-frame/edit/compile';
import {appsOf, type PlayableApp} from '../../site/playableApps.ts';
import type {DocsVersion} from '../../site/versions.ts';
import {playableVersions} from '../playableVersions.ts';
import {appSources} from './appSources.ts';
import {MadeFiles} from './MadeFiles.ts';

type Names = Readonly<Record<string, string>>;

/** What is made from samples and pages: the texts of the files, and where the list of files says they are. */
export type MadeApps = {
  readonly files: Names;
  readonly versions: Readonly<Record<string, {readonly apps: Names; readonly sources: Names}>>;
};

/** Compiles the apps of each version. */
export async function makeApps(siteDir: string): Promise<MadeApps> {
  const made = new MadeFiles();
  const compile = async (version: DocsVersion, app: PlayableApp) => {
    const {files, sources} = await compileApp(appSources(siteDir, version, app), app.entry);
    const {name, entry, props, functions = [], pages = []} = app;
    // The editor opens what a page shows, and not what was written around it.
    const onPages = pages.flatMap(({blocks}) => Object.values(blocks));
    const isAround = (file: SourceFile) => Number(!onPages.includes(file.name));
    const ordered = JSON.stringify(sources.toSorted((a, b) => isAround(a) - isAround(b)));
    const compiled = JSON.stringify({files, entry: toModule(entry), props, functions});
    return [
      [name, made.addHashed(`${version.version}-${name}`, 'json', compiled)],
      [name, made.addHashed(`${version.version}-${name}-source`, 'json', ordered)],
    ] as const;
  };
  const versions = playableVersions.map(async (version) => {
    const apps = await Promise.all(appsOf(version.version).map((app) => compile(version, app)));
    const own = {
      apps: Object.fromEntries(apps.map(([compiled]) => compiled)),
      sources: Object.fromEntries(apps.map(([, source]) => source)),
    };
    return [version.version, own] as const;
  });
  return {versions: Object.fromEntries(await Promise.all(versions)), files: made.files()};
}

function toModule(file: string): string {
  return file.replace(/\.\w+$/, '');
}
