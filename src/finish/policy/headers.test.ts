import {readFileSync} from 'node:fs';
import {framePolicyHeader} from 'playground-frame/bundle/frameDocument';
import {describe, expect, it} from 'vitest';
import {writeHeadersFile, writeNginxHeaders, writeNginxMaps} from './headers.ts';

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
    const maps = writeNginxMaps(hashes);
    expect(maps).toContain('map $uri $iap_content_security_policy {');
    expect(maps).toMatch(/"~\^\/play\/" "default-src 'none'; [^"]+sandbox allow-scripts";/);
    expect(maps).toMatch(
      /map \$uri \$iap_x_frame_options \{\n {4}default "DENY";\n {4}"~\^\/play\/" "";/,
    );
  });

  it('are told for the frame exactly, in the instructions for hosts', () => {
    const told = readFileSync('deploy/README.md', 'utf8');
    expect(told).toContain(`Content-Security-Policy: ${framePolicyHeader}\n`);
  });

  it('contain nothing that nginx would read as more than a value', () => {
    const odd = {scripts: ['sha256-a+/='], styles: ['sha256-b+/=']};
    for (const line of writeNginxHeaders(odd).trim().split('\n'))
      expect(line).toMatch(/^add_header [A-Za-z-]+ (?:"[^"\\$]+"|\$iap_[a-z_]+) always;$/);
    for (const line of writeNginxMaps(odd).trim().split('\n'))
      expect(line).toMatch(
        /^(?:map \$uri \$iap_[a-z_]+ \{| {4}(?:default|"~\^\/play\/") "[^"\\$]*";|\})$/,
      );
  });
});
