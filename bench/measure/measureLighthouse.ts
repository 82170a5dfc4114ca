import {execFile} from 'node:child_process';
import {resolve} from 'node:path';
import {promisify} from 'node:util';

const LIGHTHOUSE = resolve('node_modules/lighthouse/cli/index.js');
const AUDIT = 'largest-contentful-paint';

/**
 * Opens an address as Lighthouse does on a phone, in the browser at a port, and returns its largest paint. Lighthouse is a
 * program by itself, because it sends its functions as text into pages, where helpers of the script runner are missing.
 */
export async function measureLighthouse(port: number, address: string): Promise<number> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      `--port=${port}`,
      `--only-audits=${AUDIT}`,
      '--disable-full-page-screenshot',
      '--output=json',
      '--quiet',
    ],
    {maxBuffer: 64 * 1024 * 1024},
  );
  return readPaint(stdout, address);
}

/** Reads the largest paint out of what Lighthouse prints. */
export function readPaint(printed: string, address: string): number {
  const report: {
    audits?: Record<string, {numericValue?: number}>;
    runtimeError?: {message: string};
  } = JSON.parse(printed);
  const paint = report.audits?.[AUDIT]?.numericValue;
  if (paint === undefined)
    throw new Error(
      `Lighthouse found no largest paint on ${address}: ${report.runtimeError?.message ?? 'it gives no reason'}.`,
    );
  return paint;
}
