/** How someone uses a package of ours, and what shows that it worked. */
export type Use = {
  /** A module of Node. */
  readonly code: string;
  readonly prints: string;
  /** Entries for the script of a page, which Node cannot run. */
  readonly inPages?: readonly string[];
  /** Whether `require` of older programs has to find it too. */
  readonly required?: boolean;
};

const inPages = ['this-page', 'waiting-acts', 'reload'].map(
  (door) => `docusaurus-first-view/${door}`,
);

export const uses: Readonly<Record<string, Use>> = {
  'expo-iap-api-data': {
    code: `
      import {findMember, loadSurface} from 'expo-iap-api-data/surface/loadSurface';
      import {releaseLines} from 'expo-iap-api-data/releaseLines';
      for (const {version} of releaseLines)
        console.info(version, loadSurface(version).symbols.length > 0);
      console.info(findMember(loadSurface('2.8'), 'ActiveSubscription.transactionId').type);`,
    prints: '2.8 true\n2.7 true\n2.6 true\nstring\n',
  },
  'expo-iap-upgrade': {
    code: `
      import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
      import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
      console.info(JSON.stringify(planUpgrade('2.7.5', '2.8.8', upgradeFacts)));`,
    prints: 'fetchProducts',
  },
  'expo-iap-test-kit': {
    code: `
      import {newPhone} from 'expo-iap-test-kit/2.8';
      const phone = newPhone('android');
      phone.store.boughtOutside('coins_100');
      console.info(phone.store.purchases[0].payment, phone.ledger.faults());
      import {openStoreServer} from 'expo-iap-test-kit/server';
      const iphone = newPhone('ios');
      const store = await openStoreServer(iphone);
      iphone.store.boughtOutside('coins_100');
      console.info(iphone.store.purchases[0].token.split('.').length, store.messages[0].type);`,
    prints: "paid [ 'paid and lost: T1 coins_100' ]\n3 ONE_TIME_CHARGE",
    required: true,
  },
  'docusaurus-first-view': {
    code: `
      import {writeFileSync} from 'node:fs';
      import {bundleStartup} from 'docusaurus-first-view/bundle-startup';
      const names = ['handlePress', 'handleClick', 'handleKey', 'reload', 'restore'];
      writeFileSync(
        'acts.js',
        ${JSON.stringify(inPages)}.map((entry) => \`export * from '\${entry}';\\n\`).join('') +
          names.map((name) => \`export const \${name} = () => console.info('our \${name}');\\n\`).join(''),
      );
      console.info(bundleStartup({namespace: '-built-in'}));
      console.info(bundleStartup({namespace: '', acts: import.meta.dirname + '/acts.js'}));`,
    prints: 'our handleKey',
    inPages,
  },
};
