import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {appProject} from '../content/appProject.ts';
import {benchFolder} from '../sites/sites.ts';

/** A release of the app in which its code compiles. */
const FROM = '2.7.5';

/** Writes the app into a folder inside this project, where its packages are found, and returns the folder. */
export function writeAppProject(): string {
  const folder = join(benchFolder, 'app');
  rmSync(folder, {recursive: true, force: true});
  const config = {
    compilerOptions: {
      ...{strict: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler'},
      ...{target: 'esnext', lib: ['esnext', 'dom'], skipLibCheck: true, types: []},
      paths: {'expo-iap': [resolve('node_modules/expo-iap-2.7/build/index.d.ts')]},
    },
    include: ['src'],
  };
  const files = [
    ...appProject(),
    {name: 'tsconfig.json', text: JSON.stringify(config)},
    {name: 'package.json', text: JSON.stringify({dependencies: {'expo-iap': FROM}})},
  ];
  for (const {name, text} of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
  return folder;
}

/** How many seconds the packed command takes for the app; it finds what must change. */
export function measureCommand(folder: string): number {
  const command = resolve('packages/upgrade/dist-command/expo-iap-upgrade.js');
  return seconds([command, FROM, '2.8.8', 'src'], folder, 1);
}

/** How many seconds the compiler takes for it; it refuses nothing. */
export function measureCompiler(folder: string): number {
  return seconds([resolve('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.'], folder, 0);
}

function seconds(args: readonly string[], cwd: string, expected: number): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd, encoding: 'utf8'});
  const taken = (performance.now() - started) / 1000;
  if (status === expected) return taken;
  const said = `${stdout}${stderr}`.slice(0, 1000);
  throw new Error(`node ${args.join(' ')} ended with ${status} instead of ${expected}:\n${said}`);
}
