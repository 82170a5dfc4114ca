type Act = MouseEvent | KeyboardEvent;
/** What pointers and keys have in common, and what only keys have. */
type Pressed = Pick<Act, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'> &
  Partial<Pick<KeyboardEvent, 'code' | 'key'>>;

declare global {
  interface Window {
    /** What the reader did before src/inline/startup.ts was there, in order, and what notes it. */
    earlyActs: {readonly acts: readonly Act[]; readonly note: (act: Act) => void};
  }
}

const acts: Act[] = [];

/** Whether the search was asked for, so that what is typed is for its field. */
let isAsked = false;

/**
 * Notes an act for src/inline/repeatEarly.ts. What would open the search doesn't do anything else, and neither do keys
 * that its field would get. This says in fewer bytes what clicks.ts and keys.ts say about `data-opens` and its keys.
 */
function note(act: Act): void {
  const {target, ctrlKey, metaKey, altKey, shiftKey, key = '', code = ''}: Pressed = act;
  const isHeld = ctrlKey || metaKey;
  const element = Object(target);
  let asks = !altKey;
  if (!key) asks = !isHeld && !shiftKey && !!element.closest?.('[data-opens]');
  else if (isHeld) asks &&= !shiftKey && /^(Key)?k$/i.test(key > '~' ? code : key);
  else asks &&= key === '/' && !element.select;
  // Not Tab and the keys F1 to F12.
  if (asks || (isAsked && key && !isHeld && !altKey && !/[FT]./.test(key))) act.preventDefault();
  isAsked = asks || (isAsked && !!key && key !== 'Escape');
  acts.push(act);
}

/** Notes what the reader does first. */
export function noteEarlyActs(): void {
  window.earlyActs = {acts, note};
  for (const type of ['click', 'keydown'] as const) addEventListener(type, note, true);
}
