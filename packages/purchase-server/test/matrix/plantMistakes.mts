import {dirname, join} from 'node:path';
import type {Plugin} from 'vitest/config';
import {mistakes} from './mistakes.ts';

/** Loads `src/server.ts?mistake=2` as a server of its own, all of whose files have the query, and one of which the mistake. */
export function plantMistakes(source: string): Plugin {
  return {
    name: 'plant-mistakes',
    enforce: 'pre',
    resolveId(asked, importer = '') {
      const [file = '', query] = importer.split('?mistake=');
      if (query === undefined || !asked.startsWith('.')) return null;
      return `${join(dirname(file), asked)}?mistake=${query}`;
    },
    transform(code, id) {
      const [file = '', query] = id.split('?mistake=');
      const mistake = query === undefined ? undefined : mistakes[Number(query)];
      if (!mistake || file !== join(source, mistake.file)) return null;
      if (code.split(mistake.from).length !== 2)
        throw new Error(`"${mistake.from}" is not once in ${mistake.file}.`);
      return code.replace(mistake.from, () => mistake.to);
    },
  };
}
