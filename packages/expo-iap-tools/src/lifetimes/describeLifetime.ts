import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {rangeWords} from 'expo-iap-api-data/history/ranges';
import {platformNote} from 'expo-iap-api-data/platformNote';
import type {LifetimeChange, LifetimeDate, NameLifetime} from './nameLifetime.ts';

/** A piece of a sentence: words, or a name; `to` is the name that it leads to. */
export type LifetimePiece = string | {readonly code: string; readonly to?: string};

/** Says what happened to a name, one entry after the other; nothing for a name that was always there. */
export function describeLifetime(life: NameLifetime): readonly (readonly LifetimePiece[])[] {
  const first = life.changes.find(({change, name}) => isArrival(change) && name === life.name);
  const told = life.changes.map((entry) =>
    // A type that was there before.
    entry.change === 'added' && entry !== first
      ? [`exported since ${dated(entry)}`]
      : describeChange(life, entry),
  );
  const went = life.changes.some(({change, from}) => change === 'removed' || from === life.name);
  return [
    ...(life.since && !first ? [[`since ${describeDate(life.since)}`]] : []),
    ...told,
    ...(life.gone && !went ? [[`removed in ${describeDate(life.gone)}`]] : []),
  ];
}

/** What is told of a name below another one, with its platform where that is its own; `write` gives each piece its form. */
export function tellLifetime(
  life: NameLifetime,
  around: NameLifetime['platform'],
  write: (piece: LifetimePiece) => string,
): string {
  const {platform} = life;
  const told = describeLifetime(life).map((pieces) => pieces.map(write).join(''));
  const note = platform === 'both' || platform === around ? [] : [platformNote(platform)];
  return [...note, ...told].join(' · ');
}

function isArrival(change: HistoryChange['change']): boolean {
  return change === 'added' || change === 'renamed';
}

function describeDate(date: LifetimeDate): string {
  return 'patch' in date ? dated(date) : `a patch after ${date.after}, by ${date.upTo}`;
}

/** A patch; when only upstream's git history names it, what is proven follows in parentheses. */
function dated({patch, range}: Pick<LifetimeChange, 'patch' | 'range'>): string {
  return range === undefined ? patch : `${patch} (${rangeWords(range)})`;
}

function describeChange(
  {name, gone, isHidden}: NameLifetime,
  entry: LifetimeChange,
): readonly LifetimePiece[] {
  const {patch, change, from, replacement, removedIn, detail = ''} = entry;
  const when = dated(entry);
  const instead: readonly LifetimePiece[] =
    replacement === undefined ? [] : [', use ', {code: replacement, to: replacement}];
  switch (change) {
    case 'added':
      return [`since ${when}`];
    case 'renamed':
      return from === name
        ? [`renamed in ${when} to `, {code: entry.name, to: entry.name}]
        : [`since ${when}, previously `, {code: from ?? '', ...(from && {to: from})}];
    case 'deprecated':
      return [
        `deprecated ${patch.split('.').length < 3 ? 'before 2.6' : `since ${when}`}`,
        ...instead,
        // What happened counts more than what was announced.
        ...(removedIn === undefined || gone ? [] : [`, removed in ${removedIn}`]),
      ];
    case 'restored':
      return [`no longer deprecated since ${when}`];
    case 'removed':
      return [`${isHidden ? 'no longer exported since' : 'removed in'} ${when}`, ...instead];
    case 'changed':
      return [`changed in ${when}: `, ...readWords(detail)];
  }
}

/** Names in a sentence of the history are in backticks. */
function readWords(words: string): readonly LifetimePiece[] {
  return words
    .replace(/\.$/, '')
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : {code: piece}));
}
