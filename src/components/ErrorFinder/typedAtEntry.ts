/**
 * Where a page makes the browser load a document, as after a deploy or on Retry, the memory of the open one is
 * lost. What was typed is therefore also kept in the history entry, which the browser forgets with the tab;
 * src/inline/startup.ts does the same.
 */
export function keepAtEntry(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const typed = {[field.name]: field.value};
  window.history.replaceState(Object.assign({}, window.history.state, {typed}), '');
}

/** Returns what was typed into a field at this history entry. */
export function typedAtEntry(field: HTMLTextAreaElement | null): string {
  const state: unknown = window.history.state;
  if (!field || !hasTyped(state)) return '';
  const text: unknown = Reflect.get(state.typed, field.name);
  return typeof text === 'string' ? text : '';
}

function hasTyped(state: unknown): state is {typed: object} {
  return (
    typeof state === 'object' &&
    state !== null &&
    'typed' in state &&
    typeof state.typed === 'object' &&
    state.typed !== null
  );
}
