const {apply, get} = Reflect;

/** No shop has as many rows, and a browser goes through them within a second. */
const MOST = 10_000_000;

const methods =
  'concat copyWithin every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join lastIndexOf map reduce reduceRight reverse slice some sort splice shift toReversed toSorted toSpliced unshift with';

/**
 * Refuses methods of lists on a length that only holes can have: the browser would go through them for years, no tick
 * interrupts it, and in many browsers the page would wait too.
 */
export function limitLists(): void {
  for (const name of methods.split(' ')) {
    const method: unknown = get(Array.prototype, name);
    if (typeof method !== 'function') continue;
    const value = function (this: unknown, ...args: unknown[]): unknown {
      refuseLong(this);
      return apply(method, this, args);
    };
    Object.defineProperty(Array.prototype, name, {value});
  }
  const {from} = Array;
  const value = function (this: unknown, ...args: unknown[]): unknown {
    refuseLong(args[0]);
    return apply(from, this, args);
  };
  Object.defineProperty(Array, 'from', {value});
}

function refuseLong(list: unknown): void {
  if (typeof list === 'object' && list !== null && Number(get(list, 'length')) > MOST)
    throw new RangeError('not simulated: a list of more than 10 million items');
}
