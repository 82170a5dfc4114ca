import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach} from 'vitest';

/** Gives each test of a file, or of the group that asks for it, an empty folder, or all of them one; it ends with them. */
export function testFolder(of: 'each' | 'all' = 'each') {
  let folder = '';
  const [before, after] = of === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'unit-'));
  });
  after(() => rmSync(folder, {recursive: true, force: true}));
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
