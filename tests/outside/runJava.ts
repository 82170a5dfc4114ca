import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
/** The Nu HTML checker. */
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

/** Runs the checker and returns all that it writes. It ends with 1 when it finds something. */
export async function runJava(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'java',
      ['-jar', jar, ...args],
      {maxBuffer: 512 * 1024 * 1024},
      (error, stdout, stderr) => {
        if (error && error.code !== 1) reject(error);
        else resolve(stdout + stderr);
      },
    );
  });
}
