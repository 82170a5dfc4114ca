/** Whether the page is on the clipboard. */
export type CopyResult = 'copied' | 'failed';

/** Copies the Markdown of a page to the clipboard. Call it directly in a click handler. */
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

/** Safari allows writing only during the click, so the clipboard gets the promise right away. */
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
