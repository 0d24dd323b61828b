import { loadChunk } from './chunks.ts';

interface RouteAsked {
  readonly id: string;
  /** Where the code of the route lies. */
  readonly module: string;
}

// Some browsers remember for good that an address failed, so a further try has another one.
const addressOf = (module: string, attempt: number): string =>
  attempt === 1 ? module : `${module}?try=${String(attempt)}`;

/**
 * Takes the place of Remix's own loading of routes (vite.config.ts), which reloads the page at once, and again and again
 * where the code never comes.
 */
export async function loadRouteModule(
  route: RouteAsked,
  loaded: Record<string, unknown>,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const module = await loadChunk(route.module, (attempt) => load(addressOf(route.module, attempt)));
  loaded[route.id] = module;
  return module;
}
