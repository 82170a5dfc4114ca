import {describe, expect, it} from 'vitest';
import {formatDeclaration, formatTypeInLine} from './formatSymbols.ts';

describe('formatDeclaration', () => {
  it('keeps what fits in one line and breaks what does not', async () => {
    expect(await formatDeclaration('type A = { platform: "ios"; };')).toBe(
      "type A = {platform: 'ios'};",
    );
    expect(await formatDeclaration('function f(a:string):Promise<void>;')).toBe(
      'function f(a: string): Promise<void>;',
    );
    const long = await formatDeclaration(
      'function fetchProducts(params: {skus: string[]; type?: "inapp"}): Promise<Product[]>;',
    );
    expect(long.split('\n').length).toBeGreaterThan(1);
  });
});

describe('formatTypeInLine', () => {
  it('gives one line, whatever the release wrote', async () => {
    const type = '{\n    sku: string;\n    offerToken: string;\n}[]';
    expect(await formatTypeInLine(type)).toBe('{sku: string; offerToken: string}[]');
    const union = Array.from({length: 40}, (_, index) => `"option${index}"`).join('\n | ');
    expect(await formatTypeInLine(union)).not.toContain('\n');
    expect(await formatTypeInLine(`"a" | {b: "c"}`)).toBe("'a' | {b: 'c'}");
  });
});
