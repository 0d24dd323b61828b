import path from 'node:path';
import type { RequestHandler } from 'express';
import { createEmbeddedHandler } from '#mock-server/http/node-adapter.ts';
import { announcement } from '#mock-server/seeds/people.ts';
import { createMockApi } from '#mock-server/server.ts';
import { isWorldName, WORLDS } from '#mock-server/world.ts';
import type { Config } from './config.ts';

/** Tests own the control API and want a new world each time, so there nothing is kept unless a folder is named. */
export function dataFolderOf(config: Config, root: string): string | null {
  const folder = config.MOCK_DATA ?? (config.MOCK_CONTROL ? '' : '.data/mock');
  return folder === '' ? null : path.resolve(root, folder);
}

interface EmbeddedApi {
  readonly handler: RequestHandler;
  /** Who can log in, for whoever starts the product. */
  readonly announcement: string;
}

/** The mock API inside the product's own server; resolves when its slides can be served. */
export async function startEmbeddedApi(config: Config, root: string, address: string): Promise<EmbeddedApi> {
  if (!isWorldName(config.MOCK_WORLD)) {
    throw new Error(`MOCK_WORLD is one of: ${Object.keys(WORLDS).join(', ')}`);
  }
  const world = config.MOCK_WORLD;
  const folder = dataFolderOf(config, root);
  const api = createMockApi({
    world: WORLDS[world],
    ...(folder === null ? {} : { data: { folder, world, fresh: config.MOCK_FRESH } }),
    publicUrl: `${address}/api`,
    linkLifeMs: config.LINK_LIFE_MS,
    failedLoginsPerMinute: config.LOGIN_ACCOUNT_LIMIT,
    clientAddressHeader: 'x-client-address',
    control: config.MOCK_CONTROL,
    told: console.log,
    cacheDirectory: path.join(root, '.cache/slides'),
  });
  await api.ready;
  const kept = folder === null ? 'Nothing is kept after the end.' : `Everything is kept in ${folder}`;
  return { handler: createEmbeddedHandler(api), announcement: `${announcement()}\n${kept}` };
}
