import { afterAll, vi } from 'vitest';

// What a file replaces for all of its tests is the platform's own again for the file that comes after it.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
