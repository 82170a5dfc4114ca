import {isValidElement} from 'react';

const START = 'A navbar item failed to render.';

/** Names the configuration of the item that failed; what a nested item already named stays as it is (E5). */
export function itemFault(item: object, cause: unknown): Error {
  if (cause instanceof Error && cause.message.startsWith(START)) return cause;
  // Elements hold circles in development, which JSON cannot write.
  const shown = JSON.stringify(
    item,
    (_, value: unknown) => (isValidElement(value) ? '<…>' : value),
    2,
  );
  return new Error(`${START} Check this item of themeConfig.navbar.items: ${shown}`, {cause});
}
