import {describe, expect, it} from 'vitest';
import {scan} from './testing/scan.ts';

const IMPORT =
  "import {initConnection, purchaseErrorListener, purchaseUpdatedListener} from 'expo-iap';";

/** The lines with a listener that is there too early. */
function found(code: string): readonly number[] {
  const {findings} = scan(`${IMPORT}\n${code}`);
  return findings.filter(({message}) => /stops the stream/.test(message)).map(({line}) => line);
}

describe('a listener from before the connection', () => {
  it('is found above it in the same function', () => {
    expect(
      found(`export async function open() {
  purchaseUpdatedListener(() => {});
  await initConnection();
}`),
    ).toEqual([3]);
  });

  it('is found at the top of a file, whatever it listens to', () => {
    expect(
      found(`purchaseErrorListener(() => {});
export const open = () => initConnection();`),
    ).toEqual([2]);
  });

  it('is not found after connecting, in another function, or in code that does not connect', () => {
    expect(
      found(`export async function open() {
  await initConnection();
  purchaseUpdatedListener(() => {});
}
export const listen = () => purchaseUpdatedListener(() => {});`),
    ).toEqual([]);
    expect(found('await initConnection();\npurchaseUpdatedListener(() => {});')).toEqual([]);
  });
});
