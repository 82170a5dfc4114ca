import {beforeEach, vi} from 'vitest';

// What apps print tells a test nothing.
beforeEach(() => {
  for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
});
