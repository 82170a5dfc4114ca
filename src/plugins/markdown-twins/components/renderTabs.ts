import {tabName} from '../../../site/tabKinds.ts';
import {type FlowElement, text} from '../../../markdown/nodes.ts';
import {readAttributes} from '../../../markdown/readAttributes.ts';
import {boldLine} from './boldLine.ts';

/** Renders tabs one below the other, each under its name. */
export function renderTabs(tabs: FlowElement): FlowElement['children'] {
  const kind = readAttributes(tabs, ['kind']).required('kind');
  return tabs.children.flatMap((tab) => {
    if (tab.type !== 'mdxJsxFlowElement' || tab.name !== 'Tab') return [];
    const of = readAttributes(tab, ['of']).required('of');
    return [boldLine([text(tabName(kind, of))]), ...tab.children];
  });
}
