import type {ErrorEntry, NeverError, SentError} from 'expo-iap-api-data/errors/errorTypes';
import {sourcePath} from '../markdown/pageFile.ts';
import {definition} from './errorDefinition.ts';
import {isHome, neverList, overviewTable, platformTable} from './errorTables.ts';
import {type Blocks, defineMark} from './mark.ts';

/** The error codes of the version: all that arrive, the numbers of one store, or what never arrives. */
export const errorTable = defineMark({
  name: 'ErrorTable',
  attributes: ['only'],
  example: '<ErrorTable />',
  becomes: 'a block for each error code; `only="never"`, `"ios"` or `"android"` limits it',
  block: ({optional}, {page}) => expand(optional('only'), page.errors(), sourcePath(page.file)),
});

function expand(only: string | undefined, entries: readonly ErrorEntry[], page: string): Blocks {
  if (only === 'ios' || only === 'android') {
    return [platformTable(only, entries.filter(isSent), page)];
  }
  if (only !== undefined && only !== 'never') {
    throw new Error(`<ErrorTable only="${only}"> is unknown. Write ios, android or never.`);
  }
  if (!isHome(page)) {
    throw new Error(
      'This mark sets the anchors of the codes, which belong to api/error-codes.mdx. ' +
        'Write only="ios" or only="android" on other pages.',
    );
  }
  if (only === 'never') return [neverList(entries.filter(isNever))];
  return [overviewTable(entries, page), ...entries.filter(isSent).flatMap(definition)];
}

function isSent(entry: ErrorEntry): entry is SentError {
  return entry.kind === 'sent';
}

function isNever(entry: ErrorEntry): entry is NeverError {
  return entry.kind === 'never';
}
