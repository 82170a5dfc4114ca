import {expect, it} from 'vitest';
import {docsVersions} from '../../src/site/versions.ts';
import {listSidebars} from './sidebar.ts';

it('has a sidebar for every version, with addresses inside it', () => {
  const sidebars = listSidebars();
  expect(sidebars.map(({version}) => version)).toEqual(docsVersions.map(({version}) => version));
  for (const {root, entries} of sidebars) {
    const links = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
    expect(links[0]).toEqual({label: 'Introduction', path: `${root}/intro`});
    expect(links).toContainEqual({label: 'Overview', path: `${root}/api`});
  }
});
