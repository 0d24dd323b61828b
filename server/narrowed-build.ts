import type { ServerBuild } from '@remix-run/node';

type Route = ServerBuild['routes'][string];

/** A route with everything around it, from the outermost on. */
function withParents(routes: ServerBuild['routes'], route: Route): readonly Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...withParents(routes, parent), route];
}

/** The first part of the paths that a route answers; null where any path may begin so. */
function firstPartOf(chain: readonly Route[]): string | null {
  const [first = ''] = chain.flatMap(({ path = '' }) => path.split('/')).filter((part) => part !== '');
  return /[:*]/.test(first) ? null : first.toLowerCase();
}

type Ids = ReadonlySet<string>;

const routesOf = ({ routes }: ServerBuild, ids: Ids): ServerBuild['routes'] =>
  Object.fromEntries(
    Object.values(routes)
      .filter(({ id }) => ids.has(id))
      .map((route) => [route.id, route]),
  );

const assetsOf = ({ assets }: ServerBuild, ids: Ids): ServerBuild['assets'] => ({
  ...assets,
  routes: Object.fromEntries(Object.entries(assets.routes).filter(([id]) => ids.has(id))),
});

/**
 * The build by the first part of the path that is asked for, each with no more routes than may answer it. Remix goes through
 * all the routes of a build three times for each request, which is a tenth of the time of a page; these are a few of a
 * hundred. A part that no route begins with is not among them: the whole build answers it.
 */
export function narrowedBuilds(build: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const chains = Object.values(build.routes).map((route) => withParents(build.routes, route));
  const parts = new Set(chains.map(firstPartOf).filter((part) => part !== null));
  return new Map(
    [...parts].map((part) => {
      const own = chains.filter((chain) => [null, part].includes(firstPartOf(chain)));
      const ids = new Set(own.flat().map(({ id }) => id));
      return [part, { ...build, routes: routesOf(build, ids), assets: assetsOf(build, ids) }] as const;
    }),
  );
}
