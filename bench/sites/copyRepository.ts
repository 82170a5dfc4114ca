import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join} from 'node:path';

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
  mkdirSync(join(target, 'node_modules'));
  for (const name of readdirSync(join(source, 'node_modules')))
    if (name !== '.cache')
      symlinkSync(join(source, 'node_modules', name), join(target, 'node_modules', name));
}
