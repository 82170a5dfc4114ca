import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

/** Files of a folder with the files there that each imports; types count, because a reader follows them too. */
function importsOf(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && statSync(file).isFile());
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const targets = importedFiles
        .filter(({fileName}) => fileName.startsWith('.'))
        .map(({fileName}) => join(file, '..', fileName));
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** The first circle of imports that a walk finds, as a way from a file back to itself. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of imports.get(file) ?? []) {
      const circle = walk(target, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

it.each(['src', 'packages'])('no file of %s imports itself, over however many others', (folder) => {
  const imports = importsOf(folder);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size / 2);
  expect(circleIn(imports)).toBeUndefined();
});
