import {describe, expect, it} from 'vitest';
import {pageParser} from './page.ts';
import {readAttributes} from './readAttributes.ts';

/** The mark that a page consists of. */
function mark(source: string) {
  const [found] = pageParser.parse(source).children;
  if (found?.type !== 'mdxJsxFlowElement') throw new Error(`${source} is not a mark.`);
  return found;
}

describe('readAttributes', () => {
  it('reads plain strings', () => {
    const read = readAttributes(mark('<Sample file="store.tsx" />'), ['file', 'part']);
    expect(read.required('file')).toBe('store.tsx');
    expect(read.optional('part')).toBeUndefined();
  });

  it('says what a mark needs', () => {
    const read = readAttributes(mark('<Sample />'), ['file', 'part']);
    expect(() => read.required('file')).toThrow('<Sample> needs file="…". It knows: file, part.');
  });

  it('says what a mark does not know', () => {
    expect(() => readAttributes(mark('<Sample path="x" />'), ['file'])).toThrow(
      '<Sample> has an unknown attribute "path". It knows: file.',
    );
  });

  it('refuses expressions, which cannot be read at build time', () => {
    expect(() => readAttributes(mark('<Sample file={name} />'), ['file'])).toThrow(
      'Write name="value" without braces.',
    );
  });
});
