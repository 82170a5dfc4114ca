import type {Table, TableCell} from 'mdast';
import type {Sent, SentError, StoreNumber} from '../../library/errors/errorTypes.ts';
import {codeLink} from './codeLink.ts';
import {cell, table, type Cell} from '../../markdown/tableNodes.ts';

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
      `<ErrorTable only="${platform}"> would be empty: in this version no code of ${name} stands for a number.`,
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
  const figure: Cell = [{type: 'inlineCode', value: String(number)}];
  return [cell(figure), cell([{type: 'inlineCode', value: name}]), link];
}
