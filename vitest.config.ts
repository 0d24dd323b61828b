import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,contracts,mock-server,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**', 'build/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
