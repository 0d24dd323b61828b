import { afterAll, vi } from 'vitest';
import { noteApiTime } from '#app/server/clock/api-clock.server.ts';

// What a file replaces for all of its tests is the platform's own again for the file that comes after it.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // The mock of a file may have had another time, which the server remembers of its last answer.
  noteApiTime(new Headers({ Date: new Date().toUTCString() }));
});
