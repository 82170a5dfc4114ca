import {describe, expect, it} from 'vitest';
import {runLoad} from './runLoad.ts';
import {get, server} from './sendRequest.ts';

const SECONDS = 2;
const ROUNDS = 2;

describe('under load', () => {
  it('the site answers everything without an error', async () => {
    const {site, bare} = server.ports;
    const totals = {site: 0, bare: 0, requests: 0, errors: 0};
    // In turns, so that whatever else the machine does slows both down.
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await runLoad(site, '/docs/intro', SECONDS);
      const files = await runLoad(bare, '/docs/intro.html', SECONDS);
      totals.site += ours.perSecond;
      totals.bare += files.perSecond;
      totals.requests += ours.requests + files.requests;
      totals.errors += ours.errors + files.errors;
    }
    const ratio = totals.site / totals.bare;
    console.info(
      `nginx: ${totals.requests} requests under load, ${totals.errors} errors, ${Math.round(totals.site / ROUNDS)} per second, ${ratio.toFixed(2)} of bare files`,
    );
    expect(totals.requests).toBeGreaterThan(100);
    expect(totals.errors).toBe(0);
    expect((await get('/docs/intro')).status).toBe(200);
  });
});
