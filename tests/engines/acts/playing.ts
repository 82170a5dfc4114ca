import type {PlatformName} from 'expo-iap-test-kit/versions';
import {expect} from 'vitest';
import {playableVersions} from '../../../src/plugins/playableVersions.ts';
import {type DocsVersion, latestVersion} from '../../../src/site/versions.ts';
import {docsAddress} from '../../chromium/steps/addresses.ts';
import type {Reader} from '../reader.ts';
import type {Act} from './act.ts';
import {focused} from './page.ts';

const stage = 'section[aria-label="Try this sample"]';
/** A part of the playground on the page. */
export const inStage = (css: string, text?: string) => ({
  css: `${stage} ${css}`,
  ...(text !== undefined && {text}),
});
/** A part of the sample that runs. */
export const inPhone = (css: string, text: string) => ({css, text, inFrame: true}) as const;

/** Opens the page of a sample and starts it. */
export async function startSample(
  reader: Reader,
  origin: string,
  version: DocsVersion,
  platform: PlatformName,
): Promise<void> {
  const page = docsAddress(version, 'examples/basic-store');
  await reader.openAlive(`${origin}${page}?platform=${platform}`);
  await reader.click(inStage('button', 'Try it'));
  await reader.sees(inStage('button', 'Kill the app'));
  await reader.sees(inPhone('[role=heading]', 'You have 0 coins'));
}

/** Buys in the sample that was started. */
async function buy(reader: Reader, platform: PlatformName): Promise<void> {
  await reader.click(inPhone('[role=button]', 'Buy 100 coins'));
  await reader.sees(inStage('[role=dialog]', 'Nothing is charged.'));
  await expect.poll(() => focused(reader)).toBe('Pay');
  await reader.press('Enter');
  await reader.sees(inPhone('[role=heading]', 'You have 100 coins'));
  await expect
    .poll(() => reader.text(inStage('table tr', 'coins_100')))
    .toContain(platform === 'android' ? 'consumed' : 'finished');
  await reader.sees(inStage('[role=log]', 'calls finishTransaction'));
}

/** Runs in the page: types over a part of the code, or over all of it, as an input of the browser. */
export function typeOver(text: string, old?: string): void {
  const area = document.querySelector<HTMLTextAreaElement>(
    'section[aria-label="Try this sample"] textarea',
  );
  const replaced = old ?? area?.value ?? '';
  const at = area?.value.indexOf(replaced) ?? -1;
  if (!area || at < 0) throw new Error(`The editor has no "${replaced}".`);
  area.focus();
  area.setSelectionRange(at, at + replaced.length);
  document.execCommand('insertText', false, text);
}

export const playing: readonly Act[] = [
  {
    isSmoke: true,
    title: 'X a reader cancels, buys, edits the sample and resets it',
    async run({reader, site}) {
      await startSample(reader, site.origin, latestVersion(), 'ios');
      await reader.click(inPhone('[role=button]', 'Buy 100 coins'));
      await reader.click(inStage('[role=dialog] button', 'Cancel'));
      await reader.seesNo(inStage('[role=dialog] button', 'Pay'));
      await reader.sees(inPhone('[role=heading]', 'You have 0 coins'));
      await buy(reader, 'ios');

      await reader.click(inStage('button', 'Edit'));
      await reader.sees(inStage('textarea'));
      await reader.evaluate(typeOver, 'You own', 'You have');
      await reader.sees(inStage('[role=tab]', '(changed)'));
      await reader.click(inStage('button', 'Run'));
      await reader.sees(inPhone('[role=heading]', 'You own'));
      await reader.click(inStage('button', 'Reset code'));
      await reader.sees(inStage('[role=status]', 'The code was reset to the original.'));
      await reader.click(inStage('button', 'Run'));
      await reader.sees(inPhone('[role=heading]', 'You have'));
      await reader.click(inStage('button', 'Close'));
      await reader.seesNo({css: 'iframe'});
      await reader.sees(inStage('button', 'Try it'));
    },
  },
  // The frame is the same in each version; the other store differs more.
  ...playableVersions.map((version): Act => ({
    title: `X ${version.version} on the other store: a reader buys`,
    async run({reader, site}) {
      await startSample(reader, site.origin, version, 'android');
      await buy(reader, 'android');
    },
  })),
];
