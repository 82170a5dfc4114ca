import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {RouteContext} from '@docusaurus/types';
import Loading from '@theme/Loading';
import Loadable from 'react-loadable';
import type {ComponentType} from 'react';
import {changeNumbers, type Kind, type Numbers, readTable, type Row} from './routeTable.ts';

/** A part of a page: a component, a text with its facts, or data. */
type Part = {readonly default: unknown};
type Loader = () => Promise<Part>;

/** The parts of a page once they are loaded, under the names that Docusaurus gives them. */
type LoadedPage = {
  readonly __comp: ComponentType<object>;
  readonly __context?: RouteContext;
  readonly __props?: object;
};

/** The routes of the site with their components, the last for every other address. */
export function readRoutes(
  kinds: readonly Kind[],
  table: readonly Row[],
  loaders: readonly Loader[],
  notFound: Loader,
) {
  const native: Loader = async () => ({default: {name: 'native', id: 'default'}});
  const other = pageOf({__comp: 0, __context: {plugin: 1}}, [notFound, native]);
  const routes = readTable(kinds, table, (numbers) => pageOf(numbers, loaders));
  return [...routes, {path: '*', component: other}];
}

/** Does what Docusaurus’s ComponentCreator does: returns a component that loads the parts of a page and shows it. */
function pageOf(numbers: Numbers, loaders: readonly Loader[]): ComponentType {
  const loader: Record<string, Loader> = {};
  changeNumbers(numbers, (part) => {
    const load = loaders[part];
    if (load) loader[part] = load;
  });
  let page: LoadedPage | undefined;
  return Loadable.Map<object, Record<string, Part>>({
    loading: Loading,
    loader,
    render(loaded, props) {
      page ??= changeNumbers<LoadedPage>(numbers, (part) => contentOf(loaded[part]));
      const {__comp: Page, __context = null, __props, ...others} = page;
      return (
        <RouteContextProvider value={__context}>
          <Page {...others} {...__props} {...props} />
        </RouteContextProvider>
      );
    },
  });
}

/** Other exports of a part become properties of what it is, such as the facts of a text. */
function contentOf({default: content, ...others}: Part = {default: undefined}): unknown {
  const isObject = typeof content === 'function' || (typeof content === 'object' && content);
  return isObject ? Object.assign(content ?? {}, others) : content;
}
