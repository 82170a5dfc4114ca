import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {linkPackages} from '../../scripts/copies/linkPackages.ts';

/** Copies what git knows of a repository, with links to its packages but not to their cache. */
export function copyRepository(source: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, {cwd: source, encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) => name !== '' && !name.startsWith('bench/'))) {
    if (!existsSync(join(source, file))) continue;
    mkdirSync(dirname(join(target, file)), {recursive: true});
    cpSync(join(source, file), join(target, file));
  }
  linkPackages(source, target);
}
