/** Names that every object has: a look-up by them finds what nobody put there. */
export const inheritedNames = [
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__defineGetter__',
];

/** A word of each script, and what isn't a word, as somebody pastes it. */
export const anyTexts: Readonly<Record<string, string>> = {
  Latin: 'achat int\u00e9gr\u00e9',
  Cyrillic: '\u041f\u043e\u043a\u0443\u043f\u043a\u0430',
  Greek: '\u03b1\u03b3\u03bf\u03c1\u03ac',
  Arabic: '\u0634\u0631\u0627\u0621',
  Hebrew: '\u05e8\u05db\u05d9\u05e9\u05d4',
  Devanagari: '\u0916\u0930\u0940\u0926',
  Thai: '\u0e0b\u0e37\u0e49\u0e2d',
  Han: '\u8cfc\u8cb7',
  Hangul: '\uad6c\ub9e4',
  Kana: '\u30ab\u30a6',
  emoji: '\u{1f4b3}\u{1f469}\u200d\u{1f4bb}',
  'half of an emoji': '\ud83d',
  'the other half': '\udcb3x',
  'a capital with a dot': '\u0130',
  'full width': '\uff25\uff3f\uff35\uff2e\uff2b\uff2e\uff2f\uff37\uff2e',
  'another direction': '\u202eabc',
  'a control character': '\u0000',
  'a word as long as a log': 'x'.repeat(300_000),
  'marks on one letter': 'e\u0301'.repeat(5_000),
};
