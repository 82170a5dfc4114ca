import type {FlowElement} from '../../../markdown/nodes.ts';
import {noRendering} from './noRendering.ts';
import {renderDetails} from './renderDetails.ts';
import {renderDiagram} from './renderDiagram.ts';
import {renderTabs} from './renderTabs.ts';

/** What may stand where a component between paragraphs stood. */
export type Blocks = FlowElement['children'];

/** How each component between paragraphs reads as Markdown; a new component needs a line here. */
const renderings: Readonly<Record<string, (element: FlowElement) => Blocks>> = {
  Tabs: renderTabs,
  Diagram: renderDiagram,
  details: renderDetails,
  div: ({children}) => children,
};

/** Renders a component that stands by itself, or fails with its name. */
export function renderBlock(element: FlowElement): Blocks {
  const name = element.name ?? '';
  const render = Object.hasOwn(renderings, name) ? renderings[name] : undefined;
  if (render) return render(element);
  throw noRendering(name, 'renderBlock.ts');
}
