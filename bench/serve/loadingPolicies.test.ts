import {expect, it} from 'vitest';
import {applyPolicy, loadingPolicies} from './loadingPolicies.ts';

const html =
  '<meta http-equiv="Content-Security-Policy" content="x"><meta name="later-files" content="/w.css /r.js /m.js"><script>l.rel="prefetch"</script>';
const page = (name: string): string => {
  const policy = loadingPolicies.find((entry) => entry.name === name);
  return policy ? applyPolicy(policy, html) : '';
};

it('changes a page to load in another way', () => {
  expect(page('intent-fetched')).toBe(
    '<meta name="later-files" content="/w.css /r.js /m.js"><script>l.rel="prefetch"</script>',
  );
  expect(page('intent')).toContain('l.rel="unfetched"');
  expect(page('after-load')).toContain('data-now="" content="/w.css /r.js /m.js"');
  expect(page('deferred')).toContain(
    '<link rel="stylesheet" href="/w.css"><script src="/r.js" defer></script><script src="/m.js" defer></script>',
  );
});

it('stops when the pages are built differently', () => {
  const [, ...others] = loadingPolicies;
  for (const policy of others) expect(() => applyPolicy(policy, '<p>')).toThrow('does not fit');
});
