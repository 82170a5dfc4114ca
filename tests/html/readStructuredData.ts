import type {Page} from './pages.ts';

/** A description of schema.org on a page. */
export type Thing = Readonly<Record<string, unknown>>;

/** Reads the descriptions on a page for search engines. */
export function readStructuredData({$, route}: Page): Thing[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => {
      const thing: unknown = JSON.parse($(script).text());
      if (isThing(thing)) return thing;
      throw new Error(`${route} has structured data that is not an object.`);
    });
}

/** Returns the things that a property contains, whether it has one or many. */
export function thingsAt(thing: Thing, property: string): Thing[] {
  return [thing[property]].flat().filter(isThing);
}

/** Collects every text in a thing, however deep, that a property of the given names contains. */
export function textsAt(thing: Thing, properties: readonly string[]): string[] {
  return Object.entries(thing).flatMap(([name, value]) => [
    ...(typeof value === 'string' && properties.includes(name) ? [value] : []),
    ...[value]
      .flat()
      .filter(isThing)
      .flatMap((inner) => textsAt(inner, properties)),
  ]);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
