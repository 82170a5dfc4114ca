import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {installed, makeProject, OLD} from '../project/testing/makeProject.ts';

it('reads a project without TypeScript, and says that its compiler could not be asked', () => {
  const project = makeProject({...installed('2.7.5'), 'src/shop.js': OLD});
  const {code, out} = project.call('--verify');
  expect(code).toBe(1);
  expect(out).toContain('src/shop.js:1:9');
  expect(out).toContain(`No TypeScript is installed around ${project.folder}.`);
  expect(readdirSync(join(project.folder, 'node_modules'))).toEqual(['expo-iap']);
});
