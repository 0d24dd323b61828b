import { afterAll } from 'vitest';
import { writeCoverage } from '#mock-server/control/coverage-file.ts';

// The mocks of a test file say what of the contract they saw, for the sums at the end of `npm test`.
afterAll(writeCoverage);
