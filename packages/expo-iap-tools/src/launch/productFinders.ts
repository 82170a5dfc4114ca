import type {Node} from '@babel/types';
import {propertyNamed} from '../scan/program/names.ts';
import {isExamplePackage} from './exampleValues.ts';
import type {Finder, Found, LaunchTask} from './finding.ts';
import type {Catalog} from './readCatalog.ts';
import type {Sale, SaleIds} from './sales.ts';
import {writtenTexts, writtenValue} from './writtenTexts.ts';

/** A product ID where code first has it. */
type Sold = Pick<SaleIds, 'node' | 'stores'> & {readonly id: string; readonly kind: Sale['kind']};

function soldIn(sales: readonly Sale[]): readonly Sold[] {
  const all = sales.flatMap(({kind, ids}) =>
    ids.flatMap(({node, texts = [], stores}) => texts.map((id) => ({id, node, stores, kind}))),
  );
  return [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toReversed();
}

/** IDs that Google Play reserves for tests; what only a development build does is no matter of a launch. */
export const testIds: Finder = ({sales, shop}) =>
  soldIn(sales)
    .filter(({id}) => id.startsWith('android.test.'))
    .map(({id, node: at}) => ({
      ...{at, group: shop.fileOf(at)?.text.includes('__DEV__') ? 'question' : 'sure'},
      message: `Google Play reserves \`${id}\` for tests, and charges nothing for it.`,
    }));

/** IDs that a store doesn’t have, and products that the app doesn’t sell. */
export const productIds: Finder = (task) => {
  const {sales, catalogs, shop} = task;
  const sold = soldIn(sales).filter(({id}) => !id.startsWith('android.test.'));
  const known = new Set(sold.map(({id}) => id));
  // An ID that is computed, or comes from a server, can be any.
  const isWritten = sales
    .filter(({isRequest}) => !isRequest)
    .every(({ids}) => ids.every(({texts}) => texts !== undefined));
  const unsold = isWritten && shop.isFollowed && sold.length > 0 ? catalogs : [];
  return [
    ...sold.flatMap((each) => missingIn(each, task)),
    ...unsold.flatMap(({file, products}) =>
      products
        .filter(({id, isActive}) => isActive && !known.has(id))
        .map(({id, line}): Found => ({
          ...{at: {file, line, column: 1}, group: 'question'},
          message: `No code loads \`${id}\`: is it sold elsewhere, or written otherwise there?`,
        })),
    ),
  ];
};

function missingIn(
  {id, kind, node: at, stores}: Sold,
  {catalogs, app}: LaunchTask,
): readonly Found[] {
  const given = [...new Set(catalogs.map(({store}) => store))].filter((store) =>
    app.stores.has(store),
  );
  const lists = given.map((store) => ({
    store,
    own: catalogs.filter((each) => each.store === store),
  }));
  const lacking = lists.filter(
    ({store, own}) =>
      (stores ?? given).includes(store) &&
      covers(own, kind) &&
      !own.some(({products}) => products.some((product) => product.id === id && product.isActive)),
  );
  // Code that asks for the platform can mean one store only.
  if (!stores && (lacking.length < lists.length || given.length < app.stores.size)) return [];
  return lacking.map(({own}) => {
    const files = own.map(({file}) => file).join(' and ');
    const isThere = own.some(({products}) => products.some((product) => product.id === id));
    const message = isThere
      ? `In ${files}, \`${id}\` isn’t active, so the store doesn’t sell it.`
      : `${files} ${own.length === 1 ? 'has' : 'have'} no \`${id}\`, so the store gives nothing for it.`;
    return {at, group: 'likely', message};
  });
}

/** Says whether some catalogs of a store list all products of a kind. */
function covers(own: readonly Catalog[], kind: Sale['kind']): boolean {
  return (['subs', 'inapp'] as const)
    .filter((each) => kind === undefined || kind === each)
    .every((each) => own.some(({has}) => has[each]));
}

/** A package name in code that isn’t the app’s, or can’t be; where one is written for several uses, it is found once. */
export const packageName: Finder = ({shop, app}) => {
  const {packageName: own} = app;
  const links = shop.calls.filter(({names}) =>
    names.some((name) => name.startsWith('deepLinkToSubscriptions')),
  );
  const names = links.flatMap(({call}) => call.arguments.map(packageIn).find(Boolean) ?? []);
  return [...new Set(names.map((name) => writtenValue(name, shop)))].flatMap((at): Found[] => {
    const [written] = (at && writtenTexts(at, shop)) ?? [];
    if (!at || written === undefined || written === own) return [];
    if (own === undefined && !isExamplePackage(written)) return [];
    const message =
      own === undefined
        ? `\`${written}\` is an example, and Google Play has no app with it.`
        : `This is \`${written}\`, and the app’s configuration has \`${own}\`, so Google Play opens another app’s page, or none.`;
    return [{at, group: 'likely', message}];
  });
};

function packageIn(options: Node): Node | undefined {
  if (options.type !== 'ObjectExpression') return undefined;
  return ['packageNameAndroid', 'packageName']
    .map((name) => propertyNamed(options, name)?.value)
    .find(Boolean);
}
