import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {foldersUp} from '../project/findProject.ts';
import {fieldOf, readJson, textsOf} from '../project/readJson.ts';
import type {Layout, PlacedFile} from './layout.ts';

/** Formatters that take a text and the name that it will have. */
const FORMATTERS = [
  {name: '@biomejs/biome', bin: 'biome', args: ['format', '--stdin-file-path']},
  {name: 'prettier', bin: 'prettier', args: ['--stdin-filepath']},
];

/** The text as the project's own formatter writes it; as it is where the project asks for none, or that one refuses. */
export function formatFile({name, content}: PlacedFile, {folder, lists}: Layout): string {
  const formatter = FORMATTERS.find((each) => lists(each.name));
  const program = formatter && programOf(formatter, folder);
  if (!formatter || program === undefined) return content;
  const {status, stdout} = spawnSync(process.execPath, [program, ...formatter.args, name], {
    ...{cwd: folder, input: content, encoding: 'utf8', maxBuffer: 2 ** 30},
  });
  return status === 0 && stdout !== '' ? stdout : content;
}

function programOf({name, bin}: (typeof FORMATTERS)[number], folder: string): string | undefined {
  const place = foldersUp(folder)
    .map((each) => join(each, 'node_modules', name))
    .find((each) => existsSync(join(each, 'package.json')));
  if (place === undefined) return undefined;
  const field = fieldOf(readJson(readFileSync(join(place, 'package.json'), 'utf8')), 'bin');
  const [file] = textsOf(fieldOf(field, bin) ?? field);
  return file === undefined ? undefined : join(place, file);
}
