import {afterEach} from 'vitest';

// Test files share one document, and the library cleans up after the first file only.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const {cleanup} = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
});
