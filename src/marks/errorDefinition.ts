import type {Heading, PhrasingContent, Table, TableCell} from 'mdast';
import type {Sent, SentError, StoreNumber} from 'expo-iap-api-data/errors/errorTypes';
import {cell, type Cell, rowHead, table, text} from '../markdown/nodes.ts';
import {parseSentences} from '../markdown/sentences.ts';
import {codeAnchor} from '../site/addresses.ts';
import {sinceBadge} from './badgeNodes.ts';

/** Builds what a reader of one code needs: a heading to link to and a table of answers. */
export function definition(entry: SentError): [Heading, Table] {
  const {code, ios, android, charged, retry, tell, action} = entry;
  const numbers = [...(ios?.numbers ?? []), ...(android?.numbers ?? [])];
  return [
    {
      type: 'heading',
      depth: 3,
      children: [{type: 'inlineCode', value: code}],
      data: {hProperties: {id: codeAnchor(code)}},
    },
    table(
      ['Question', 'Answer'],
      [
        row('On iOS', senderCell(ios)),
        row('On Android', senderCell(android)),
        row('Charged', parseSentences(answer(charged.word, charged.because))),
        row('Try again', parseSentences(answer(retry.word, retry.because))),
        row('Tell the user', parseSentences(tell)),
        row('What to do', parseSentences(action)),
        ...(numbers.length === 0 ? [] : [row('Store number', numbers.flatMap(numberCell))]),
        row('Compare with', nameCell(entry)),
      ],
    ),
  ];
}

function row(head: string, children: Cell): readonly TableCell[] {
  return [rowHead(head), cell(children)];
}

function senderCell(sent: Sent | null): Cell {
  if (!sent) return [text('Never sent.')];
  return sent.triggers.flatMap(({when, since}, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(' ')]),
    ...parseSentences(when),
    ...(since === undefined ? [] : [text(' '), sinceBadge(since)]),
  ]);
}

function answer(word: string, because: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}. ${because}`;
}

function numberCell({store, number, name}: StoreNumber, index: number): Cell {
  return [text(`${index === 0 ? '' : ', '}${store} ${number} `), {type: 'inlineCode', value: name}];
}

function nameCell({code, tableNumber}: SentError): Cell {
  if (tableNumber === null) {
    return parseSentences(`The text \`'${code}'\`. The enum \`ErrorCode\` does not have it.`);
  }
  return parseSentences(`\`ErrorCode.${code}\`, ${tableNumber} in \`ErrorCodeMapping.ios\`.`);
}
