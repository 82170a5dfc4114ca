import type {Surface, SurfaceMember, SurfaceSymbol} from '../surface.ts';

/** A small surface with one of everything, for tests of whatever reads surfaces. */
export const sampleSurface: Surface = {
  version: '2.8',
  patch: '2.8.8',
  nativeCodes: [],
  patches: [],
  history: [],
  symbols: [
    symbol('fetchProducts', {
      kind: 'function',
      since: '2.8.7',
      signature: 'function fetchProducts(params: {\n  skus: string[];\n}): Promise<Product[]>;',
      members: [
        member('params', '{skus: string[]}', {
          role: 'parameter',
          members: [
            member('skus', 'string[]'),
            member('type', "'inapp' | 'subs'", {optional: true}),
          ],
        }),
      ],
    }),
    symbol('requestProducts', {
      kind: 'function',
      deprecated: {since: '2.8.7', removedIn: '3.0.0', replacement: 'fetchProducts'},
    }),
    symbol('endConnection', {kind: 'function'}),
    symbol('useStore', {
      kind: 'hook',
      members: [
        member('onSale', '(sale: Sale) => void', {
          role: 'option',
          optional: true,
          members: [member('sale', 'Sale', {role: 'parameter'})],
        }),
        member('connected', 'boolean', {role: 'returned'}),
      ],
    }),
    symbol('StoreCode', {
      kind: 'enum',
      members: [member('Unknown', "'E_UNKNOWN'", {role: 'value'})],
    }),
    symbol('Kind', {
      kind: 'type',
      exported: false,
      members: [member('inapp', "'inapp'", {role: 'value'}), member('', "''", {role: 'value'})],
    }),
    symbol('Sale', {
      kind: 'type',
      platform: 'ios',
      members: [
        member('id', 'string', {platform: 'ios', since: '2.8.1', renamedFrom: 'saleId'}),
        member('note', 'string', {optional: true, platform: 'android', gone: {patch: '2.8.9'}}),
      ],
    }),
    symbol('LargeSale', {
      kind: 'type',
      members: [member('id', 'string', {declaredIn: 'Sale'}), member('size', 'number')],
    }),
  ],
};

function symbol(
  name: string,
  rest: Partial<SurfaceSymbol> & Pick<SurfaceSymbol, 'kind'>,
): SurfaceSymbol {
  return {name, exported: true, platform: 'both', signature: `type ${name};`, members: [], ...rest};
}

function member(name: string, type: string, rest: Partial<SurfaceMember> = {}): SurfaceMember {
  return {name, type, role: 'field', optional: false, platform: 'both', ...rest};
}
