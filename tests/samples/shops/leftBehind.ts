import type {Shop} from './shop.tsx';

/** What an app leaves behind in the running process after its screen has gone. */
export function leftBehind({phone, listening, timers}: Shop): readonly string[] {
  const {entries} = phone.log;
  const started = entries.findLastIndex(({what}) => what === 'starts the app');
  const sinceStart = entries.slice(started + 1).map(({what}) => what);
  const isOpen = sinceStart.lastIndexOf('calls initConnection') >= 0;
  return [
    ...listening.map((event) => `a listener of ${event} is left`),
    ...(timers.size > 0 ? ['a timer is left'] : []),
    ...(isOpen && !sinceStart.includes('calls endConnection')
      ? ['the connection is left open']
      : []),
  ];
}
