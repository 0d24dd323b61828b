import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { narrowedBuilds } from './narrowed-build.ts';

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, module: {} });

/** A build with these routes; a page and its script go by the same id. */
function buildOf(...all: readonly ReturnType<typeof route>[]): ServerBuild {
  const routes = Object.fromEntries(all.map((one) => [one.id, one]));
  return { routes, assets: { routes, url: '/manifest.js' } } as unknown as ServerBuild;
}

it('a request sees the routes that may answer it, with what stands around them, and no others', () => {
  const builds = narrowedBuilds(
    buildOf(
      route('root', undefined, ''),
      route('frame', 'root'),
      route('home', 'root'),
      route('cases', 'frame', 'Cases'),
      route('case', 'frame', 'cases/:id'),
      route('bills', 'frame', 'bills'),
      route('notices', 'root', 'resources/notices'),
      route('key', 'root', 'resources/storage-key'),
      route('not found', 'root', '*'),
    ),
  );
  const everywhere = ['root', 'not found'];
  const idsOf = (part: string) => Object.keys(builds.get(part)?.routes ?? {}).toSorted();
  expect([...builds.keys()].filter((part) => part !== '').toSorted()).toEqual([
    'bills',
    'cases',
    'resources',
  ]);
  expect(idsOf('cases')).toEqual([...everywhere, 'frame', 'cases', 'case'].toSorted());
  expect(idsOf('resources')).toEqual([...everywhere, 'notices', 'key'].toSorted());
  expect(Object.keys(builds.get('bills')?.assets.routes ?? {}).toSorted()).toEqual(
    [...everywhere, 'frame', 'bills'].toSorted(),
  );
  expect(builds.get('bills')?.assets.url).toBe('/manifest.js');
});
