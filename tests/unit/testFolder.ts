import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach} from 'vitest';

/** Gives each test of a file, or of the group that asks for it, an empty folder, which ends with the test. */
export function testFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unit-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));
  /** The path of a file in it, or of the folder itself. */
  const at = (file = ''): string => join(folder, file);
  return {
    at,
    write(file: string, text: string | Buffer): void {
      mkdirSync(dirname(at(file)), {recursive: true});
      writeFileSync(at(file), text);
    },
    read: (file: string): string => readFileSync(at(file), 'utf8'),
  };
}
