/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*.test.{ts,tsx}'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Both decoders have published holes that Remix 2 does not fix; see docs/decisions/0002.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
