import {transform} from 'sucrase';
import ts from 'typescript';
import {formatSample} from './formatSample.ts';

/** The name of a file without types. */
export const javaScriptName = (name: string): string => name.replace(/\.ts(x?)$/, '.js$1');

/** Takes the types out of a file; comments and JSX stay. */
export async function toJavaScript(name: string, code: string): Promise<string> {
  if (!/\.tsx?$/.test(name)) return code;
  const {code: stripped} = transform(withoutTypes(name, code), {
    transforms: ['typescript', 'jsx'],
    ...{jsxRuntime: 'preserve', disableESTransforms: true},
  });
  return formatSample(stripped, 'babel');
}

/** Leaves out each declaration of a type with the comment above it, which would be about nothing. */
function withoutTypes(name: string, code: string): string {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext);
  return source.statements
    .filter((each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each))
    .reduceRight((text, {pos, end}) => text.slice(0, pos) + text.slice(end), code);
}
