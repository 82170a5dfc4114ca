import type {Act} from './act.ts';
import {arriving} from './arriving.ts';
import {attacking} from './attacking.ts';
import {choosing} from './choosing.ts';
import {crashing} from './crashing.ts';
import {failing} from './failing.ts';
import {framing} from './framing.ts';
import {moving} from './moving.ts';
import {navigating} from './navigating.ts';
import {opening} from './opening.ts';
import {orienting} from './orienting.ts';
import {playing} from './playing.ts';
import {reading} from './reading.ts';
import {searching} from './searching.ts';
import {switching} from './switching.ts';
import {unfolding} from './unfolding.ts';
import {upgrading} from './upgrading.ts';
import {waiting} from './waiting.ts';

/** Everything that a reader does on the site, in the order of the suite. */
const all: readonly Act[] = [
  ...opening,
  ...reading,
  ...arriving,
  ...orienting,
  ...moving,
  ...switching,
  ...unfolding,
  ...waiting,
  ...searching,
  ...choosing,
  ...playing,
  ...attacking,
  ...upgrading,
  ...failing,
  ...navigating,
  ...framing,
  ...crashing,
];

/** All of them, or those that `ACTS=smoke` asks for. */
export const acts = process.env['ACTS'] === 'smoke' ? all.filter(({isSmoke}) => isSmoke) : all;
