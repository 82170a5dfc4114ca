import {format} from 'prettier';

/** Formats code as the samples are. */
export const formatSample = (code: string, parser: 'babel' | 'typescript'): Promise<string> =>
  format(code, {
    ...{printWidth: 88, singleQuote: true, bracketSpacing: false, trailingComma: 'all'},
    parser,
  });
