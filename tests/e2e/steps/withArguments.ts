import type {LaunchOptions} from '@playwright/test';
import config from '../../../playwright.config.ts';

/** The browser of this suite with more arguments. */
export function withArguments(...more: readonly string[]): {launchOptions: LaunchOptions} {
  const {args = [], ...options} = config.use?.launchOptions ?? {};
  return {launchOptions: {...options, args: [...args, ...more]}};
}
