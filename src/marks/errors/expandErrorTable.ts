import type {RootContent} from 'mdast';
import type {ErrorEntry, NeverError, SentError} from '../../library/errors/errorTypes.ts';
import type {FlowElement} from '../../markdown/nodes.ts';
import {readAttributes} from '../../markdown/readAttributes.ts';
import {definition} from './definition.ts';
import {isHome} from './codeLink.ts';
import {neverList} from './neverList.ts';
import {overviewTable} from './overviewTable.ts';
import {platformTable} from './platformTable.ts';

/** Expands one mark: all that arrives, the numbers of one store, or what never arrives. */
export function expandErrorTable(
  mark: FlowElement,
  entries: readonly ErrorEntry[],
  page: string,
): RootContent[] {
  const only = readAttributes(mark, ['only']).optional('only');
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
