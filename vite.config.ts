import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import { chunkByAreas } from './server/chunks/chunk-by-areas.ts';

/** The pages load their routes by our own patience, not by Remix's endless reloading. */
const ownRouteLoading: Plugin = {
  name: 'own-route-loading',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './routeModules.js' && importer?.includes('@remix-run/react/dist/esm/') === true
      ? path.resolve('app/browser/route-modules.ts')
      : null,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [ownRouteLoading, tailwindcss(), remix(remixConfig)],
  worker: { format: 'es' },
  // OpenSeadragon and geotiff make one lazy chunk of the viewer route; nothing else loads it.
  build: {
    chunkSizeWarningLimit: 800,
    ...(isSsrBuild === true ? {} : { rollupOptions: { output: { manualChunks: chunkByAreas() } } }),
  },
  // Taken into the built pages, packages are a few files instead of a thousand: the server starts a second sooner.
  // The server itself loads the ones named here, and there may be only one of each.
  ...(command === 'build'
    ? { ssr: { noExternal: true, external: ['react', 'react-dom', '@remix-run/node', '@remix-run/react'] } }
    : {}),
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
}));
