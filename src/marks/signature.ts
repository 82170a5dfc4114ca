import {declarationOf} from './declaration.ts';
import {defineMark} from './mark.ts';
import {requireSymbol} from './requireName.ts';

/** The signature of a symbol as a block of code. */
export const signature = defineMark({
  name: 'Signature',
  attributes: ['of'],
  example: '<Signature of="fetchProducts" />',
  becomes: 'the signature as a highlighted block',
  block: ({required}, {node, page}) => {
    const symbol = requireSymbol(page.surface(), required('of'), 'Signature');
    return [
      {
        type: 'code',
        lang: 'ts',
        value: symbol.signature,
        data: {
          byMark: true,
          label: `Signature: ${symbol.name}`,
          complete: declarationOf(symbol, page.surface()),
        },
        ...(node.position && {position: node.position}),
      },
    ];
  },
  names: ({required}) => [required('of')],
});
