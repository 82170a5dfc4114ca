// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {isolatesFrames} from './isolatesFrames.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['Chrome on a desktop', {mobile: false}, true],
  ['Chrome on a phone', {mobile: true}, false],
  ['Firefox and Safari', undefined, false],
])('knows %s', (_, userAgentData, expected) => {
  vi.stubGlobal('navigator', {userAgentData});
  expect(isolatesFrames()).toBe(expected);
});
