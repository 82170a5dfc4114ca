import type {Table, TableCell} from 'mdast';
import type {ErrorEntry} from '../../library/errors/errorTypes.ts';
import {text} from '../../markdown/nodes.ts';
import {codeLink} from './codeLink.ts';
import {cell, table} from '../../markdown/tableNodes.ts';

/** Builds the table that shows every code at a glance and leads to its explanation. */
export function overviewTable(entries: readonly ErrorEntry[], page: string): Table {
  return {
    ...table(
      ['Code', 'Sent by', 'Charged', 'Try again'],
      entries.map((entry) => [cell([codeLink(entry.code, page)]), ...answers(entry).map(plain)]),
    ),
    data: {listsCodes: true},
  };
}

function answers(entry: ErrorEntry): readonly string[] {
  if (entry.kind === 'never') return ['nobody', '–', '–'];
  const {ios, android, charged, retry} = entry;
  const senders = [...(ios ? ['iOS'] : []), ...(android ? ['Android'] : [])];
  return [senders.join(', '), charged.word, retry.word];
}

function plain(words: string): TableCell {
  return cell([text(words)]);
}
