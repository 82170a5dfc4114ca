const {apply} = Reflect;

/** No screen shows as much, and laying out a hundred times as much ends the tab. */
const MOST = 1_000_000;

/** The functions and fields through which text gets into a document; the argument that has it comes last. */
const ways: readonly (readonly [object, readonly string[]])[] = [
  [Document.prototype, ['createTextNode']],
  [Node.prototype, ['textContent', 'nodeValue']],
  [CharacterData.prototype, ['data', 'appendData', 'insertData', 'replaceData']],
  [HTMLElement.prototype, ['innerText', 'outerText']],
  [Element.prototype, ['append', 'prepend', 'replaceChildren', 'setAttribute']],
  [HTMLInputElement.prototype, ['value', 'placeholder']],
  [HTMLTextAreaElement.prototype, ['value', 'placeholder']],
];

/** Refuses to show a text without end: the browser would lay it out for minutes, and the page would wait too. */
export function limitTexts(): void {
  for (const [owner, names] of ways)
    for (const name of names) {
      const found = Object.getOwnPropertyDescriptor(owner, name);
      if (!found?.configurable) continue;
      if (found.set) Object.defineProperty(owner, name, {...found, set: limited(found.set)});
      else Object.defineProperty(owner, name, {...found, value: limited(found.value)});
    }
}

function limited<This, Args extends readonly unknown[], Result>(
  write: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result {
  return function (this: This, ...args: Args): Result {
    for (const text of args)
      if (typeof text === 'string' && text.length > MOST)
        throw new RangeError('not simulated: a text of more than a million letters');
    return apply(write, this, args);
  };
}
