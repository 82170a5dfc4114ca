import type {ReactNode} from 'react';
import {itemFault} from './itemFault.ts';

/** An item of the navbar as the configuration holds it. */
export type ConfiguredItem = {
  readonly type?: string | undefined;
  readonly label?: unknown;
  readonly items?: unknown;
};

/**
 * Draws an item with the component of its type. The component is called, not mounted: while the build
 * renders, an error of a mounted component passes every boundary, so nobody could name the item (E5).
 */
export function drawItem(
  kinds: Readonly<Record<string, unknown>>,
  item: ConfiguredItem,
): ReactNode {
  const {type, ...props} = item;
  const kind = kindOf(type, item.items !== undefined);
  try {
    const draw = kinds[kind];
    if (isFunctionComponent(draw)) return draw(props);
    const known = Object.keys(kinds).sort().join(', ');
    throw new Error(`There is no navbar item of the type "${kind}". Known types: ${known}.`);
  } catch (cause) {
    throw itemFault(item, cause);
  }
}

function kindOf(type: string | undefined, hasItems: boolean): string {
  if (type !== undefined && type !== 'default') return type;
  return hasItems ? 'dropdown' : 'default';
}

function isFunctionComponent(value: unknown): value is (props: object) => ReactNode {
  return typeof value === 'function';
}
