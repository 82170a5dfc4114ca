/** What a reader looks for; an empty string means everything. */
export type LifeFilter = {
  readonly name: string;
  readonly platform: string;
  readonly kind: string;
  /** Number of a patch that must have the name. */
  readonly patch: string;
  readonly onlyChanged: boolean;
};

/** The filter that hides nothing. */
export const everything: LifeFilter = {
  ...{name: '', platform: '', kind: '', patch: ''},
  onlyChanged: false,
};

/** Says whether a name passes the filter; `life` is what packages/expo-iap-tools/src/lifetimes/lifetimesHtml.ts writes next to its id. */
export function passes(id: string, life: string, filter: LifeFilter): boolean {
  const [platform = '', kind = '', first, last, changes] = life.split(' ');
  const patch = Number(filter.patch);
  return (
    id.toLowerCase().includes(filter.name.trim().toLowerCase()) &&
    (filter.platform === '' || platform === filter.platform) &&
    (filter.kind === '' || kind === filter.kind) &&
    (filter.patch === '' || (Number(first) <= patch && patch <= Number(last))) &&
    (!filter.onlyChanged || changes !== '0')
  );
}

/** Hides what does not pass, and the groups in which nothing is left; returns how many names are left. */
export function applyFilter(list: HTMLElement, filter: LifeFilter): number {
  let left = 0;
  for (const group of list.children) {
    if (!(group instanceof HTMLElement)) continue;
    let isNeeded = false;
    for (const element of group.querySelectorAll<HTMLElement>('[data-life]')) {
      const isShown = passes(element.id, element.dataset['life'] ?? '', filter);
      if (isShown) left += 1;
      isNeeded ||= isShown;
      // The heading of a group stays above the members that pass.
      if (element instanceof HTMLLIElement) element.hidden = !isShown;
    }
    group.hidden = !isNeeded;
  }
  return left;
}
