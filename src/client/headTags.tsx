import {Children, isValidElement, type ReactNode, useLayoutEffect, useState} from 'react';

/**
 * The part of react-helmet-async that Docusaurus uses in the browser: it keeps the title, the tags in the head and the
 * attributes of `<html>` and `<body>` as the mounted components ask for. The server renders with the original.
 */
type Tag = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The attributes that say which tags are about the same, so that the last component decides. */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['text'],
  script: ['src', 'text'],
  style: ['text'],
};

const ATTRIBUTES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

const MARK = 'data-rh';

/** The tags of every mounted component, in the order in which they came. */
const heads = new Map<object, readonly Tag[]>();
let frame = 0;

export const HelmetProvider = ({children}: {readonly children?: ReactNode}) => children;

export function Helmet({children}: {readonly children?: ReactNode}) {
  const [key] = useState(() => ({}));
  const tags = JSON.stringify(tagsIn(children));
  useLayoutEffect(() => {
    heads.set(key, JSON.parse(tags));
    writeSoon();
  }, [key, tags]);
  useLayoutEffect(
    () => () => {
      heads.delete(key);
      writeSoon();
    },
    [key],
  );
  return null;
}

type Props = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement<Props>(child)) return [];
    const {children: inside, ...props} = child.props;
    if (typeof child.type !== 'string') return tagsIn(inside);
    const attributes = Object.entries(props).map(([name, value]) => [
      ATTRIBUTES[name] ?? name.toLowerCase(),
      value === undefined || value === false ? '' : String(value),
    ]);
    const text = [inside].flat().join('');
    return [{name: child.type, attributes: Object.fromEntries(attributes), text}];
  });
}

/** Everything that changes before the next frame is written at once. */
function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const lists = [...heads.values()];
    const all = lists.flat();
    const named = (name: string) => all.filter((tag) => tag.name === name);
    for (const [name, element] of [
      ['html', document.documentElement],
      ['body', document.body],
    ] as const)
      writeAttributes(element, Object.assign({}, ...named(name).map((tag) => tag.attributes)));
    const title = named('title').at(-1)?.text;
    if (title) document.title = title;
    const decided = decideTags(lists);
    for (const name of Object.keys(IDENTITIES))
      writeTags(
        name,
        decided.filter((tag) => tag.name === name),
      );
  });
}

/** Leaves out the tags that a later component has too; one component may have several about the same. */
function decideTags(lists: readonly (readonly Tag[])[]): Tag[] {
  const known = new Set<string>();
  return lists.reduceRight<Tag[]>((later, tags) => {
    const own = tags.flatMap((tag) => {
      const identity = identityOf(tag);
      return identity && !known.has(identity) ? [{tag, identity}] : [];
    });
    for (const {identity} of own) known.add(identity);
    return [...own.map(({tag}) => tag), ...later];
  }, []);
}

function identityOf({name, attributes, text}: Tag): string | undefined {
  const values: Readonly<Record<string, string>> = {...attributes, ...(text && {text})};
  const {rel} = values;
  const [last] = Object.keys(values)
    .filter((key) => IDENTITIES[name]?.includes(key) && !(key === 'rel' && rel === 'stylesheet'))
    .reverse();
  const key = rel === 'canonical' ? 'rel' : last;
  return key && values[key] && `${name} ${key} ${values[key].toLowerCase()}`;
}

function writeTags(name: string, tags: readonly Tag[]): void {
  const old = [...document.head.querySelectorAll(`${name}[${MARK}]`)];
  const added = tags.flatMap(({attributes, text}) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(MARK, 'true');
    element.textContent = text;
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same < 0) return [element];
    old.splice(same, 1);
    return [];
  });
  for (const element of old) element.remove();
  document.head.append(...added);
}

/** The mark lists what was written, so that it can go again; nothing else of the element is touched. */
function writeAttributes(element: Element, attributes: Tag['attributes']): void {
  const names = Object.keys(attributes);
  for (const name of element.getAttribute(MARK)?.split(',') ?? [])
    if (!names.includes(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (names.length > 0) element.setAttribute(MARK, names.join());
  else element.removeAttribute(MARK);
}
