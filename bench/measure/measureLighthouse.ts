import lighthouse from 'lighthouse';

/** Opens an address as Lighthouse does on a phone, in the browser at a port, and returns its largest paint. */
export async function measureLighthouse(port: number, address: string): Promise<number> {
  const run = await lighthouse(address, {
    port,
    onlyAudits: ['largest-contentful-paint'],
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'silent',
  });
  const paint = run?.lhr.audits['largest-contentful-paint']?.numericValue;
  if (paint === undefined)
    throw new Error(
      `Lighthouse found no largest paint on ${address}: ${run?.lhr.runtimeError?.message}`,
    );
  return paint;
}
