import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {expect, it} from 'vitest';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {scanFiles} from './scanFiles.ts';

const releases = releaseLines.map(({version}) => loadSurface(version));
const plan = planUpgrade('2.7.5', '2.8.8', upgradeFacts);

function asked(text: string): readonly string[] {
  const {findings} = scanFiles([{name: 'ledger.js', text}], {plan, releases});
  return findings.filter(({kind}) => kind === 'question').map(({line}) => String(line));
}

it('takes a transaction for a purchase only where the program has purchases', () => {
  const book = `export const book = (transaction) => save(transaction.id);`;
  expect(asked(`import {getProducts} from 'expo-iap';\n${book}`)).toEqual([]);
  expect(asked(`import {finishTransaction} from 'expo-iap';\n${book}`)).toEqual(['2']);
  expect(asked(`import {useIAP} from 'expo-iap';\n${book}`)).toEqual(['2']);
});

it('takes a purchase for one wherever the library is', () => {
  const text = `import {getProducts} from 'expo-iap';\nexport const book = (purchase) => save(purchase.id);`;
  expect(asked(text)).toEqual(['2']);
});
