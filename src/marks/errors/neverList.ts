import type {List} from 'mdast';
import type {NeverError} from '../../library/errors/errorTypes.ts';
import {text} from '../../markdown/nodes.ts';
import {codeAnchor} from '../../site/addresses.ts';
import {parseSentences} from './parseSentences.ts';

/** Builds the list of codes that never arrive, each with an anchor and what arrives instead. */
export function neverList(entries: readonly NeverError[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map(({code, tableNumber, instead}) => ({
      type: 'listItem',
      spread: false,
      data: {hProperties: {id: codeAnchor(code)}},
      children: [
        {
          type: 'paragraph',
          children: [
            {type: 'inlineCode', value: code},
            text(tableNumber === null ? ' (not in the enum): ' : ': '),
            ...parseSentences(instead),
          ],
        },
      ],
    })),
  };
}
