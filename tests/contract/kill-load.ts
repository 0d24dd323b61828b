import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { demoWorld } from '#mock-server/seeds/demo.ts';
import { inspectUploads, type KnownUploads, noUploads, type Reached, upload } from './kill-uploads.ts';
import { NO_MARKS, PATCH } from './marks.ts';
import type { Answered, Asking, MockClient } from './mock-client.ts';

const MARKED = { caseId: 'cas_dp-2026-000009', imageId: 'img_demo-09-a-1-1' };

interface Sent {
  readonly operation: OperationId;
  readonly asking: Asking;
  readonly status: string;
}

/** What the test knows of one case: what was acknowledged last, and what was sent and not answered. */
interface KnownCase {
  readonly id: string;
  version: number;
  status: string;
  sent: Sent | null;
}

export interface Known {
  readonly tokens: { readonly provider: string; readonly provider2: string; readonly admin: string };
  readonly cases: readonly KnownCase[];
  readonly uploads: KnownUploads;
  marks: number;
  /** Moves and marks that were answered. */
  acknowledged: number;
}

export const acknowledgedIn = ({ acknowledged, uploads }: Known): number =>
  acknowledged + uploads.acknowledged;

export async function knownFrom(client: MockClient): Promise<Known> {
  const [provider, provider2, admin] = [
    await client.logIn('provider'),
    await client.logIn('provider2'),
    await client.logIn('admin'),
  ];
  const uploads = noUploads(await client.logIn('facility'));
  const cases = demoWorld(0)
    .cases.filter(({ status }) => status === 'Available')
    .map(({ id, version, status }) => ({ id, version, status, sent: null }));
  return { tokens: { provider, provider2, admin }, cases, uploads, marks: 0, acknowledged: 0 };
}

const ask = (client: MockClient, { operation, asking }: Sent): Promise<Answered> =>
  client.ask(operation, asking);

function sentTo(known: KnownCase, as: string): Sent {
  const isFree = known.status === 'Available';
  const headers = { 'If-Match': `"v${known.version}"`, 'Idempotency-Key': `"${randomUUID()}"` };
  const params = { caseId: known.id };
  return isFree
    ? { operation: 'pickUpCase', asking: { params, headers, as }, status: 'Selected' }
    : {
        operation: 'releaseCase',
        asking: { params, headers, as, body: { reason: 'too_busy' } },
        status: 'Available',
      };
}

function acknowledge(known: Known, aCase: KnownCase, { status }: Sent): void {
  aCase.version += 1;
  aCase.status = status;
  aCase.sent = null;
  known.acknowledged += 1;
}

/** Picks up and releases cases of its own until nothing is left or the connection breaks. */
async function move(client: MockClient, known: Known, as: string, share: 0 | 1): Promise<void> {
  for (const [index, aCase] of known.cases.entries()) {
    if (index % 2 !== share || (aCase.status === 'Available' && aCase.version > 3)) continue;
    do {
      const sent = sentTo(aCase, as);
      aCase.sent = sent;
      const answer = await ask(client, sent);
      expect(`${answer.status} ${answer.code} ${aCase.id}`).toBe(`200 null ${aCase.id}`);
      acknowledge(known, aCase, sent);
    } while (aCase.status !== 'Available');
  }
}

/** Saves marks for ever; the number of the save stands in two places. */
async function mark(client: MockClient, known: Known): Promise<never> {
  for (;;) {
    const next = known.marks + 1;
    const { status } = await client.ask('putAnnotations', {
      params: MARKED,
      headers: { 'If-Match': `"v${known.marks}"` },
      body: { ...NO_MARKS, patches: [{ ...PATCH, id: `save-${next}` }], log: [`save-${next}`] },
      as: known.tokens.provider,
    });
    expect(status).toBe(200);
    known.marks = next;
    known.acknowledged += 1;
  }
}

/** Every kind of write at once; settles when each has met the end of the connection, and throws on anything else. */
export async function load(reached: Reached, known: Known, isKilled: () => boolean): Promise<void> {
  const { client } = reached;
  const { provider, provider2 } = known.tokens;
  const works = [
    mark(client, known),
    move(client, known, provider, 0),
    move(client, known, provider2, 1),
    upload(reached, known.uploads),
  ];
  await Promise.all(
    works.map((work) =>
      work.catch((error: unknown) => {
        if (!isKilled() || !(error instanceof TypeError)) throw error;
      }),
    ),
  );
}

/** What was acknowledged is there; what was under way happened as a whole or not at all. Gives how many of each. */
export async function inspect(reached: Reached, known: Known): Promise<{ done: number; undone: number }> {
  const { client } = reached;
  const counts = { done: 0, undone: 0 };
  for (const aCase of known.cases) {
    const params = { caseId: aCase.id };
    const found = await client.ask('getCase', { params, as: known.tokens.admin });
    const version = Number(/\d+/.exec(found.headers.get('etag') ?? '')?.[0]);
    const isDone = aCase.sent !== null && version === aCase.version + 1;
    const { status } = (found.body as { data: { status: string } }).data;
    const expected = { version: aCase.version, status: aCase.status };
    expect({ id: aCase.id, version, status }).toEqual({
      id: aCase.id,
      ...(isDone ? { version: aCase.version + 1, status: aCase.sent?.status } : expected),
    });
    if (aCase.sent === null) continue;
    // The stored answer and the change are one record: a replay tells whether both or neither were kept.
    const again = await ask(client, aCase.sent);
    expect({ status: again.status, isReplay: again.headers.get('idempotent-replayed') === 'true' }).toEqual({
      status: 200,
      isReplay: isDone,
    });
    acknowledge(known, aCase, aCase.sent);
    counts[isDone ? 'done' : 'undone'] += 1;
  }
  await inspectMarks(client, known);
  await inspectUploads(reached, known.uploads);
  return counts;
}

async function inspectMarks(client: MockClient, known: Known): Promise<void> {
  const found = await client.ask('getAnnotations', { params: MARKED, as: known.tokens.provider });
  const { version, patches, log } = (
    found.body as { data: { version: number; patches: { id: string }[]; log: string[] } }
  ).data;
  expect([known.marks, known.marks + 1]).toContain(version);
  const named = version === 0 ? [] : [`save-${version}`];
  expect({ patches: patches.map(({ id }) => id), log }).toEqual({ patches: named, log: named });
  known.marks = version;
}
