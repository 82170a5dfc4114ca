import type {Act} from './act.ts';
import {attacking} from './attacking.ts';
import {choosing} from './choosing.ts';
import {failing} from './failing.ts';
import {moving} from './moving.ts';
import {opening} from './opening.ts';
import {playing} from './playing.ts';
import {reading} from './reading.ts';
import {searching} from './searching.ts';
import {upgrading} from './upgrading.ts';

/** Everything that a reader does on the site, in the order of the suite. */
export const acts: readonly Act[] = [
  ...opening,
  ...reading,
  ...moving,
  ...searching,
  ...choosing,
  ...playing,
  ...attacking,
  ...upgrading,
  ...failing,
];
