import {paragraph, text} from '../markdown/nodes.ts';
import {defineMark} from './mark.ts';

/** The one thing that a page asks its reader to do, on another site. A twin has it as a link. */
export const button = defineMark({
  name: 'Button',
  attributes: ['to', 'text'],
  example: '<Button to="https://example.org" text="Open it" />',
  becomes: 'a link to another site that looks like a button; at most one on a page',
  block: ({required}) => [
    paragraph([
      {
        type: 'link',
        url: required('to'),
        children: [text(required('text'))],
        data: {hProperties: {className: ['button', 'button--primary']}},
      },
    ]),
  ],
});
