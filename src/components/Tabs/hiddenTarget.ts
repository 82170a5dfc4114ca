/** What the address points at, and the tab that hides it. */
export type HiddenTarget = {readonly target: Element; readonly tab: string};

/** Finds what the address points at when a panel that is not chosen hides it. */
export function hiddenTarget(
  buttons: readonly HTMLInputElement[],
  group: HTMLElement | null,
): HiddenTarget | undefined {
  const chosen = buttons.find(({checked}) => checked)?.value;
  for (const panel of group?.children ?? []) {
    const tab = panel instanceof HTMLElement ? panel.dataset['of'] : undefined;
    const target = [...panel.querySelectorAll('[id]')].find(isAddressed);
    if (target && tab !== undefined && tab !== chosen) return {target, tab};
  }
  return undefined;
}

function isAddressed({id}: Element): boolean {
  return `#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash;
}
