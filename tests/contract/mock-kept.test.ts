import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuseCall } from '#mock-server/http/implement.ts';
import { answerKept } from '#mock-server/http/kept-answer.ts';
import { refuse } from '#mock-server/http/refusal.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { demoWorld } from '#mock-server/seeds/demo.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { limitDisk } from '#mock-server/store/data-folder.test-support.ts';
import type { DataOptions } from '#mock-server/store/data-folder.ts';
import { RecalledVersionRecord, ReportVersionRecord } from '#mock-server/store/records/reports.ts';
import { createWorld, type World } from '#mock-server/world.ts';
import { key, type MockClient, mockInProcess } from './mock-client.ts';
import { look, sha256, uploadWhole } from './uploading.ts';

const CASE = 'cas_dp-2026-000001';
const OTHER = 'cas_dp-2026-000004';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const start = (folder: string, data: Partial<DataOptions> = {}) =>
  mockInProcess({ data: { folder, world: 'demo', report: () => undefined, ...data } });

const pickUp = (client: MockClient, as: string, caseId = CASE, idempotencyKey = key()) =>
  client.ask('pickUpCase', {
    params: { caseId },
    headers: { 'If-Match': '"v3"', 'Idempotency-Key': idempotencyKey },
    as,
  });

const without = (key: string, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Writes until there is no room for the smallest record. */
async function fillUp(world: World): Promise<void> {
  const reply = { fingerprint: 'none', storedAt: new Date(0).toISOString(), status: 200, headers: {} };
  for (const size of [50_000, 5000, 500, 0])
    for (let isFull = false, number = 0; !isFull; number += 1) {
      const record = { ...reply, id: `${size} ${number}`, body: 'x'.repeat(size) };
      const { failure } = await world.ledger.call(
        () => Promise.resolve(world.replies.insert(record)),
        () => false,
      );
      isFull = failure?.code === 'STORAGE_FULL';
    }
}

describe('a mock with a data folder', () => {
  it('knows after a new start the session, the pickup and the answer under its key', async () => {
    const folder = temporaryFolder();
    const first = start(folder);
    const token = await first.client.logIn('provider');
    const sameKey = key();
    const picked = await pickUp(first.client, token, CASE, sameKey);
    expect(picked.status).toBe(200);
    await first.api.close();

    const second = start(folder);
    expect(second.api.world().cases.find(CASE)).toMatchObject({ assignedProviderId: PROVIDER, version: 4 });
    const replayed = await pickUp(second.client, token, CASE, sameKey);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(replayed.text).toBe(picked.text);
    await second.api.close();
  });

  it('keeps an uploaded slide in the folder, and gives it up with the rest', async () => {
    const folder = temporaryFolder();
    const first = start(folder);
    const file = Buffer.from(`<DataObject ObjectType="DPUfsImport">${'x'.repeat(5000)}`);
    const uploading = { ...first, as: await first.client.logIn('facility') };
    const uploadId = await uploadWhole(uploading, 'scan.isyntax', file);
    await intakeSettled();
    await first.api.close();

    const second = start(folder);
    const again = { ...second, as: await second.client.logIn('facility') };
    const { blobId } = await look(again, uploadId);
    const link = await second.client.ask('getDownloadLink', {
      params: { blobId: blobId ?? '' },
      as: again.as,
    });
    const read = await second.client.open((link.body as { data: { link: string } }).data.link);
    expect([read.status, sha256(read.bytes)]).toEqual([200, sha256(file)]);
    await second.api.close();

    const third = start(folder, { fresh: true });
    expect(readdirSync(path.join(folder, 'slides'))).toEqual([]);
    await third.api.close();
  });

  it('gives everything up when the control API resets it', async () => {
    const folder = temporaryFolder();
    const first = start(folder);
    await pickUp(first.client, await first.client.logIn('provider'));
    expect((await first.client.control('POST', '/reset')).status).toBe(200);
    expect(first.api.world().cases.find(CASE)?.version).toBe(3);
    await pickUp(first.client, await first.client.logIn('provider'), OTHER);
    await first.api.close();
    const second = start(folder);
    expect(second.api.world().cases.find(CASE)?.version).toBe(3);
    expect(second.api.world().cases.find(OTHER)?.version).toBe(4);
    await second.api.close();
  });

  it('is one of the world that a reset names, until another reset, and of no other after a new start', async () => {
    const folder = temporaryFolder();
    const first = start(folder);
    expect((await first.client.control('POST', '/reset', { world: 'small' })).status).toBe(200);
    const small = first.api.world().cases.list();
    await first.api.close();
    expect(() => start(folder)).toThrow("holds the world 'small', not 'demo'");

    const second = mockInProcess({ world: WORLDS.small, data: { folder, world: 'small' } });
    expect(second.api.world().cases.list()).toEqual(small);
    expect((await second.client.control('POST', '/seed', { profile: 'demo' })).status).toBe(200);
    expect((await second.client.control('POST', '/reset')).status).toBe(200);
    expect(second.api.world().cases.list()).toHaveLength(small.length);
    await second.api.close();
    const third = mockInProcess({ world: WORLDS.small, data: { folder, world: 'small' } });
    expect(third.api.world().cases.list()).toHaveLength(small.length);
    await third.api.close();
  });

  it('answers 503 STORAGE_FULL on a full disk, keeps nothing of it, reads on, and recovers', async () => {
    const folder = temporaryFolder();
    const limited = limitDisk();
    const first = start(folder, { write: limited.write });
    const { client, api } = first;
    const token = await client.logIn('provider');
    const sameKey = key();
    limited.room = 0;
    await fillUp(api.world());
    const answers = await Promise.all([
      pickUp(client, token, CASE, sameKey),
      pickUp(client, token, OTHER),
      client.ask('getCurrentUser', { as: token }),
      client.ask('getCasePreview', { params: { caseId: OTHER }, as: token }),
    ]);
    expect(answers.map(({ status, code }) => code ?? status)).toEqual([
      'STORAGE_FULL',
      'STORAGE_FULL',
      200,
      // A view that cannot be written into the trail is not given.
      'STORAGE_FULL',
    ]);
    expect(answers[0]).toMatchObject({
      status: 503,
      body: { isSuccess: false, data: null, error: 'There is no room to store this. Nothing was saved.' },
    });
    expect(api.world().cases.find(CASE)).toMatchObject({ version: 3, assignedProviderId: null });
    expect(
      api
        .world()
        .replies.list()
        .filter(({ id }) => id.includes(sameKey)),
    ).toEqual([]);
    expect(limited.failed).toBeGreaterThan(0);

    limited.room = Number.POSITIVE_INFINITY;
    const again = await pickUp(client, token, CASE, sameKey);
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    await api.close();
    const second = start(folder);
    expect(second.api.world().cases.find(CASE)?.version).toBe(4);
    expect(second.api.world().cases.find(OTHER)?.version).toBe(3);
    await second.api.close();
  });
});

describe('a call that is refused', () => {
  it('leaves no change behind, and the mistake is reported', async () => {
    const world = createWorld(demoWorld, 0);
    const before = world.cases.find(CASE);
    const reports: unknown[] = [];
    const call = {
      world,
      operationId: 'pickUpCase',
      method: 'POST',
      report: (line: unknown) => void reports.push(line),
    };
    const answer = await answerKept(call, () => {
      world.cases.change(CASE, (record) => ({ ...record, status: 'Selected', version: 4 }));
      const at = new Date(0).toISOString();
      world.tokens.insert({
        id: 'new',
        userId: PROVIDER,
        expiresAt: at,
        createdAt: at,
        lastSeenAt: at,
        device: 'A test',
        address: null,
      });
      return Promise.resolve(refuseCall(refuse('CASE_STATE')));
    });
    expect(answer.status).toBe(409);
    expect(world.cases.find(CASE)).toEqual(before);
    expect(world.cases.by('provider', PROVIDER)).toEqual(
      createWorld(demoWorld, 0).cases.by('provider', PROVIDER),
    );
    expect(world.tokens.list()).toEqual([]);
    expect(reports).toMatchObject([{ kind: 'exception', operationId: 'pickUpCase' }]);
    expect(String((reports[0] as { error?: unknown }).error)).toContain('ledger.apart');
  });
});

describe('a signed version that was kept before it said all that it says now', () => {
  const { reportVersions = [] } = demoWorld(Date.parse('2026-11-21T15:00:00Z'));
  const [signed] = reportVersions;
  if (signed === undefined) throw new Error('the demo world has no signed report');
  const asItWas = structuredClone({
    ...signed,
    content: {
      ...signed.content,
      diagnoses: signed.content.diagnoses.map((one) => without('facilitySpecimenID', one)),
      dates: {
        ...signed.content.dates,
        collections: signed.content.dates.collections.map((one) => without('receivedDate', one)),
      },
    },
    signature: without('readOnGlass', signed.signature),
  });

  it.each([
    ['signed', ReportVersionRecord, asItWas],
    [
      'recalled',
      RecalledVersionRecord,
      {
        ...asItWas,
        recalledAt: signed.facilitySeesFrom,
        recalledBy: signed.signature.signer,
        reason: 'Typo',
      },
    ],
  ])('is read, and says nothing of the rest: %s', (_, schema, kept) => {
    const { content, signature } = schema.parse(kept);
    expect(content.diagnoses.map((one) => one.facilitySpecimenID)).toEqual(
      signed.content.diagnoses.map(() => null),
    );
    expect(content.dates.collections.map((one) => one.receivedDate)).toEqual(
      signed.content.dates.collections.map(() => null),
    );
    expect(signature.readOnGlass).toEqual([]);
  });
});
