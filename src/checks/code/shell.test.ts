import {parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import {formatProblem} from 'mdx-samples/problem';
import {describe, expect, it} from 'vitest';
import {kitAddress} from '../../content/kitPackage.ts';
import {checkShell} from './shell.ts';

function check(code: string): string[] {
  const indents = code.split('\n').map(() => 4);
  const fence = {line: 7, column: 5};
  const marks = parseFenceMeta('');
  const texts = {path: 'docs/p.mdx', version: '2.8', language: 'bash', meta: '', code};
  return checkShell({...texts, marks, hidden: 0, fence, indents}).map(formatProblem);
}

describe('checkShell', () => {
  it.each([
    'npx expo install expo-iap expo-build-properties',
    'npx expo install expo-iap@2.8.8 -- --force',
    'npm install expo-iap@~2.8.8',
    'yarn add expo-iap@latest',
    'pnpm add expo-iap',
    'bun add expo-iap',
    `bun add --dev ${kitAddress}`,
    `yarn add --dev expo-iap-test-kit@${kitAddress}`,
    'pnpm dlx expo install expo-iap',
    'cd ios && pod install',
    'git add shop.ts',
    '# first\nadb logcat | grep "Iap Module"; ls # now',
    "npm install \\\n  'expo-iap@2.8.8'",
  ])('knows %s', (code) => {
    expect(check(code)).toEqual([]);
  });

  it.each([
    ['$ npm install expo-iap', 'docs/p.mdx:8:5 Remove the prompt "$"'],
    ['ls\nnpm install expo-ipa', 'docs/p.mdx:9:17 Unknown package "expo-ipa".'],
    ["npm install \\\n  'expo-ipa' && ls", 'docs/p.mdx:9:7 Unknown package "expo-ipa".'],
    ['npm install expo-iap@2.8.99', 'docs/p.mdx:8:17 Unknown version "2.8.99" of expo-iap.'],
    ['npm install https://expo-iap.hyo.dev/kit/old.tgz', 'docs/p.mdx:8:17 Unknown address'],
    ['yarn dlx expo install left-pad', 'docs/p.mdx:8:27 Unknown package "left-pad".'],
  ])('refuses %s', (code, message) => {
    expect(check(code)).toEqual([expect.stringContaining(message)]);
  });
});
