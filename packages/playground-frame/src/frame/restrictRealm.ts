import {allowedElements, keptGlobals, keptOfNavigator} from './keptGlobals.ts';

/** Code in the frame can replace every function that it reaches, so nothing here looks one up later. */
const {apply, get, getOwnPropertyDescriptor} = Reflect;

function refuse(): never {
  throw new Error('not simulated: this part of the browser');
}

/** Members that turn text into elements, load another document, or move through the history of the tab. */
const refused =
  /html|^(?:write|writeln|open|close|execCommand|parseFromString|createContextualFragment|createDocument|define)$/i;
const ofHistory = /^(?:pushState|replaceState|go|back|forward)$/;

/**
 * Leaves code in the frame only what draws the app. Policies do not cover WebRTC, hints such as `preconnect`, and the
 * history of the tab, so their interfaces must be gone before foreign code runs. Documents in frames of the frame would
 * have these interfaces again: no element that opens one can be created.
 */
export function restrictRealm(): void {
  const {prototype} = Document;
  for (const owner of [
    Document,
    prototype,
    DOMImplementation.prototype,
    CustomElementRegistry.prototype,
  ])
    refuseMembers(owner, refused);
  for (const owner of [
    Element.prototype,
    HTMLElement.prototype,
    ShadowRoot.prototype,
    Range.prototype,
  ])
    refuseMembers(owner, refused);
  refuseMembers(History.prototype, ofHistory);
  onlyAllowedElements(prototype, 'createElement', 0);
  onlyAllowedElements(prototype, 'createElementNS', 1);
  focusOnlyInside(HTMLElement.prototype);
  focusOnlyInside(SVGElement.prototype);
  // A copy of a `meta` element could lead the frame away.
  for (const element of document.querySelectorAll('meta, script')) element.remove();
  keepOnly(Navigator.prototype, keptOfNavigator);
  // Last: it removes the names above.
  keepOnly(globalThis, keptGlobals);
}

function refuseMembers(owner: object, names: RegExp): void {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const found = names.test(name) ? getOwnPropertyDescriptor(owner, name) : undefined;
    if (!found?.configurable) continue;
    // A value like `innerHTML` can still be read.
    Object.defineProperty(owner, name, found.get ? {set: refuse} : {value: refuse});
  }
}

/** Undefined instead of deleted: a browser may create a deleted interface again when it is asked for. */
function keepOnly(owner: object, names: readonly string[]): void {
  for (const name of Object.getOwnPropertyNames(owner))
    if (!names.includes(name) && getOwnPropertyDescriptor(owner, name)?.configurable)
      Object.defineProperty(owner, name, {value: undefined, writable: true, enumerable: false});
}

function onlyAllowedElements(owner: object, method: string, at: number): void {
  const create: unknown = get(owner, method);
  if (typeof create !== 'function') return;
  const allowed: Record<string, true> = Object.create(null);
  for (const name of allowedElements) allowed[name] = true;
  const value = function (this: unknown, ...args: unknown[]): unknown {
    // Once: an object could be another text the next time.
    const name = `${args[at]}`;
    if (allowed[name] !== true) throw new Error(`not simulated: the element "${name}"`);
    args[at] = name;
    return apply(create, this, args);
  };
  Object.defineProperty(owner, method, {value});
}

/** An app takes the focus only when the reader is in it, not while they type elsewhere. */
function focusOnlyInside(owner: HTMLElement | SVGElement): void {
  const {focus} = owner;
  const hasFocus = document.hasFocus.bind(document);
  const value = function (this: unknown, ...args: unknown[]): void {
    if (hasFocus()) apply(focus, this, args);
  };
  Object.defineProperty(owner, 'focus', {value});
}
