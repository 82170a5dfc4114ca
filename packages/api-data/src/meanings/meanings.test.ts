import {describe, expect, it} from 'vitest';
import {lineOf} from '../history/patchNumbers.ts';
import {comparedSurfaces, knownNames} from '../surface/loadSurface.ts';
import type {Surface, SurfaceMember} from '../surface/surface.ts';
import {meaningOf, meanings, ownerOf, pathOf} from './meaningOf.ts';

type Place = {readonly owner: string; readonly member: string; readonly type: string};

/** Words in backticks that are written like names of the library and belong to someone else. */
const outsideNames = new Set([
  // Class of JavaScript, error domains of Apple.
  'TypeError',
  'NSURLErrorDomain',
  'SKErrorDomain',
  // Keys of the raw JSON of the stores, and of the app.
  'purchaseState',
  'webOrderLineItemID',
  'webOrderLineItemId',
  'CFBundleVersion',
  // What the native code sends and no type declares.
  'autoRenewStatus',
  'priceIOS',
  'productIdentifier',
  'localizedTitle',
  'localizedDescription',
  'priceLocale',
  // What `isLegacyRequestProps` looks for.
  'productIds',
  // Answer of the server of Google.
  'expiryTimeMillis',
  'orderId',
  'purchaseTimeMillis',
  'purchaseType',
  'startTimeMillis',
  'userCancellationTimeMillis',
]);

const versions = comparedSurfaces().map((surface) => {
  const {version, patch} = surface;
  const line = version === patch ? patch : lineOf(patch);
  return {version, line, surface, places: placesOf(surface)};
});

function placesOf(surface: Surface): readonly Place[] {
  return surface.symbols.flatMap((symbol) =>
    symbol.members.flatMap((member) => withInner(ownerOf(surface, symbol, member), member)),
  );
}

function withInner(owner: string, member: SurfaceMember): readonly Place[] {
  const path = pathOf(owner, member.name);
  const inner = (member.members ?? []).flatMap((each) => withInner(path, each));
  return [{owner, member: member.name, type: member.type}, ...inner];
}

const explained = versions.flatMap(({version, surface, places}) => {
  const names = knownNames(surface);
  return places.map((place) => ({
    ...place,
    version,
    names,
    text: meaningOf(version, place.owner, place.member),
  }));
});

describe('meaningOf', () => {
  it('says more than the name', () => {
    const empty = explained.filter(({member, text}) => {
      const words = text.toLowerCase().replace(/[^a-z]/g, '');
      return text.length < 20 || words === member.toLowerCase().replace(/[^a-z]/g, '');
    });
    expect(empty).toEqual([]);
  });

  it('ends every meaning with a full stop and closes its backticks', () => {
    const broken = explained.filter(
      ({text}) => !/[.)]$/.test(text) || text.split('`').length % 2 === 0 || / {2}|!/.test(text),
    );
    expect(broken).toEqual([]);
  });

  it('says the unit of every date that is a number', () => {
    const dates = explained.filter(
      ({member, type}) => type === 'number' && /Date(IOS|Ios)?$/.test(member),
    );
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter(({text}) => !text.includes('milliseconds'))).toEqual([]);
  });

  it.each(versions.filter(({line, surface}) => line !== surface.patch))(
    'knows only names of $version',
    ({version}) => {
      const unknown = explained.flatMap((each) =>
        each.version === version
          ? namesIn(each.text)
              .filter((name) => !each.names.has(name) && !outsideNames.has(name))
              .map((name) => `${each.owner}.${each.member}: ${name}`)
          : [],
      );
      expect(unknown).toEqual([]);
    },
  );

  it('refuses what nothing explains', () => {
    expect(() => meaningOf('2.8', 'Product', 'color')).toThrow('Nothing explains Product.color');
  });
});

describe('the meanings', () => {
  const pathsByLine = new Map(
    versions.map(({line, places}) => [
      line,
      new Set(places.map(({owner, member}) => pathOf(owner, member))),
    ]),
  );

  const has = (line: string, path: string): boolean => pathsByLine.get(line)?.has(path) ?? false;
  const keys = meanings.flatMap(({of, lines}) =>
    lines.split(' ').flatMap((line) => of.map((path) => `${line} ${path}`)),
  );

  it('explain only what a version has', () => {
    const own = new Set(keys);
    const unused = meanings.flatMap(({of, lines}) => [
      ...of.filter((path) => ![...pathsByLine.keys()].some((line) => has(line, path))),
      ...lines
        .split(' ')
        .filter((line) =>
          line === 'all'
            ? !of.some((path) =>
                [...pathsByLine.keys()].some(
                  (each) => has(each, path) && !own.has(`${each} ${path}`),
                ),
              )
            : !of.some((path) => has(line, path)),
        )
        .map((line) => `${line}: ${of.join(' ')}`),
    ]);
    expect(unused).toEqual([]);
  });

  it('explain nothing twice', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

/** Names in backticks that are written like names of the library: joined words or codes. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.match(/[A-Za-z_]\w*/g) ?? [])
    .filter((name) => /[a-z][A-Z]|^E_/.test(name));
}
