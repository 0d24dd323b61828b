import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** The tool that builds the product, with the product's switches, for pages that have nothing of it. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    remix({
      appDirectory: 'bench/server/bare',
      buildDirectory: '.cache/bare',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: false,
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
});
