import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {stagesOf} from 'expo-iap-tools/plan/stages';
import {factsFor} from 'expo-iap-tools/plan/upgradeFacts';
import {sampleFileModule} from 'mdx-samples/modules';
import {compileAgainst} from '../../upgrade/compiled.ts';
import {correct, scanBetween} from '../../upgrade/scanned.ts';
import {root} from '../samples.ts';

const file = 'docs/examples/_samples/basic-store.tsx';

type Change = readonly [from: string, to: string];

/** What the corrections leave to do in the basic store, by what the command says there. */
const byHand: Readonly<Record<string, Readonly<Record<string, readonly Change[]>>>> = {
  '3.4.13': {
    isUserCancelledError: [
      ['  isUserCancelledError,\n', ''],
      ['isUserCancelledError(error)', 'codeOf(error) === ErrorCode.UserCancelled'],
    ],
    purchaseStateAndroid: [
      [
        "purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1",
        "purchase.purchaseState !== 'purchased'",
      ],
    ],
    revocationDateIOS: [
      [
        "${purchase.revocationDateIOS ?? ''}",
        "${'revocationDateIOS' in purchase ? purchase.revocationDateIOS : ''}",
      ],
    ],
    fetchProducts: [["type: 'inapp'});", "type: 'inapp'}).catch(console.warn);"]],
  },
  '5.8.1': {
    platform: [
      ['const {platform, productId,', 'const {store, productId,'],
      [
        '{platform, productId, token}',
        "{platform: store === 'apple' ? 'ios' : 'android', productId, token}",
      ],
    ],
  },
};

/** The basic store of the newest documented release, taken to the newest one stage by stage. */
export const stages = (() => {
  let text = readFileSync(path.join(root, file), 'utf8');
  return stagesOf(latestPatch('2.8'), '5.8.1').map(({from, to: release}) => {
    const version = lineOf(release);
    const module = (now: string) => sampleFileModule({path: file, version, text: now});
    const {findings} = scanBetween([module(text)], planUpgrade(from, release, factsFor(release)));
    const [corrected] = correct([module(text)], findings);
    const left = byHand[release] ?? {};
    text = Object.values(left)
      .flat()
      .reduce(changed, corrected?.text ?? '');
    return {
      ...{release, text, left: Object.keys(left)},
      told: findings.flatMap(({name, edits}) => (edits ? [] : name)),
      refused: () => compileAgainst([module(text)], version),
    };
  });
})();

function changed(text: string, [from, to]: Change): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" is ${parts.length - 1} times in the sample.`);
  return parts.join(to);
}
