import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {newCommits} from './newCommits.ts';

let root = '';
let repository = '';
let base = '';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
const commit = (subject: string): string => {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  git('-C', repository, ...author, 'commit', '--allow-empty', '--no-verify', '-qm', subject);
  return git('-C', repository, 'rev-parse', 'HEAD');
};
const subjects = (folder: string): string[] =>
  newCommits(base, folder).commits.map(({subject}) => subject);
const clone = (name: string, ...options: readonly string[]): string => {
  const folder = join(root, name);
  git('clone', '-q', ...options, `file://${repository}`, folder);
  return folder;
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'commits-'));
  repository = join(root, 'repository');
  git('init', '-q', repository);
  commit('old');
  base = commit('the base');
  commit('new\tone');
  commit('newest');
});
afterAll(() => rmSync(root, {recursive: true}));

it('lists what came after the base, in a whole clone and in one that reaches it', () => {
  expect(subjects(clone('whole'))).toEqual(['newest', 'new\tone']);
  expect(subjects(clone('deep', '--depth=3'))).toEqual(['newest', 'new\tone']);
});

it('takes all that a shallow clone has when the base is cut off', () => {
  expect(subjects(clone('shallow', '--depth=1'))).toEqual(['newest']);
});

it('says why when it cannot know', () => {
  expect(newCommits('0'.repeat(40), clone('other'))).toEqual({
    commits: [],
    reason: `the base ${'0'.repeat(40)} is not in this history`,
  });
  expect(newCommits(base, root)).toEqual({commits: [], reason: 'there is no history here'});
});
