import type {Effect} from '../effect.ts';
import {effects26} from './2.6.ts';
import {effects27} from './2.7.ts';
import {lateEffects27} from './2.7-late.ts';
import {effects28} from './2.8.ts';

/** What changes mean for code that was written before them, oldest patch first. */
export const allEffects: readonly Effect[] = [
  ...effects26,
  ...effects27,
  ...lateEffects27,
  ...effects28,
];
