import type {Code} from 'mdast';
import {checkPackage} from '../content/allowedPackages.ts';
import {flowElement} from '../markdown/nodes.ts';
import {defineMark} from './mark.ts';

const COMMANDS: Readonly<Record<string, string>> = {
  expo: 'npx expo install',
  npm: 'npm install',
  yarn: 'yarn add',
  pnpm: 'pnpm add',
  bun: 'bun add',
};
const PACKAGE = String.raw`(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:@[\w.^~-]+)?`;
const PACKAGES = new RegExp(`^${PACKAGE}(?: ${PACKAGE})*$`);

/** One command for each package manager, in tabs. */
export const install = defineMark({
  name: 'Install',
  attributes: ['packages'],
  example: '<Install packages="expo-iap" />',
  becomes: 'tabs for npx expo, npm, yarn, pnpm and bun',
  block: ({required}, {node}) => {
    const packages = required('packages');
    if (!PACKAGES.test(packages)) {
      throw new Error(`packages="${packages}" must be package names with one space between them.`);
    }
    const tabs = Object.entries(COMMANDS).map(([of, command]) => {
      const block: Code = {type: 'code', lang: 'bash', value: `${command} ${packages}`};
      const placed = {...block, ...(node.position && {position: node.position})};
      return flowElement('Tab', {of}, [placed]);
    });
    return [flowElement('Tabs', {kind: 'manager'}, tabs)];
  },
  check: ({required}) => {
    for (const name of required('packages').split(/\s+/)) checkPackage(name);
  },
});
