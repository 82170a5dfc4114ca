import {docsVersions} from '../../../src/site/versions.ts';
import {docsAddress, pageKinds} from '../../chromium/steps/addresses.ts';
import type {Act} from './act.ts';
import {expectReadable} from './page.ts';

/** A page of each kind in each version, and of everything else. */
const addresses: readonly string[] = [
  ...new Set([
    ...docsVersions.flatMap((version) =>
      [
        'intro',
        'api/types',
        'api/methods/listeners',
        'guides/purchases',
        'examples/basic-store',
      ].map((path) => docsAddress(version, path)),
    ),
    ...pageKinds,
    '/search',
    '/nowhere',
  ]),
];

/** Opens pages one after the other, as far as their scripts and what is fetched ahead, and scrolls to their ends. */
export const opening: readonly Act[] = [
  {
    title: `R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 K1 X ${addresses.length} pages of every kind open without a complaint`,
    async run({reader, site}) {
      for (const address of addresses) {
        await reader.open(site.origin + address);
        await expectReadable(reader);
        await reader.wakeUp();
        await reader.evaluate(() => window.scrollTo({top: document.body.scrollHeight}));
        await expectReadable(reader);
      }
    },
    // Browsers print the status of the missing page.
    expected: /nowhere.*404/,
  },
];
