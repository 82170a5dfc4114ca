import type {ReactNode} from 'react';

/** Stands for the search of a site, so that its place in the bar can be tested. */
export default function SearchBar(): ReactNode {
  return <input type="search" aria-label="Search" size={8} />;
}
