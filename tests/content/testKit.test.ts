import {readFileSync} from 'node:fs';
import {appleCauses} from 'expo-iap-test-kit/testing/appleCauses';
import {googleCauses} from 'expo-iap-test-kit/testing/googleCauses';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {kitPage, kitReferencePage, pocketPage, serverPage} from '../../src/site/toolPages.ts';
import {docsVersions} from '../../src/site/versions.ts';

const page = readFileSync('src/pages/tools/test-kit.mdx', 'utf8');
const reference = readFileSync('src/pages/tools/test-kit-reference.mdx', 'utf8');

/** The members of the objects that a test works with, such as `phone.store.pay(purchase?)`. */
function signatures(): string[] {
  const source = ts.createSourceFile(
    'interface.ts',
    readFileSync('packages/test-kit/src/kit/interface.ts', 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const places: Readonly<Record<string, string>> = {
    Phone: 'phone',
    PhoneStore: 'phone.store',
    PhoneServer: 'phone.server',
    PhoneLedger: 'phone.ledger',
  };
  return source.statements.flatMap((node) => {
    if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeLiteralNode(node.type)) return [];
    const place = places[node.name.text];
    return place === undefined
      ? []
      : node.type.members.flatMap((member) => {
          if (!member.name || !ts.isIdentifier(member.name)) return [];
          const path = `${place}.${member.name.text}`;
          if (!ts.isMethodSignature(member)) return [path];
          const takes = member.parameters.map((one) => one.getText(source).replace(/:.*$/s, ''));
          return [`${path}(${takes.join(', ')})`];
        });
  });
}

const members = (): string[] => signatures().map((one) => one.replace(/\(.*$/, ''));

it('X the reference of the test kit lists every member once, with what it takes, and none that is not there', () => {
  const listed = [...reference.matchAll(/^\| `(phone\.[^`]+)` \|/gm)].map(([, name]) => name);
  // What these are is shown by their own members, and `os` is what the test said.
  const objects = ['phone.os', 'phone.store', 'phone.server', 'phone.ledger'];
  expect(listed.toSorted()).toEqual(
    signatures()
      .filter((name) => !objects.includes(name))
      .toSorted(),
  );
});

it.each(['src/content/skills/expo-iap-test.mdx', 'src/pages/tools/test-kit.mdx'])(
  'X %s names only members that are there',
  (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`(phone(?:\.\w+)+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !members().includes(name))).toEqual([]);
  },
);

it('X the page names the versions that the kit follows, and those that it does not', () => {
  const [followed = '', rest = ''] = page.split('There is no kit for');
  // What is not released yet has neither.
  for (const {version, playable} of docsVersions.filter(({status}) => status !== 'next')) {
    if (playable) expect(followed).toContain(version);
    else expect(rest.slice(0, 10)).toContain(version);
  }
});

it('X the page lists the messages of the stores that the tests cause', () => {
  const listed = [...reference.matchAll(/^\| `([A-Z_/]+)` \|/gm)].map(([, type]) => type);
  expect(listed).toEqual([...appleCauses, ...googleCauses].map(({type}) => type));
});

it.each([kitPage, kitReferencePage, pocketPage, serverPage])(
  'X lists, twins and search call $path what it calls itself',
  (tool) => {
    const text = readFileSync(`src/pages${tool.path}.mdx`, 'utf8');
    expect(text).toContain(`\ntitle: ${tool.title}\ndescription: ${tool.description}\n`);
    expect(text).toContain(`\n# ${tool.title}\n`);
  },
);
