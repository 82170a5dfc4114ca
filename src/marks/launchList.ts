import {type LaunchRule, launchRules} from 'expo-iap-api-data/launch/launchRules';
import type {ListItem, PhrasingContent} from 'mdast';
import {item, list, text, textElement} from '../markdown/nodes.ts';
import {type PageFile, sourcePath} from '../markdown/pageFile.ts';
import {readInput} from '../markdown/pageInputs.ts';
import {docsWay, versionFolder} from './docsWay.ts';
import {type Blocks, defineMark} from './mark.ts';

const GROUPS = [
  {store: 'ios', name: 'App Store', id: 'app-store'},
  {store: 'android', name: 'Google Play', id: 'google-play'},
  {store: 'both', name: 'Both stores', id: 'both-stores'},
] as const;

/** What the stores refuse, as points to work through before the app is submitted. */
export const launchList = defineMark({
  name: 'LaunchList',
  attributes: [],
  example: '<LaunchList />',
  becomes: 'what the stores refuse, as a checklist by store, from the rules of `expo-iap launch`',
  block: (_attributes, {page: {file}}) =>
    GROUPS.flatMap(({store, name, id}): Blocks => [
      {type: 'heading', depth: 3, children: [text(name)], data: {hProperties: {id}}},
      list(launchRules.filter((rule) => rule.store === store).map((rule) => point(rule, file))),
    ]),
});

function point({id, by, tick, rule, source, page}: LaunchRule, file: PageFile): ListItem {
  const [path = '', anchor = ''] = page.split('#');
  const way = `${docsWay(sourcePath(file), `${path}.mdx`)}#${anchor}`;
  const sources = [
    text('Rule: '),
    source === undefined ? text(rule) : link(source, rule),
    text(' · How: '),
    link(way, titleOf(path, file)),
    ...(by === 'command'
      ? [text(' · '), textElement('span', {className: 'badge'}, [text('checked by the command')])]
      : []),
  ];
  const words = [text(tick), text(' '), textElement('span', {className: 'tick-more'}, sources)];
  return {...item(words), checked: false, data: {tick: id}};
}

function link(url: string, words: string): PhrasingContent {
  return {type: 'link', url, children: [text(words)]};
}

function titleOf(path: string, file: PageFile): string {
  const name = `${versionFolder(sourcePath(file))}${path}.mdx`;
  const title = /^title: *"?(.+?)"?$/m.exec(readInput(file, name) ?? '')?.[1];
  if (title !== undefined) return title;
  throw new Error(`A rule in launchRules.json leads to ${name}, which has no title.`);
}
