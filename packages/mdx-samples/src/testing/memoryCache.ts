import type {OpenCache} from '../compile/compileCached.ts';

/** A cache in memory; whoever damages its results finds them under `kept`. */
export function memoryCache(): {readonly kept: Map<string, string>; readonly open: OpenCache} {
  const kept = new Map<string, string>();
  const open: OpenCache = (patch, key) => {
    const nameOf = (input: string): string => [patch, key, input].join(' ');
    return {
      read: (input) => {
        const text = kept.get(nameOf(input));
        return text === undefined ? undefined : Buffer.from(text);
      },
      write: (input, result) => void kept.set(nameOf(input), result),
      prune: () => undefined,
    };
  };
  return {kept, open};
}
