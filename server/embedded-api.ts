import path from 'node:path';
import type { RequestHandler } from 'express';
import { embeddedHandler } from '#mock-server/node-adapter.ts';
import { isWorldName, WORLDS } from '#mock-server/seed.ts';
import { createMockApi } from '#mock-server/server.ts';
import { announcement } from '#mock-server/worlds/people.ts';
import type { Config } from './config.ts';

interface EmbeddedApi {
  readonly handler: RequestHandler;
  /** Who can log in, for whoever starts the product. */
  readonly announcement: string;
}

/** The mock API inside the product's own server; resolves when its slides can be served. */
export async function embeddedApi(config: Config, root: string, address: string): Promise<EmbeddedApi> {
  if (!isWorldName(config.MOCK_WORLD)) {
    throw new Error(`MOCK_WORLD is one of: ${Object.keys(WORLDS).join(', ')}`);
  }
  const api = createMockApi({
    world: WORLDS[config.MOCK_WORLD],
    publicUrl: `${address}/api`,
    linkLifeMs: config.LINK_LIFE_MS,
    failedLoginsPerMinute: config.LOGIN_ACCOUNT_LIMIT,
    clientAddressHeader: 'x-client-address',
    control: config.MOCK_CONTROL,
    cacheDirectory: path.join(root, '.cache/slides'),
  });
  await api.ready;
  return { handler: embeddedHandler(api), announcement: announcement() };
}
