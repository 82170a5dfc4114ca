import {expect, it} from 'vitest';
import {buildSite} from './sites/buildSite.ts';
import {makeSite} from './sites/makeSite.ts';

it('E5 E8 a sidebar link whose sidebar has nothing to link to: the nested item and its sidebar', () => {
  const link = {type: 'docSidebar', sidebarId: 'empty', label: 'Nothing'};
  const {passed, output} = buildSite(
    makeSite(
      'empty-sidebar',
      {navbarItems: [{type: 'dropdown', label: 'Outer', items: [link]}]},
      {
        'sidebars.ts': `export default {empty: [{type: 'html', value: '<hr>'}], main: ['intro']};\n`,
      },
    ),
  );
  expect(passed).toBe(false);
  expect(output).toContain('The sidebar "empty" of version current has nothing to link to.');
  expect(output).toMatch(
    /A navbar item failed to render\. Check this item of themeConfig\.navbar\.items: \{[^}]*"sidebarId": "empty",[^}]*"label": "Nothing"/,
  );
  expect(output).not.toContain('"label": "Outer"');
});

it('E6 a navbar item of a type that does not exist: the type', () => {
  const {passed, output} = buildSite(
    makeSite('unknown-type', {navbarItems: [{type: 'docLink', label: 'Docs'}]}),
  );
  expect(passed).toBe(false);
  expect(output).toContain('Bad navbar item type docLink');
});
