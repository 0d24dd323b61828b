import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from '../../../remix.config.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** The tool that builds the product, with its switches, for pages that have nothing of it. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    remix({
      ...remixConfig,
      appDirectory: 'bench/server/bare',
      buildDirectory: '.cache/bare',
    }),
  ],
});
