/** Whether the page is on the clipboard. */
export type CopyResult = 'copied' | 'failed';

/** Puts the Markdown of a page on the clipboard; to be called directly in a click. */
export async function copyPage(address: string): Promise<CopyResult> {
  const text = loadText(address);
  // Whoever waits for the clipboard reports the failure; here it must not count as unhandled.
  text.catch(() => undefined);
  try {
    await writePromise(text);
    return 'copied';
  } catch {
    return writeText(text);
  }
}

/** Safari allows writing only in the click itself, so the promise goes to the clipboard at once. */
async function writePromise(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
  blob.catch(() => undefined);
  // Missing in older browsers and on pages without https, whatever the types say.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function writeText(text: Promise<string>): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(await text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
  return response.text();
}
