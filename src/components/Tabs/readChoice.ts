/** Where a choice can stand: in the address, or where an earlier visit left it. */
export type ChoiceSources = {
  /** Query of the page's address, for example `?platform=android`. */
  readonly search: string;
  /** Null when the browser gives no access to it. */
  readonly storage: Pick<Storage, 'getItem'> | null;
};

/** Key under which a choice is remembered. */
export function choiceKey(kind: string): string {
  return `expo-iap-docs:tab:${kind}`;
}

/** The tab that a reader wants to see; the address wins over what an earlier visit left. */
export function readChoice(kind: string, {search, storage}: ChoiceSources): string | undefined {
  return new URLSearchParams(search).get(kind) ?? readStored(kind, storage) ?? undefined;
}

function readStored(kind: string, storage: ChoiceSources['storage']): string | null {
  try {
    return storage?.getItem(choiceKey(kind)) ?? null;
  } catch {
    return null;
  }
}
