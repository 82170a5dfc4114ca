/** A habit of wording that makes readers stumble, and what to write in its place. */
type Mannerism = {
  readonly pattern: string;
  readonly instead: string;
  /** Why it is a problem. */
  readonly why: string;
  /** A sentence that has it, for the tests. */
  readonly example: string;
};

/** Wordings that came back again and again while these pages were written. */
export const mannerisms: readonly Mannerism[] = [
  {
    pattern: 'of (?:its|their|your|our|my|his|her) own',
    instead: '"its own …", "separate", or nothing',
    why: 'The possessive alone is shorter and says the same.',
    example: 'It has a page of its own.',
  },
  {pattern: 'anew', instead: '"again"', why: 'It is literary.', example: 'It is written anew.'},
  {
    pattern: 'once more',
    instead: '"again"',
    why: 'It can be read as "one last time".',
    example: 'Try it once more.',
  },
  {
    pattern: 'mend(?:s|ed|ing)?',
    instead: '"fix"',
    why: 'Code is fixed; clothes are mended.',
    example: 'The next release mends it.',
  },
  {
    pattern:
      'st(?:ands?|ood) (?:above|after|at|before|behind|below|beside|between|first|here|in(?! for)|last|on|once|still|there|twice|under)',
    instead: '"is"',
    why: 'Text and values do not stand anywhere.',
    example: 'The list stands below.',
  },
  {
    pattern: '(?:is|are) no (?!longer|more|one\\b)[a-z]+',
    instead: '"is not a …"',
    why: 'After a subject, "is no X" sounds translated.',
    example: 'A subscription is no unlock.',
  },
  {
    pattern: 'hears?',
    instead: '"is called", "receives" or "learns"',
    why: 'Functions and servers do not hear.',
    example: 'The listener hears the purchase.',
  },
  {
    pattern: 'tells? (?:by|how|nothing|that|what|when|whether|which)',
    instead: '"says" or "shows", or name who is told',
    why: 'Somebody has to be told.',
    example: 'The code tells what happened.',
  },
  {
    pattern: 'go(?:es)? in (?:\\d|the next)',
    instead: '"is removed in"',
    why: 'A reader cannot know that "go" means removal.',
    example: 'The alias goes in 3.0.0.',
  },
  {
    pattern: 'holds(?! back)',
    instead: '"contains", "has", "keeps" or "applies"',
    why: 'It can mean four things.',
    example: 'The list holds every purchase.',
  },
  {
    pattern: 'the way of an?',
    instead: '"how a … works"',
    why: 'It sounds translated.',
    example: 'This is the way of a purchase.',
  },
  {
    pattern: 'in parts of',
    instead: '"relative to"',
    why: 'A ratio is relative to something.',
    example: 'The value is in parts of the budget.',
  },
  {
    pattern: 'leads? nowhere',
    instead: '"is broken"',
    why: 'It is the usual word for such a link.',
    example: 'The link leads nowhere.',
  },
  {
    pattern: 'somebody',
    instead: '"someone" or who it is',
    why: 'It is spoken language.',
    example: 'Somebody has to ask.',
  },
];

/** Phrases in which one of these wordings is right. */
const allowedPhrases: readonly string[] = [
  'there is no',
  'there are no',
  'hear from',
  'hears from',
];

const allowed = allowedPhrases.map((phrase) => new RegExp(phrase.replaceAll(' ', '\\s+'), 'gi'));

const patterns = mannerisms.map((mannerism) => ({
  ...mannerism,
  // Words may be on two lines, and a comment may begin in between.
  regex: new RegExp(
    `(?<![\\w-])(?:${mannerism.pattern.replaceAll(' ', '\\s+(?:[*/]+\\s+)?')})(?![\\w-])`,
    'gi',
  ),
}));

/** Finds the wordings in a text, each with a sentence that says what to write. */
export function findMannerisms(text: string): {readonly index: number; readonly message: string}[] {
  return patterns.flatMap(({regex, instead, why}) =>
    [...text.matchAll(regex)]
      .filter(({index}) => !isAllowed(text, index))
      .map(({index, 0: found}) => ({
        index,
        message: `"${found.replaceAll(/\s+/g, ' ')}" is not idiomatic: write ${instead}. ${why}`,
      })),
  );
}

/** Says whether a find begins in an allowed phrase. */
function isAllowed(text: string, start: number): boolean {
  return allowed.some((regex) =>
    [...text.matchAll(regex)].some(({index, 0: {length}}) => {
      return index <= start && start < index + length;
    }),
  );
}
