import {defineMark} from './mark.ts';

/** An id that readers have links to, where its heading was moved away: in the sentence or row that leads on. */
export const anchor = defineMark({
  name: 'Anchor',
  attributes: ['id'],
  example: '<Anchor id="old-heading" />',
  becomes:
    'the target of links to a heading that was moved; write it before the words that lead on',
  // As `a`, the framework counts it among the targets of links.
  inline: ({required}) => [
    {type: 'emphasis', data: {hName: 'a', hProperties: {id: required('id')}}, children: []},
  ],
});
