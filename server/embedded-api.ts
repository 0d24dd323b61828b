import { randomBytes, timingSafeEqual } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import { createEmbeddedHandler } from '#mock-server/http/node-adapter.ts';
import { type Mailed, mailText } from '#mock-server/resolvers/profile/postman.ts';
import { announcement } from '#mock-server/seeds/people.ts';
import { isWorldName, WORLDS } from '#mock-server/seeds/worlds.ts';
import { createMockApi } from '#mock-server/server.ts';
import type { Config } from './config.ts';

/** Tests own the control API and want a new world each time, so there nothing is kept unless a folder is named. */
export function dataFolderOf(config: Config, root: string): string | null {
  const folder = config.MOCK_DATA ?? (config.MOCK_CONTROL ? '' : '.data/mock');
  return folder === '' ? null : path.resolve(root, folder);
}

/** A file, because whoever reads it may log in as anybody: no page shows it. Tests read mails by the control API. */
function mailboxOf(config: Config, root: string): string | null {
  if (config.MOCK_CONTROL) return null;
  return path.join(dataFolderOf(config, root) ?? path.join(root, '.cache'), 'mailbox.txt');
}

/** The call that sent the mail is kept by then: a disk that is full must not make a failure of it. */
export function writeMail(mailbox: string, mail: Parameters<Mailed>[0]): void {
  try {
    appendFileSync(mailbox, mailText(mail), { mode: 0o600 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`A mail could not be written into the mailbox: ${why}`);
  }
}

/** Made anew at each start: the pages' own server proves by it that a call is its own. */
const PROOF = randomBytes(32).toString('base64url');
const PROOF_HEADER = 'x-own-call';
const ADDRESS_HEADER = 'x-client-address';

/** Tells the pages' server what to prove its calls with, and gives what knows such a call. */
export function proveOwnCalls(): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  process.env['APP_API_PROOF'] = PROOF;
  return isOwnCall;
}

function isOwnCall({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const given = Buffer.from(String(headers[PROOF_HEADER] ?? ''));
  return given.byteLength === PROOF.length && timingSafeEqual(given, Buffer.from(PROOF));
}

/** Only our own pages know for whom they call; of everybody else the socket, or a trusted proxy, says where they are. */
function knowAddress(request: Request): void {
  const { headers, ip } = request;
  if (!isOwnCall(request)) headers[ADDRESS_HEADER] = ip ?? 'nowhere';
  delete headers[PROOF_HEADER];
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
  const mailbox = mailboxOf(config, root);
  if (mailbox !== null) mkdirSync(path.dirname(mailbox), { recursive: true });
  const api = createMockApi({
    world: WORLDS[world],
    ...(folder === null ? {} : { data: { folder, world, fresh: config.MOCK_FRESH } }),
    publicUrl: `${address}/api`,
    linkLifeMs: config.LINK_LIFE_MS,
    failedLoginsPerMinute: config.LOGIN_ACCOUNT_LIMIT,
    clientAddressHeader: ADDRESS_HEADER,
    control: config.MOCK_CONTROL && (config.MOCK_TOKEN === undefined ? true : { token: config.MOCK_TOKEN }),
    hasLogin: true,
    told: console.log,
    ...(mailbox === null ? {} : { mailed: (mail) => writeMail(mailbox, mail) }),
    cacheDirectory: path.join(root, '.cache/slides'),
  });
  await api.ready;
  const embedded = createEmbeddedHandler(api);
  const handler: RequestHandler = (request, response, next) => {
    knowAddress(request);
    embedded(request, response, next);
  };
  const kept = folder === null ? 'Nothing is kept after the end.' : `Everything is kept in ${folder}`;
  const mails = mailbox === null ? [] : [`Mails, with the codes in them, come into ${mailbox}`];
  const controls = config.MOCK_CONTROL ? [`Mock controls at ${address}/__mock/`] : [];
  return { handler, announcement: [announcement(), ...mails, ...controls, kept].join('\n') };
}
