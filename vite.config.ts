import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  worker: { format: 'es' },
  // OpenSeadragon and geotiff make one lazy chunk of the viewer route; nothing else loads it.
  build: { chunkSizeWarningLimit: 800 },
  optimizeDeps: { include: ['effector', 'effector-react', 'openseadragon', 'geotiff'] },
});
