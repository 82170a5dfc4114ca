import {readFileSync} from 'node:fs';
import {afterAll, describe, expect, it} from 'vitest';
import {hostileRequests} from './hostileRequests.ts';
import {get, sendRaw, server} from './sendRequest.ts';

const REFUSALS = [400, 404, 405, 408, 411, 413, 414, 417, 431, 494, 501, 505];
/** What only files outside the site contain. */
const LEAKED = /root:[^:]*:0:0|worker_processes|error_log|add_header|PATH=/;
const answers = new Map<string, number>();

const kinds = Object.keys(hostileRequests);
const total = Object.values(hostileRequests).flat().length;

/** Sends a hostile request and returns what is wrong with the answer, if anything. */
async function fault(bytes: string): Promise<string[]> {
  const {status, text} = await sendRaw(bytes);
  const answer = String(status ?? 'closed');
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const wrong =
    (status !== undefined && !REFUSALS.includes(status)) ||
    LEAKED.test(text) ||
    /^(?:set-cookie|location):/im.test(text);
  return wrong ? [`${answer} for ${JSON.stringify(bytes.slice(0, 150))}`] : [];
}

describe('hostile requests', () => {
  it.each(kinds)('%s are refused or find nothing', async (kind) => {
    const faults: string[] = [];
    for (const bytes of hostileRequests[kind] ?? []) faults.push(...(await fault(bytes)));
    expect(faults).toEqual([]);
  });

  it('are many, and leave the server as it was', async () => {
    expect(total).toBeGreaterThanOrEqual(200);
    const page = await get('/docs/intro');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    const log = readFileSync(server.errorLog ?? '', 'utf8');
    expect(log).toContain('client sent invalid');
    expect(log).not.toMatch(/exited on signal|\[(?:alert|emerg|crit)\]/);
  });

  it('do no harm where the answer is a page: ranges, foreign hosts, unknown questions', async () => {
    const ranges = await get('/docs/intro', {range: `bytes=${'0-9,'.repeat(500)}0-9`});
    expect([200, 416]).toContain(ranges.status);
    const whole = Number((await get('/docs/intro')).headers.get('content-length') ?? 0);
    expect((await ranges.arrayBuffer()).byteLength).toBeLessThanOrEqual(Math.max(whole, 200_000));
    const foreign = await sendRaw(
      'GET /docs/intro.html HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n',
    );
    expect(foreign.text).toMatch(/^Location: \/docs\/intro\r$/m);
    for (const path of ['/.', '/./.', '/docs/../.'])
      expect((await sendRaw(`GET ${path} HTTP/1.0\r\n\r\n`)).status, path).toBe(200);
    expect((await get('/?a=<script>&docusaurus-theme=%00')).status).toBe(200);
  });

  afterAll(() => {
    const counts = [...answers].sort().map(([status, count]) => `${count} × ${status}`);
    console.info(`nginx: ${total} hostile requests: ${counts.join(', ')}`);
  });
});
