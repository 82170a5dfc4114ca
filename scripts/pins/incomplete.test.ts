import {expect, it} from 'vitest';
import {incomplete} from './incomplete.ts';

it('names what the newest version needs and nobody published', async () => {
  const registry = {
    newest: async () => '4.8.0',
    needs: async () => ({core: '4.8.0', css: '^4'}),
    isPublished: async (name: string) => name === 'css',
  };
  expect(await incomplete('search', '^4.7.1', registry)).toEqual({
    version: '4.8.0',
    missing: ['core 4.8.0'],
  });
});
