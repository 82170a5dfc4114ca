import {describe, expect, it} from 'vitest';
import {flowElement} from './nodes.ts';
import {readAttributes} from './readAttributes.ts';

describe('readAttributes', () => {
  it('reads plain strings', () => {
    const read = readAttributes(flowElement('Sample', {file: 'store.tsx'}), ['file', 'part']);
    expect(read.required('file')).toBe('store.tsx');
    expect(read.optional('part')).toBeUndefined();
  });

  it('says what a mark needs', () => {
    const read = readAttributes(flowElement('Sample', {}), ['file', 'part']);
    expect(() => read.required('file')).toThrow('<Sample> needs file="…". It knows: file, part.');
  });

  it('says what a mark does not know', () => {
    expect(() => readAttributes(flowElement('Sample', {path: 'x'}), ['file'])).toThrow(
      '<Sample> has an unknown attribute "path". It knows: file.',
    );
  });

  it('refuses expressions, which cannot be read at build time', () => {
    const mark = flowElement('Sample', {});
    mark.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'file',
      value: {type: 'mdxJsxAttributeValueExpression', value: 'name'},
    });
    expect(() => readAttributes(mark, ['file'])).toThrow('Write name="value" without braces.');
  });
});
