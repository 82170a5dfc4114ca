import type {Exception} from './coverage.ts';

/** Samples that could run and do not. Types alone and samples that must not compile never count. */
export const exceptions: readonly Exception[] = [];
