/** Draws nothing: upstream's list is empty on pages without a sidebar; DocItem/Metadata has one for every page. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
