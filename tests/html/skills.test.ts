import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readFrontMatter} from '../../src/checks/pages/frontMatter.ts';
import {SKILLS_ROOT} from '../../src/site/addresses.ts';
import {latestVersion} from '../../src/site/versions.ts';

const folder = `build${SKILLS_ROOT}`;
const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const names = readdirSync(folder).filter((name) => name !== 'index.json');

it('X the index of the skills has every file, with what it says of itself and the hash of its bytes', async () => {
  const reading = names.map(async (name) => {
    const bytes = readFileSync(`${folder}/${name}/SKILL.md`);
    const head = await readFrontMatter(name, bytes.toString());
    const {description, ...rest} = 'fields' in head ? head.fields : {description: head.message};
    expect(rest).toEqual({name, metadata: {'expo-iap': latestVersion().patch}});
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    return {name, type: 'skill-md', description, url: `${SKILLS_ROOT}/${name}/SKILL.md`, digest};
  });
  expect(index).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: await Promise.all(reading),
  });
});

it('X a skill keeps the limits of its form, and is short', () => {
  expect(names).toEqual(['buy', 'test', 'upgrade', 'verify'].map((job) => `expo-iap-${job}`));
  for (const {name, description} of index.skills) {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(description.length, name).toBeLessThanOrEqual(1024);
    const lines = readFileSync(`${folder}/${name}/SKILL.md`, 'utf8').trimEnd().split('\n');
    expect(lines.length, name).toBeLessThanOrEqual(150);
  }
});
