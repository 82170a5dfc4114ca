import type {ExpressionBuilder, Kysely, Selectable, SqlBool} from 'kysely';
import type {Expression} from 'kysely';
import type {Line, PurchaseKey} from '../storePurchase.ts';
import type {Purchase} from './purchase.ts';
import type {Flag, PurchaseTable, Tables} from './tables.ts';

/** A purchase with what only the ledger needs. */
export type Row = Purchase & {
  readonly answered: number;
  readonly tookOver: boolean;
};

type Condition = (expression: ExpressionBuilder<Tables, 'purchases'>) => Expression<SqlBool>;

export async function readRows(db: Kysely<Tables>, condition: Condition): Promise<readonly Row[]> {
  const found = await db
    .selectFrom('purchases')
    .selectAll()
    .where(condition)
    .orderBy('store')
    .orderBy('id')
    .execute();
  return found.map(toRow);
}

export async function readRow(
  db: Kysely<Tables>,
  {store, id}: PurchaseKey,
): Promise<Row | undefined> {
  const [row] = await readRows(db, ({and}) => and({store, id}));
  return row;
}

/** Writes a row, new or not. */
export async function writeRow(db: Kysely<Tables>, row: Row, before: Row | undefined) {
  const columns = toColumns(row);
  const {store, id} = row;
  const written =
    before === undefined
      ? db.insertInto('purchases').values(columns)
      : db
          .updateTable('purchases')
          .set(columns)
          .where(({and}) => and({store, id}));
  await written.execute();
}

export function sameLines(left: readonly Line[], right: readonly Line[]): boolean {
  return (
    left.length === right.length &&
    left.every((line, index) => {
      const other = right[index];
      return (
        line.productId === other?.productId &&
        line.quantity === other.quantity &&
        line.accessUntil === other.accessUntil
      );
    })
  );
}

function toRow(columns: Selectable<PurchaseTable>): Row {
  const lines: readonly Line[] = JSON.parse(columns.lines);
  const {store, id, environment, type, state, accountToken, orderId, boughtAt} = columns;
  const {replaces, resumes, refundedPart: part, refundedOf: of} = columns;
  const {userId, answered, readAt, dueAt, attempts} = columns;
  return {
    ...{store, id, environment, type, lines, state, accountToken, orderId, boughtAt},
    ...{replaces, resumes, refundedPart: part === null || of === null ? null : {part, of}},
    ...{userId, answered, readAt, dueAt, attempts},
    renews: columns.renews === 1,
    acknowledged: columns.acknowledged === 1,
    isErased: columns.isErased === 1,
    tookOver: columns.tookOver === 1,
  };
}

function toColumns(row: Row): PurchaseTable {
  const {lines, refundedPart, renews, acknowledged, isErased, tookOver, ...same} = row;
  return {
    ...same,
    lines: JSON.stringify(lines),
    products: JSON.stringify(lines.map(({productId}) => productId)),
    orderBase: same.orderId === null ? null : orderBase(same.orderId),
    refundedPart: refundedPart?.part ?? null,
    refundedOf: refundedPart?.of ?? null,
    renews: toFlag(renews),
    acknowledged: toFlag(acknowledged),
    isErased: toFlag(isErased),
    tookOver: toFlag(tookOver),
  };
}

function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** `GPA.1234..5` is the sixth renewal of `GPA.1234`. */
export function orderBase(orderId: string): string {
  return orderId.replace(/\.\.\d+$/, '');
}
