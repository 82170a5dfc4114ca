import type {LaunchOptions} from '@playwright/test';
import config from '../../../playwright.config.ts';

/** The browser of this suite with one process for a page and the frames in it. */
export function inOneProcess(): {launchOptions: LaunchOptions} {
  const {args = [], ...options} = config.use?.launchOptions ?? {};
  const shared = args.filter((argument) => argument !== '--site-per-process');
  return {
    launchOptions: {
      ...options,
      args: [
        ...shared,
        '--disable-site-isolation-trials',
        '--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes',
      ],
    },
  };
}
