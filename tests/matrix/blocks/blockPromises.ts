import {findMissing} from 'expo-iap-test-kit/ledger';
import {BrokenPromise} from '../keepPromises.ts';
import {leftBehind} from '../leftBehind.ts';
import {owner} from '../life.ts';
import {FAILED, type PromiseName, promises, type Time} from '../promises.ts';
import type {BlockLife} from './blockLife.ts';
import {wrongPrices} from './blockPrices.ts';
import {isSpared} from './spared.ts';

const given = (life: BlockLife, kind: string): readonly string[] =>
  life.phone.ledger.faults
    .filter((fault) => fault.kind === kind)
    .map(({purchase}) => `${purchase} is ${kind}`);

const rowOf = ({phone}: BlockLife, id: string) => phone.ledger.rows.get(id);

/** How a block of a page breaks each promise of the site; what only the screen of a shop shows is not among it. */
const broken: Readonly<Record<PromiseName, (life: BlockLife, time: Time) => readonly string[]>> = {
  'given once': (life) => [...given(life, 'given twice'), ...life.stage.server.faults],
  'given before finished': (life) => given(life, 'finished before given'),
  'given in the end': (life, time) =>
    time === 'restarted'
      ? [...life.phone.ledger.rows.values()].flatMap((row) => {
          const {upgraded, accountToken} = life.phone.store.get(row.purchase);
          const missing = findMissing(row);
          const isDue =
            !upgraded &&
            (accountToken ?? owner) === owner &&
            !isSpared(life.block, 'given in the end', row.productId);
          return missing && isDue ? [`${row.purchase} ${row.productId} is ${missing}`] : [];
        })
      : [],
  'given when paid': (life) =>
    life.phone.store.purchases
      .filter(({id, payment}) => payment === 'pending' && (rowOf(life, id)?.given ?? 0) > 0)
      .map(({id}) => `${id} is given and not paid`),
  'given until refunded': (life) =>
    life.phone.ledger.faults
      .filter(({kind, purchase}) => kind === 'given unpaid' && rowOf(life, purchase)?.refunded)
      .map(({purchase}) => `${purchase} is given after its refund`),
  'given while paid for': ({saidWithout}) =>
    saidWithout.map((id) => `the block says that ${id} is the user's`),
  'free buttons': ({stage}, time) => {
    if (time === 'always' || time === 'gone') return [];
    const locked = [...stage.screen.querySelectorAll('button')].filter(({disabled}) => disabled);
    const loads = stage.screen.querySelector('[role=progressbar]') !== null;
    return [
      ...locked.map(({textContent}) => `"${textContent}" is locked`),
      ...(loads ? ['the screen still loads'] : []),
    ];
  },
  truth: ({tap, phone}) => {
    if (!tap) return [];
    const {kind, sold, told, couldRead, couldCheck} = tap;
    const isCharged = sold.some((id) => phone.store.get(id).payment === 'paid');
    return told.flatMap((text) => {
      const isKnown = isCharged && couldRead && couldCheck;
      if (kind === 'buys') return isKnown && FAILED.test(text) ? [`"${text}" after a payment`] : [];
      const isDone = /Nothing to restore|restored|are back/.test(text);
      if (isDone && !couldRead) return [`"${text}" though nothing could be read`];
      if (/restored|are back/.test(text) && !couldCheck)
        return [`"${text}" though nothing could be checked`];
      return [];
    });
  },
  price: (life, time) => (time === 'restarted' ? wrongPrices(life.stage) : []),
  'clean end': (life, time) => (time === 'gone' ? leftBehind(life) : []),
  'handled rejections': ({rejections}) =>
    rejections.map((error) => `nobody handles "${String(error)}"`),
};

/** Fails with the first promise that is broken now, among those that the block can keep. */
export function keepBlockPromises(life: BlockLife, time: Time): void {
  for (const [name, {words}] of Object.entries(promises)) {
    if (!isPromise(name) || isSpared(life.block, name)) continue;
    if (life.block.watched?.includes(name) === false) continue;
    const found = broken[name](life, time);
    if (found.length > 0) throw new BrokenPromise(name, words, found, life.lived);
  }
}

export function isPromise(name: string): name is PromiseName {
  return name in broken;
}
