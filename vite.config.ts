import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  worker: { format: 'es' },
  // OpenSeadragon and geotiff make one lazy chunk of the viewer route; nothing else loads it.
  build: { chunkSizeWarningLimit: 800 },
  // Found only when a page first asks for them, they would make the development server reload in mid-use.
  optimizeDeps: {
    include: [
      'class-variance-authority',
      'clsx',
      'effector',
      'effector-react',
      'geotiff',
      'lucide-react',
      'openseadragon',
      'radix-ui',
      'sonner',
      'tailwind-merge',
      'zod',
    ],
  },
});
