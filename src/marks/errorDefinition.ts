import type {Sent, SentError, StoreNumber} from 'expo-iap-api-data/errors/errorTypes';
import type {Heading, List, ListItem, PhrasingContent} from 'mdast';
import {type Cell, code as inCode, item, list, text} from '../markdown/nodes.ts';
import {parseSentences} from '../markdown/sentences.ts';
import {codeAnchor} from '../site/addresses.ts';
import {sinceBadge} from './badgeNodes.ts';

/** Builds what a reader of one code needs: a heading to link to and a list of answers. */
export function definition(entry: SentError): [Heading, List] {
  const {code, ios, android, charged, retry, tell, action} = entry;
  return [
    {
      type: 'heading',
      depth: 3,
      children: [inCode(code)],
      data: {hProperties: {id: codeAnchor(code)}},
    },
    list([
      ...sender('iOS', ios),
      ...sender('Android', android),
      headed('Charged', parseSentences(answer(charged.word, charged.because))),
      headed('Try again', parseSentences(answer(retry.word, retry.because))),
      headed('Tell the user', parseSentences(tell)),
      headed('What to do', parseSentences(action)),
      headed('Compare with', names(entry)),
    ]),
  ];
}

function headed(head: string, children: Cell): ListItem {
  return item([{type: 'strong', children: [text(`${head}:`)]}, text(' '), ...children]);
}

/** The causes on one platform; nothing where the code never comes. */
function sender(platform: string, sent: Sent | null): ListItem[] {
  if (!sent) return [];
  const causes = sent.triggers.flatMap(({when, since}, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(' ')]),
    ...parseSentences(when),
    ...(since === undefined ? [] : [text(' '), sinceBadge(since)]),
  ]);
  return [headed(platform, causes)];
}

function answer(word: string, because: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}. ${because}`;
}

/** The name in code, with the numbers that logs have for it. */
function names({code, tableNumber, ios, android}: SentError): PhrasingContent[] {
  const name = tableNumber === null ? `'${code}'` : `ErrorCode.${code}`;
  const own = tableNumber === null ? ', not in the enum' : ` (${tableNumber})`;
  const stores = [...(ios?.numbers ?? []), ...(android?.numbers ?? [])].map(storeNumber);
  return [inCode(name), text([own, ...stores].join(', ').replace(/^, , /, ', '))];
}

function storeNumber({store, number}: StoreNumber): string {
  return `${store} ${number}`;
}
