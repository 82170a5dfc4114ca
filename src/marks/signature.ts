import type {Surface, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {defineMark} from './mark.ts';
import {requireSymbol} from './requireName.ts';

declare module 'mdast' {
  interface CodeData {
    /** The symbol whose signature the block is: a twin declares it, so that the block compiles by itself. */
    declares?: {readonly symbol: SurfaceSymbol; readonly surface: Surface};
  }
}

/** The signature of a symbol as a block of code. */
export const signature = defineMark({
  name: 'Signature',
  attributes: ['of'],
  example: '<Signature of="fetchProducts" />',
  becomes: 'the signature as a highlighted block',
  block: ({required}, {node, page}) => {
    const surface = page.surface();
    const symbol = requireSymbol(surface, required('of'), 'Signature');
    return [
      {
        type: 'code',
        lang: 'ts',
        value: symbol.signature,
        data: {
          byMark: true,
          label: `Signature: ${symbol.name}`,
          declares: {symbol, surface},
        },
        ...(node.position && {position: node.position}),
      },
    ];
  },
  names: ({required}) => [required('of')],
});
