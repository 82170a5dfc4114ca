import {expect, it} from 'vitest';
import {releaseLines} from '../releaseLines.ts';
import {indexErrors} from './indexErrors.ts';
import {loadErrors} from './loadErrors.ts';

it.each(releaseLines)('costs little in $version, and knows its messages', ({version}) => {
  const index = indexErrors(loadErrors(version));
  expect(JSON.stringify(index).length).toBeLessThan(4000);
  const messages = new Map(index.map(({code, messages: known = []}) => [code, known]));
  expect(messages.get('E_DEVELOPER_ERROR')).toContain('Invalid transaction ID');
  expect(messages.get('E_UNKNOWN')).toContain('Purchase failed with code: 8');
});
