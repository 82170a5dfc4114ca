import {describe, expect, it} from 'vitest';
import {languageNamed, languages} from '../../site/languages.ts';
import {tokenizeLines} from './colorCode.ts';

/** Finds the class of the piece that contains a text. */
function classOf(code: string, language: string, text: string): string | undefined {
  const piece = tokenizeLines(code, languageNamed(language))
    .flat()
    .find((candidate) => candidate.text.trim() === text);
  if (!piece) throw new Error(`No piece is "${text}".`);
  return piece.className;
}

describe('tokenizeLines', () => {
  it('gives one entry per line and keeps every character', () => {
    const code = 'const a = `x\n\n  ${y}`;\n\nf(a);';
    const lines = tokenizeLines(code, languageNamed('ts')).map((line) =>
      line.map(({text}) => text).join(''),
    );
    expect(lines.join('\n')).toBe(code);
  });

  it.each([
    ['ts', 'const a = 1;', 'const', 't-k'],
    ['ts', "const a = 'b';", "'b'", 't-s'],
    ['ts', 'f(); // why', '// why', 't-c'],
    ['ts', 'let p: Purchase;', 'Purchase', 't-t'],
    ['tsx', 'let p: Purchase;', 'Purchase', 't-t'],
    ['tsx', 'a = <Text>Hi There</Text>;', 'Text', 't-t'],
    ['json', '{"a": true}', '"a"', 't-p'],
    ['bash', 'npx expo install expo-iap', 'npx', 't-f'],
    ['bash', 'eas build --platform ios', '--platform', 't-p'],
    ['bash', 'cd ios && pod install', 'pod', 't-f'],
    ['diff', '-old\n+new', '-old', 't-d'],
    ['diff', '-old\n+new', '+new', 't-i'],
    ['ruby', "pod 'ExpoIap', :path => '..'", ':path', 't-p'],
    ['kotlin', 'val a: Int = 3', 'val', 't-k'],
    ['swift', 'func a() -> Int { 1 }', 'func', 't-k'],
    ['xml', '<a b="c" />', 'b', 't-p'],
  ])('colors %s: %s', (language, code, text, expected) => {
    expect(classOf(code, language, text)).toBe(expected);
  });

  it('does not take the words of a command for commands', () => {
    expect(classOf('npx expo install expo-iap', 'bash', 'expo install expo-iap')).toBeUndefined();
  });

  it('leaves plain text plain', () => {
    expect(tokenizeLines('const a', languageNamed('text'))).toEqual([
      [{text: 'const a', className: undefined}],
    ]);
  });

  it('leaves prose between tags plain', () => {
    const [line] = tokenizeLines('a = <T>Buy For One</T>;', languageNamed('tsx'));
    expect(line?.some(({text, className}) => text.includes('Buy For One') && !className)).toBe(
      true,
    );
  });

  it.each(languages)('has a grammar for $name', (language) => {
    expect(tokenizeLines('a', language)).toHaveLength(1);
  });

  it('refuses a language that it does not know, also one that every object has', () => {
    expect(() => languageNamed('cobol')).toThrow(
      'The language "cobol" is unknown. Write one of: ts, ',
    );
    expect(() => languageNamed('constructor')).toThrow('is unknown');
  });

  it('refuses a grammar that Prism does not have', () => {
    const language = {name: 'cobol', label: 'COBOL', use: 'shown', grammar: 'cobol'} as const;
    expect(() => tokenizeLines('a', language)).toThrow('The grammar of "cobol"');
  });
});
