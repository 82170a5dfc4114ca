import {describe, expect, it} from 'vitest';
import {scan} from './testing/scan.ts';

/** The lines that are asked whether two messages show. */
function asked(text: string): readonly number[] {
  const {findings} = scan(text);
  return findings.filter(({message}) => /shows two/.test(message)).map(({line}) => line);
}

const ask = (request: string): string => `requestPurchase({request: ${request}})`;
const call = ask(`{ios: {sku: 'gem'}, android: {skus: ['gem']}}`);

describe('a listener', () => {
  const shop = (effect: string): string => `import {useIAP} from 'expo-iap';
export function Shop() {
  const {requestPurchase, currentPurchaseError: failed} = useIAP();
  ${effect}
  const buy = () => ${call}.catch((error) => Alert.alert(error.message));
}`;

  it('is an effect that reads the error of the hook', () => {
    expect(
      asked(shop('useEffect(() => { if (failed) Alert.alert(failed.message); }, [failed]);')),
    ).toEqual([5]);
    const member = `import {useIAP} from 'expo-iap';
export function Shop() {
  const iap = useIAP();
  React.useEffect(() => show(iap.currentPurchaseError), [iap]);
  const buy = () => iap.${call}.catch(show);
}`;
    expect(asked(member)).toEqual([5]);
  });

  it('is not the error alone', () => {
    expect(asked(shop('track(failed);'))).toEqual([]);
  });
});

describe('two messages for one error', () => {
  const shop = (code: string): readonly number[] =>
    asked(`import {purchaseErrorListener, requestPurchase} from 'expo-iap';
purchaseErrorListener(show);
${code}`);

  it.each([
    `try { await ${call}; } catch {}`,
    `try { await ${call}; } catch (error) { console.warn('failed', error); }`,
    `try { await ${call}; } catch (error) { logger.warn(error); return; }`,
    `${call}.catch(console.error);`,
    `${call}.catch(() => undefined);`,
    `${call}.then(open, (error) => logError(error));`,
  ])('are not asked about where the other place shows none: %s', (code) => {
    expect(shop(`async function buy() { ${code} }`)).toEqual([]);
  });

  it.each([
    `try { await ${call}; } catch (error) { console.warn(error); setMessage(error.message); }`,
    `try { try { await ${call}; } catch (error) { console.warn(error); throw error; } } catch { show(); }`,
    `${call}.catch(show);`,
  ])('are asked about where it shows one: %s', (code) => {
    expect(shop(`async function buy() { ${code} }`)).toEqual([3]);
  });

  it('are asked about once for each flow', () => {
    const code = `async function buy() {
  try {
    if (isApple) await ${ask(`{ios: {sku: 'gem'}}`)};
    else await ${ask(`{android: {skus: ['gem']}}`)};
  } catch { show(); }
}
const again = () => ${call}.catch(show);`;
    expect(shop(code)).toEqual([5, 9]);
  });
});
