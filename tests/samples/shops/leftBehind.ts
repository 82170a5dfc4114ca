import type {Shop} from './shop.tsx';

const events = ['purchase-updated', 'purchase-error', 'promoted-product-ios'];

/** What an app leaves behind in the running process after its screen has gone. */
export function leftBehind({phone, pending}: Shop): readonly string[] {
  const {nativeModule, log} = phone;
  const started = log.entries.findLastIndex(({what}) => what === 'starts the app');
  const sinceStart = log.entries.slice(started + 1).map(({what}) => what);
  const isOpen = sinceStart.lastIndexOf('calls initConnection') >= 0;
  return [
    ...events
      .filter((event) => nativeModule.listenerCount(event) > 0)
      .map((event) => `a listener of ${event} is left`),
    ...(pending.states.size > 0 ? ['a listener of AppState is left'] : []),
    ...(pending.timers.size > 0 ? ['a timer is left'] : []),
    ...(isOpen && !sinceStart.includes('calls endConnection')
      ? ['the connection is left open']
      : []),
  ];
}
