import {readFileSync} from 'node:fs';
import {framePolicyHeader} from 'playground-frame/bundle/frameDocument';
import {describe, expect, it} from 'vitest';
import {writeHeadersFile} from './headers.ts';

const hashes = {scripts: ['sha256-w', 'sha256-x'], styles: ['sha256-y', 'sha256-z']};

describe('the header files', () => {
  it('give the frame of running samples its own policy instead of that of pages', () => {
    const [, frame = ''] = writeHeadersFile(hashes, '/base/').trim().split('\n\n');
    expect(frame.split('\n').slice(0, 3)).toEqual([
      '/base/play/*',
      '  ! Content-Security-Policy',
      '  ! X-Frame-Options',
    ]);
    expect(frame).toContain("default-src 'none'");
    expect(frame).toMatch(/frame-ancestors 'self'; sandbox allow-scripts$/);
  });

  it('are told for the frame exactly, in the instructions for hosts', () => {
    const told = readFileSync('deploy/README.md', 'utf8');
    expect(told).toContain(`Content-Security-Policy: ${framePolicyHeader}\n`);
  });
});
