import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {atMark} from '../../markdown/markError.ts';
import {type FlowElement, flowElement} from '../../markdown/nodes.ts';
import {readAttributes} from '../../markdown/readAttributes.ts';

const COMMANDS: Readonly<Record<string, string>> = {
  expo: 'npx expo install',
  npm: 'npm install',
  yarn: 'yarn add',
  pnpm: 'pnpm add',
  bun: 'bun add',
};
const PACKAGES =
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:@[\w.^~-]+)?(?: (?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:@[\w.^~-]+)?)*$/;

/** Replaces Install marks by one command for each package manager. */
export const remarkInstall: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (mark, index, parent) => {
    if (mark.name !== 'Install' || parent === undefined || index === undefined) return undefined;
    parent.children[index] = atMark(file, mark, () => installTabs(mark));
    return SKIP;
  });
};

function installTabs(mark: FlowElement): FlowElement {
  const packages = readAttributes(mark, ['packages']).required('packages');
  if (!PACKAGES.test(packages)) {
    throw new Error(`packages="${packages}" must be package names with one space between them.`);
  }
  const tabs = Object.entries(COMMANDS).map(([of, command]) => {
    const block: Code = {type: 'code', lang: 'bash', value: `${command} ${packages}`};
    return flowElement('Tab', {of}, [{...block, ...(mark.position && {position: mark.position})}]);
  });
  return flowElement('Tabs', {kind: 'manager'}, tabs);
}
