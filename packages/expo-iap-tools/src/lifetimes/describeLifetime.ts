import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {type PatchRange, rangeWords} from 'expo-iap-api-data/history/ranges';
import {platformNote} from 'expo-iap-api-data/platformNote';
import type {LifetimeChange, LifetimeDate, NameLifetime} from './nameLifetime.ts';

/** What happened to a name, with its patch; what the compared releases prove of one that only upstream's git history names. */
type LifetimeFact = {
  readonly fact: string;
  readonly kind: 'since' | 'deprecated' | 'renamed' | 'gone' | 'changed';
  readonly range?: PatchRange;
};

/** A name, and the one that it leads to. */
export type NamePiece = {readonly code: string; readonly to?: string};

/** A piece of a sentence. */
export type LifetimePiece = string | LifetimeFact | NamePiece;

/** Says what happened to a name, one entry after the other; nothing for a name that was always there. */
export function describeLifetime(life: NameLifetime): readonly (readonly LifetimePiece[])[] {
  const first = life.changes.find(({change, name}) => isArrival(change) && name === life.name);
  const told = life.changes.map((entry) =>
    // A type that was there before.
    entry.change === 'added' && entry !== first
      ? [dated('since', 'exported since', entry)]
      : describeChange(life, entry),
  );
  const went = life.changes.some(({change, from}) => change === 'removed' || from === life.name);
  return [
    ...(life.since && !first ? [[dated('since', 'since', life.since)]] : []),
    ...told,
    ...(life.gone && !went ? [[dated('gone', 'removed in', life.gone)]] : []),
  ];
}

/** Says that a name is for one platform, where the one above it is not. */
export function ownPlatform(
  {platform}: NameLifetime,
  around: NameLifetime['platform'],
): readonly string[] {
  return platform === 'both' || platform === around ? [] : [platformNote(platform)];
}

/** The same in words; a range stands in parentheses, and `name` gives names their form. */
export function tellLifetime(
  life: NameLifetime,
  name: (piece: NamePiece) => string,
): readonly string[] {
  const write = (piece: LifetimePiece): string => {
    if (typeof piece === 'string') return piece;
    if ('code' in piece) return name(piece);
    return piece.range === undefined ? piece.fact : `${piece.fact} (${rangeWords(piece.range)})`;
  };
  return describeLifetime(life).map((pieces) => pieces.map(write).join(''));
}

function isArrival(change: HistoryChange['change']): boolean {
  return change === 'added' || change === 'renamed';
}

function dated(kind: LifetimeFact['kind'], what: string, date: LifetimeDate): LifetimeFact {
  if ('upTo' in date) return {kind, fact: `${what} a patch after ${date.after}, by ${date.upTo}`};
  const fact = `${what} ${date.patch}`;
  return date.range === undefined ? {kind, fact} : {kind, fact, range: date.range};
}

function describeChange(
  {name, gone, isHidden}: NameLifetime,
  entry: LifetimeChange,
): readonly LifetimePiece[] {
  const {patch, change, from, replacement, removedIn, detail = ''} = entry;
  const instead: readonly LifetimePiece[] =
    replacement === undefined ? [] : [', use ', {code: replacement, to: replacement}];
  switch (change) {
    case 'added':
      return [dated('since', 'since', entry)];
    case 'renamed':
      return from === name
        ? [dated('renamed', 'renamed in', entry), ' to ', {code: entry.name, to: entry.name}]
        : [
            dated('since', 'since', entry),
            ...[', previously ', {code: from ?? '', ...(from && {to: from})}],
          ];
    case 'deprecated':
      return [
        patch.split('.').length < 3
          ? {kind: 'deprecated', fact: 'deprecated before 2.6'}
          : dated('deprecated', 'deprecated since', entry),
        ...instead,
        // What happened counts more than what was announced.
        ...(removedIn === undefined || gone ? [] : [`, removed in ${removedIn}`]),
      ];
    case 'restored':
      return [dated('since', 'no longer deprecated since', entry)];
    case 'removed':
      return [
        dated('gone', isHidden ? 'no longer exported since' : 'removed in', entry),
        ...instead,
      ];
    case 'changed':
      return [dated('changed', 'changed in', entry), ': ', ...readWords(detail)];
  }
}

/** Names in a sentence of the history are in backticks. */
function readWords(words: string): readonly LifetimePiece[] {
  return words
    .replace(/\.$/, '')
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : {code: piece}));
}
