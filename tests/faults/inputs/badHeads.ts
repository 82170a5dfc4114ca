import type {BadInput} from './badInput.ts';
import {whole} from './badInput.ts';

const head = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;

/** Mistakes in the front matter of a page. */
export const badHeads: readonly BadInput[] = [
  whole(
    'open-quote',
    'front matter with a quote that is never closed',
    head('title: "Open', 'description: A quote.'),
    '4: Invalid YAML: unexpected end of the stream within a double quoted scalar. Put values that contain a colon or a quote in quotes.',
  ),
  whole(
    'two-colons',
    'front matter with a colon in a value',
    head('title: Bad: worse', 'description: A colon.'),
    '2: Invalid YAML: bad indentation of a mapping entry. Put values that contain a colon or a quote in quotes.',
  ),
  whole(
    'tabbed',
    'front matter indented with a tab',
    head('title: Tabbed', 'description:', '\tA tab.'),
    '4: Invalid YAML: tab characters must not be used in indentation. Put values that contain a colon or a quote in quotes.',
  ),
  whole(
    'twice',
    'front matter with a field twice',
    head('title: Twice', 'description: Once.', 'title: Again'),
    '4: Invalid YAML: duplicated mapping key. Put values that contain a colon or a quote in quotes.',
  ),
  whole(
    'open-head',
    'front matter that is never closed',
    '---\ntitle: Open\ndescription: Never closed.\n\nText.\n',
    '1: The front matter that opens here is never closed. Add a "---" line.',
  ),
  whole(
    'no-head',
    'a page without front matter',
    'Text.\n',
    '1: The page has no front matter. Start it with a "---" line, a title and a description.',
  ),
  whole(
    'program',
    'front matter that is a program',
    '---js\n{title: "Program", description: String(process.pid)}\n---\n\nText.\n',
    '1: The page has no front matter. Start it with a "---" line, a title and a description.',
  ),
  whole(
    'list',
    'front matter that is a list',
    head('- title', '- description'),
    '2: Expected `name: value` on each line.',
  ),
  whole(
    'untitled',
    'front matter without a title',
    head('description: No title.'),
    '1: The front matter has no title. Add one.',
  ),
  whole(
    'undescribed',
    'front matter without a description',
    head('title: Undescribed'),
    '1: The front matter has no description. Add one.',
  ),
  whole(
    'number',
    'a title that is a number',
    head('title: 2.8', 'description: A number.'),
    '2: "title" must be text, found 2.8. Put the text in quotes.',
  ),
  whole(
    'blank',
    'a title that is empty',
    head('title:', 'description: Empty.'),
    '2: "title" must be text, found nothing. Put the text in quotes.',
  ),
  whole(
    'misspelled',
    'a field that nobody reads',
    head('title: Misspelled', 'description: A field.', 'slig: /elsewhere'),
    '4: The front matter has an unknown field "slig". Did you mean "slug"?',
  ),
  whole(
    'address',
    'the address of another page',
    head('title: Address', 'description: A slug.', 'slug: /intro'),
    '4: The address /docs/intro is already used by docs/intro.md. Change one of the slugs.',
  ),
];
