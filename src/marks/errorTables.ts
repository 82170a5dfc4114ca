import type {
  ErrorEntry,
  NeverError,
  Sent,
  SentError,
  StoreNumber,
} from 'expo-iap-api-data/errors/errorTypes';
import type {List, PhrasingContent, Table, TableCell} from 'mdast';
import {cell, code as inCode, item, list, table, text} from '../markdown/nodes.ts';
import {parseSentences} from '../markdown/sentences.ts';
import {codeAnchor} from '../site/addresses.ts';
import {belowVersion, docsWay} from './docsWay.ts';

declare module 'mdast' {
  interface TableData {
    /** The table that shows every code of the page's version at a glance. */
    listsCodes?: true;
  }
}

const HOME = 'api/error-codes.mdx';

/** Whether a page is the one that sets the anchors of its version. */
export function isHome(page: string): boolean {
  return belowVersion(page) === HOME;
}

/** A code as a link to the place that explains it. */
function codeLink(code: string, page: string): PhrasingContent {
  const url = `${isHome(page) ? '' : docsWay(page, HOME)}#${codeAnchor(code)}`;
  return {type: 'link', url, children: [inCode(code)]};
}

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
  if (entry.kind === 'never') return ['never sent', '–', '–'];
  const {ios, android, charged, retry} = entry;
  const senders = [...(ios ? ['iOS'] : []), ...(android ? ['Android'] : [])];
  return [senders.join(', '), charged.word, retry.word];
}

function plain(words: string): TableCell {
  return cell([text(words)]);
}

type Row = {readonly code: string; readonly number: StoreNumber};

/** Builds the table that leads from the numbers of a store to the codes of the library. */
export function platformTable(
  platform: 'ios' | 'android',
  entries: readonly SentError[],
  page: string,
): Table {
  const rows = entries.flatMap((entry) => numbered(entry.code, entry[platform]));
  if (rows.length === 0) {
    const name = platform === 'ios' ? 'iOS' : 'Android';
    throw new Error(
      `<ErrorTable only="${platform}"> would be empty: in this version, no code of ${name} has a number.`,
    );
  }
  return table(
    [platform === 'ios' ? 'StoreKit error' : 'Play response', 'Name', 'Code'],
    rows
      .toSorted((left, right) => left.number.number - right.number.number)
      .map(({code, number}) => tableRow(number, cell([codeLink(code, page)]))),
  );
}

function numbered(code: string, sent: Sent | null): readonly Row[] {
  return (sent?.numbers ?? []).map((number) => ({code, number}));
}

function tableRow({number, name}: StoreNumber, link: TableCell): readonly TableCell[] {
  return [cell([inCode(String(number))]), cell([inCode(name)]), link];
}

/** Builds the list of codes that never arrive, each with an anchor and what arrives instead. */
export function neverList(entries: readonly NeverError[]): List {
  return list(
    entries.map(({code, tableNumber, instead}) => ({
      ...item([
        inCode(code),
        text(tableNumber === null ? ' (not in the enum): ' : ': '),
        ...parseSentences(instead),
      ]),
      data: {hProperties: {id: codeAnchor(code)}},
    })),
  );
}
