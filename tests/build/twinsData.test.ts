import {readFileSync} from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {memberRoles, symbolKinds} from 'expo-iap-api-data/surface/surface';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {docsVersions} from '../../src/site/versions.ts';
import {deadEnd} from './readTwins.ts';
import {
  either,
  list,
  object,
  oneOf,
  optional,
  type Shape,
  shapeFaults,
  shapeKeys,
} from './shapes.ts';

const platform = oneOf('ios', 'android', 'both');
const dates = {
  since: optional('string'),
  renamedFrom: optional('string'),
  deprecated: optional(
    object({
      since: optional('string'),
      replacement: optional('string'),
      removedIn: optional('string'),
    }),
  ),
  gone: optional(object({patch: 'string', replacement: optional('string')})),
};
const member: Shape = object({
  name: 'string',
  role: oneOf(...memberRoles),
  type: 'string',
  optional: 'boolean',
  platform,
  meaning: 'string',
  ...dates,
  members: optional(() => list(member)),
});
const about = {version: 'string', package: 'string'} as const;
const surface = object({
  ...about,
  symbols: list(
    object({
      name: 'string',
      kind: oneOf(...symbolKinds),
      exported: 'boolean',
      platform,
      ...dates,
      signature: 'string',
      members: list(member),
    }),
  ),
});
const sent = either(
  'null',
  object({
    triggers: list(object({when: 'string', since: optional('string')})),
    storeNumbers: list(
      object({store: oneOf('StoreKit', 'Play'), number: 'number', name: 'string'}),
    ),
  }),
);
const code = {code: 'string', enumNumber: either('number', 'null'), docs: 'string'} as const;
const errors = object({
  ...about,
  errors: list(
    either(
      object({
        ...code,
        kind: oneOf('sent'),
        ios: sent,
        android: sent,
        charged: object({answer: oneOf('no', 'possibly', 'yes'), because: 'string'}),
        retry: object({answer: oneOf('yes', 'no', 'later', 'after a fix'), because: 'string'}),
        tellUser: 'string',
        whatToDo: 'string',
      }),
      object({...code, kind: oneOf('never'), instead: 'string'}),
    ),
  ),
});
const addresses = {
  docs: 'string',
  llms: 'string',
  llmsFull: 'string',
  surface: 'string',
  errors: 'string',
} as const;
const versions = object({
  versions: list(
    object({...about, label: 'string', status: oneOf('latest', 'old', 'next'), ...addresses}),
  ),
});

const range = {after: optional('string'), upTo: optional('string')};
const date = either(object({patch: 'string', ...range}), object({after: 'string', upTo: 'string'}));
const changes = ['added', 'renamed', 'deprecated', 'restored', 'removed', 'changed'];
const evidence = ['packages', 'changelog', 'history'];
const history = object({
  patches: list(object({patch: 'string', date: 'string'})),
  names: list(
    object({
      name: 'string',
      kind: oneOf(...symbolKinds, ...memberRoles),
      platform,
      since: optional(date),
      gone: optional(date),
      changes: list(
        object({
          patch: 'string',
          ...range,
          change: oneOf(...changes),
          from: optional('string'),
          to: optional('string'),
          replacement: optional('string'),
          removedIn: optional('string'),
          detail: optional('string'),
          evidence: oneOf(...evidence),
        }),
      ),
    }),
  ),
});

function read(path: string): unknown {
  return JSON.parse(readFileSync(`build/data/${path}`, 'utf8'));
}

/** Every text in a value that starts as an address, and every target of a link in its texts. */
function addressesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/(?:"|\]\()(https:\/\/[^")]+)/g)].map(
    ([, address = '']) => address,
  );
}

describe('X /data', () => {
  it('lists the versions, with addresses that exist', () => {
    const value = read('versions.json');
    expect(shapeFaults(value, versions)).toEqual([]);
    expect(value).toMatchObject({
      versions: docsVersions.map(({version, patch, status}) => ({
        version,
        package: `expo-iap@${patch}`,
        status,
      })),
    });
    expect(addressesIn(value).flatMap((address) => deadEnd(address) ?? [])).toEqual([]);
  });

  it.each(docsVersions)(
    'has every name of $version, in the documented shape',
    ({version, patch}) => {
      const value = read(`${version}/surface.json`);
      expect(shapeFaults(value, surface)).toEqual([]);
      expect(value).toMatchObject({
        version,
        package: `expo-iap@${patch}`,
        symbols: loadSurface(version).symbols.map(({name, signature}) => ({name, signature})),
      });
    },
  );

  it.each(docsVersions)(
    'has every error code of $version, in the documented shape',
    ({version, patch}) => {
      const value = read(`${version}/errors.json`);
      expect(shapeFaults(value, errors)).toEqual([]);
      expect(value).toMatchObject({
        version,
        package: `expo-iap@${patch}`,
        errors: loadErrors(version).map((entry) => ({code: entry.code, kind: entry.kind})),
      });
      const links = addressesIn(value);
      expect(links.length).toBeGreaterThan(loadErrors(version).length);
      expect(links.flatMap((address) => deadEnd(address) ?? [])).toEqual([]);
    },
  );

  it('has the life of every name, in the documented shape', () => {
    const value = read('history.json');
    expect(shapeFaults(value, history)).toEqual([]);
    const names = docsVersions.flatMap(({version}) =>
      loadSurface(version).symbols.filter(({exported}) => exported),
    );
    expect(value).toMatchObject({
      patches: knownPatches.map(({patch, date: day}) => ({patch, date: day})),
      names: expect.arrayContaining(names.map(({name}) => expect.objectContaining({name}))),
    });
  });

  it('has a JSON Schema that the history fits, and a wrong one does not', () => {
    const fits = new Ajv2020({allErrors: true, validateFormats: false}).compile(
      v.parse(v.record(v.string(), v.unknown()), read('history.schema.json')),
    );
    const value = read('history.json');
    expect(fits(value), JSON.stringify(fits.errors)).toBe(true);
    const {names, ...rest} = v.parse(
      v.looseObject({names: v.array(v.record(v.string(), v.unknown()))}),
      value,
    );
    const wrong = [
      {...names[0], kind: 'thing'},
      {...names[0], platform: undefined},
      {...names[0], since: {after: '2.6.0'}},
      {...names[0], changes: [{patch: 'soon', change: 'removed', evidence: 'packages'}]},
    ];
    for (const name of wrong)
      expect(fits({...rest, names: [name]}), JSON.stringify(name)).toBe(false);
  });

  it('documents every field', () => {
    const readme = readFileSync('build/data/README.md', 'utf8');
    const fields = [versions, surface, errors, history].flatMap((shape) => [...shapeKeys(shape)]);
    expect([...new Set(fields)].filter((field) => !readme.includes(`\`${field}\``))).toEqual([]);
  });

  it('documents every word that a field may contain', () => {
    const readme = readFileSync('build/data/README.md', 'utf8');
    const words = [
      ...symbolKinds,
      ...memberRoles,
      'latest',
      'old',
      'next',
      'ios',
      'android',
      'both',
    ];
    const answers = [
      ...changes,
      ...evidence,
      'no',
      'possibly',
      'yes',
      'later',
      'after a fix',
      'StoreKit',
      'Play',
    ];
    expect([...words, ...answers].filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
  });
});
