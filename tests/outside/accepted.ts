/** A tool that nobody here wrote. */
export type Tool = 'html-validate' | 'Nu' | 'HTML_CodeSniffer' | 'Lighthouse';

/** A finding that is wrong, or that is right and has to stay. */
export type Accepted = {
  readonly tool: Tool;
  /** The name of the rule, or a pattern for several with one reason. */
  readonly rule: string | RegExp;
  /** What the place must have; without it the whole rule is accepted. */
  readonly place?: RegExp;
  readonly reason: string;
};

/** Every finding that does not count. One that no longer occurs fails, so that the list stays short. */
export const accepted: readonly Accepted[] = [
  {
    tool: 'Nu',
    rule: /^The “role” attribute must not be used on a “t[dhr]” element/,
    reason:
      'On a phone the rows of tables are blocks, and older Safari then forgets what a cell is unless its role says so. ARIA in HTML advises against the role that an element has anyway; it does not change what the element is.',
  },
  {
    tool: 'Nu',
    rule: /^The “(?:table|rowgroup|row|cell|rowheader|columnheader)” role is unnecessary/,
    reason: 'The same roles, for the same readers: unnecessary but for older Safari on a phone.',
  },
  {
    tool: 'Nu',
    rule: /^Trailing slash on void elements has no effect/,
    reason:
      'An advice, not an error. React writes the slash, and where the value before it has no quotes the minifier leaves a space.',
  },
  {
    tool: 'Nu',
    rule: 'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    place: /rel=expect href=#below blocking=render/,
    reason:
      'The HTML standard also allows it with “expect”, which is newer than the checker; browsers without it paint bit by bit.',
  },
  {
    tool: 'Nu',
    rule: /^Resource violates Content Security Policy/,
    place: /(?:src|href)="?\/(?:img|assets|play)\//,
    reason:
      "The checker reads files, which have no origin that 'self' could mean. The browser suite fails on any violation.",
  },
  {
    tool: 'Nu',
    rule: /^Resource violates Content Security Policy/,
    place: /src=\\?"data:image\/svg\+xml,/,
    reason:
      "The checker refuses every data: image, also a PNG on an otherwise empty page whose policy says img-src 'self' data:. Browsers follow the policy.",
  },
  {
    tool: 'Nu',
    rule: /^Inline script violates Content Security Policy/,
    place: /type="?application\/ld\+json/,
    reason:
      'Data for search engines is not a script: a browser does not run it, and no policy refuses it.',
  },
  {
    tool: 'Nu',
    rule: "CSS: “line-clamp”: Property “line-clamp” doesn't exist.",
    reason:
      "The name that CSS Overflow 4 has, beside the prefixed one that browsers know, in the theme's styles for authors.",
  },
  {
    tool: 'Nu',
    rule: 'CSS: “mask”: Too many values or values are not recognized.',
    place: /no-repeat/,
    reason:
      'CSS Masking has position, size and repetition in this order; the checker knows a mask of one value.',
  },
  {
    tool: 'Nu',
    rule: /^Section lacks heading/,
    place: /^>Tags<\/h1><section/,
    reason:
      "An advice, not an error. The theme's list of tags is one section, whose headings are those of the articles in it.",
  },
];
