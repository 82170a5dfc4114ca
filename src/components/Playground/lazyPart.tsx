import {type ComponentType, lazy, type LazyExoticComponent} from 'react';

/**
 * A part of the playground that is loaded when it is needed. After a deploy its script may no longer exist. In that
 * case a sentence is shown instead, and the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): LazyExoticComponent<ComponentType<Props>> {
  const Lost = () => <p role="alert">{name} couldn’t load. Reload the page to try again.</p>;
  return lazy(() => load().catch((): {default: ComponentType<Props>} => ({default: Lost})));
}
