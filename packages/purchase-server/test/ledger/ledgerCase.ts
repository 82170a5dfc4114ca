import type {Desk} from './desk.ts';

/** What must hold on both databases. */
export type LedgerCase = {
  readonly title: string;
  play(desk: Desk): Promise<void>;
};
