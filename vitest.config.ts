import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,contracts,mock-server,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**', 'build/**'],
    environment: 'node',
    // By itself the runner leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
