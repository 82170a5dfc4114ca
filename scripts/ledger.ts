import {parseArgs} from 'node:util';
import {
  ledgerProblems,
  type LedgerRow,
  readLedger,
  vanished,
  writeLedger,
} from '../tests/content/ledger/ledger.ts';
import {type LedgerPage, readLedgerPages} from '../tests/content/ledger/statements.ts';

/**
 * Adds what pages say now to the ledger of facts, and prints what they no longer say and where nobody has written yet.
 * After a look at each, `--settle guides/faq` notes that the section itself says these in other words.
 */
async function keepLedger(): Promise<void> {
  const {values} = parseArgs({options: {settle: {type: 'string', multiple: true, default: []}}});
  const pages = await readLedgerPages('.');
  const anchors = new Map(pages.map((page) => [page.page, page.anchors]));
  for (const page of pages) {
    const rows = readLedger(page.page);
    const gone = vanished(page, rows).map((row) =>
      values.settle.includes(page.page) ? settled(page, row) : row,
    );
    const kept = [...page.statements.map((statement) => ({...statement, home: ''})), ...gone];
    const written = writeLedger(page.page, kept);
    if (written !== undefined) console.info(`Wrote ${written}. Commit it with the page.`);
    for (const problem of ledgerProblems(page, kept, anchors)) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}

function settled({page, anchors}: LedgerPage, row: LedgerRow): LedgerRow {
  if (row.home !== '') return row;
  // What is above the first heading has the page for a home.
  if (row.section === '') return {...row, home: page};
  return anchors.has(row.section) ? {...row, home: `${page}#${row.section}`} : row;
}

keepLedger().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
