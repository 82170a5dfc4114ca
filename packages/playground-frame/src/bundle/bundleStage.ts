import {readFileSync} from 'node:fs';
import {transform} from 'esbuild';
import {ownFile} from './ownFile.ts';

/** The styles of what is around the phone. */
export async function bundleStage(): Promise<string> {
  const stage = ['stage.css', 'sheet.css']
    .map((name) => readFileSync(ownFile(name), 'utf8'))
    .join('\n');
  const {code} = await transform(stage, {loader: 'css', minify: true});
  return code;
}
