import {formatPrice, type Product} from 'expo-iap-test-kit/store/catalog';
import type {Stage} from '../../behavior/stage.tsx';
import {offerLines, priceLines} from '../priceLines.ts';

/** The prices on the screen and in the log that are none of those that the store will charge. */
export function wrongPrices(stage: Stage): readonly string[] {
  const {catalog} = stage.phone;
  const all = catalog.visible.flatMap((product) => linesOf(stage, product));
  const named = catalog.visible.flatMap((product) => {
    const told = [...pricesOn(stage).filter((text) => text.includes(product.title))];
    return wrongAmong([...told, ...loggedPrices(stage, product)], linesOf(stage, product));
  });
  const others = pricesOn(stage).filter(
    (text) => !catalog.visible.some(({title}) => text.includes(title)),
  );
  return [...named, ...wrongAmong(others, all)];
}

function wrongAmong(told: readonly string[], lines: readonly string[]): readonly string[] {
  return told
    .filter((text) => !lines.some((line) => text.endsWith(line)))
    .map((text) => `"${text}" is none of ${lines.map((line) => `"${line}"`).join(', ')}`);
}

function linesOf({phone}: Stage, product: Product): readonly string[] {
  if (product.kind === 'subscription')
    return [...priceLines(phone, product), ...offerLines(phone, product)];
  return [formatPrice(product.price)];
}

function pricesOn({screen}: Stage): readonly string[] {
  return [...screen.querySelectorAll('button, span')]
    .map(({textContent}) => textContent ?? '')
    .filter((text) => /\d\.\d\d|Free/.test(text));
}

/** A log names a one-time product by its id; what it says of a plan is a field of the store, for the developer. */
function loggedPrices({printed}: Stage, {id, kind}: Product): readonly string[] {
  if (kind === 'subscription') return [];
  return printed.flatMap(([first, second]) =>
    first === id && !/^E_/.test(String(second)) ? [String(second)] : [],
  );
}
