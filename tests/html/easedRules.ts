import type {RuleConfig} from 'html-validate';

/** A rule of html-validate's recommended set that asks for more than HTML does. */
export type EasedRule = {
  readonly rule: string;
  readonly as: RuleConfig[string];
  readonly reason: string;
};

/** Rules that are off or milder here. */
export const easedRules: readonly EasedRule[] = [
  {
    rule: 'attr-quotes',
    as: 'off',
    reason:
      'A style. HTML needs quotes around some values only, and the minifier drops the others.',
  },
  {
    rule: 'doctype-style',
    as: 'off',
    reason: 'A style. HTML does not tell capitals from small letters here.',
  },
  {
    rule: 'void-style',
    as: 'off',
    reason: 'A style. HTML ignores the slash that React writes at the end of an empty element.',
  },
  {
    rule: 'no-implicit-close',
    as: 'off',
    reason: 'A style. HTML says which end tags may be left out, and the minifier leaves out those.',
  },
  {
    rule: 'no-implicit-input-type',
    as: 'off',
    reason: 'A style. A field without a type is a text field, so the minifier drops "text".',
  },
  {
    rule: 'no-raw-characters',
    as: ['error', {relaxed: true}],
    reason: 'HTML allows an ampersand that begins no name of a character, as in "a && b".',
  },
  {
    rule: 'valid-id',
    as: ['error', {relaxed: true}],
    reason:
      'HTML allows every id without spaces; React and Docusaurus begin theirs with other signs.',
  },
  {
    rule: 'aria-label-misuse',
    as: ['error', {allowAnyNamable: true}],
    reason:
      'ARIA allows a name on a picture made of SVG with the role "img"; it is how a link of one is named.',
  },
  {
    rule: 'prefer-native-element',
    as: 'off',
    reason:
      "A style. An area that scrolls sideways is a region with a name, in a <pre> as in a <div>, and the link past the navbar is Docusaurus's own.",
  },
  {
    rule: 'no-redundant-role',
    as: 'off',
    reason:
      'On a phone the rows of tables are blocks, and older Safari then forgets what a cell is unless its role says so.',
  },
  {
    rule: 'long-title',
    as: 'off',
    reason:
      'A style. The title of a release post says what changes; who cuts it off loses the end alone.',
  },
];
