import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {LedgerPage, Statement} from './statements.ts';

/** A statement that a page made, and where its fact is since the page dropped it. */
export type LedgerRow = Statement & {
  /** `page#section` or the page of the latest version, or an address; empty while the page makes the statement. */
  readonly home: string;
};

const HEAD = 'section\tstatement\thome';

/** Where the rows of a page are. */
export function ledgerFile(page: string): string {
  return join(import.meta.dirname, 'pages', `${page.replaceAll('/', '__')}.tsv`);
}

/** Reads the rows of a page; none when it has no file yet. */
export function readLedger(page: string): LedgerRow[] {
  const file = ledgerFile(page);
  if (!existsSync(file)) return [];
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [section = '', statement = '', home = ''] = line.split('\t');
    return {section, statement, home};
  });
}

/** Writes the rows of a page. */
/** Writes the rows of a page, and returns the file if that changed it. */
export function writeLedger(page: string, rows: readonly LedgerRow[]): string | undefined {
  const file = ledgerFile(page);
  const lines = rows.map(({section, statement, home}) => `${section}\t${statement}\t${home}`);
  const text = `${[HEAD, ...lines].join('\n')}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return undefined;
  writeFileSync(file, text);
  return relative(process.cwd(), file);
}

/** The rows of statements that a page no longer makes. */
export function vanished({statements}: LedgerPage, rows: readonly LedgerRow[]): LedgerRow[] {
  const now = new Set(statements.map(({statement}) => statement));
  return rows.filter(({statement}) => !now.has(statement));
}

/** Says what is wrong with the ledger of a page; nothing when each fact has a home that is there. */
export function ledgerProblems(
  page: LedgerPage,
  rows: readonly LedgerRow[],
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const known = new Set(rows.map(({statement}) => statement));
  return [
    ...page.statements
      .filter(({statement}) => !known.has(statement))
      .map(({statement}) => `${page.page}: "${statement}" is not in the ledger`),
    ...vanished(page, rows).flatMap(({statement, home}) => {
      if (home === '') return [`${page.page}: "${statement}" is gone and has no home`];
      const [target = '', id = ''] = home.split('#');
      const ofTarget = anchors.get(target);
      if (target.startsWith('/') || (id === '' ? ofTarget : ofTarget?.has(id))) return [];
      return [`${page.page}: "${statement}" has the home ${home}, which is not there`];
    }),
  ];
}
