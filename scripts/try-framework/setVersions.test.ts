import {expect, it} from 'vitest';
import {frameworkPackages, withVersions} from './setVersions.ts';

const manifest = {
  name: 'site',
  dependencies: {'@docusaurus/core': '3.10.2', react: '19.1.0', 'react-loadable': 'npm:a@1.0.0'},
  devDependencies: {'create-docusaurus': '3.10.2', '@types/react': '19.1.17'},
  peerDependencies: {'@docusaurus/core': '^3.10.0', react: '*'},
};

it('changes what comes with Docusaurus and with React, and nothing else', () => {
  expect(withVersions(manifest, {docusaurus: '4.0.0', react: '19.3.1'})).toEqual({
    ...manifest,
    dependencies: {'@docusaurus/core': '4.0.0', react: '19.3.1', 'react-loadable': 'npm:a@1.0.0'},
    devDependencies: {'create-docusaurus': '4.0.0', '@types/react': '19.1.17'},
  });
});

it('lists them once', () => {
  expect(frameworkPackages([manifest, {dependencies: {react: '19.1.0'}}, {}])).toEqual({
    docusaurus: ['@docusaurus/core', 'create-docusaurus'],
    react: ['react'],
  });
});
