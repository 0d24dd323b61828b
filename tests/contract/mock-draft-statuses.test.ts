import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import { caseDraftsResolvers } from '#mock-server/resolvers/case-drafts/index.ts';
import { recallCase, sendOutCase } from '#mock-server/resolvers/case-drafts/sending.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { COMPLETE, SPECIMEN } from '#tests/support/complete-case.ts';
import { thirdOf } from '#tests/support/long-run.ts';
import { type Draft, draftsOf } from './case-drafts.ts';
import { type Asking, key, type MockClient, mockInProcess } from './mock-client.ts';

const draftResolvers = { ...caseDraftsResolvers, recallCase, sendOutCase };
type DraftId = keyof typeof draftResolvers;

const IMAGE = 'img_draft-1';
const SLOT = 'labReports';
const PDF = '%PDF-1.7 an invented letter';
let api: MockApi;
let client: MockClient;
let facility: string;
let draft: Draft;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => Date.parse('2026-11-21T12:00:00Z') }));
  const drafts = draftsOf(api, client);
  facility = await client.logIn('facility');
  draft = await drafts.complete(facility);
  const params = { caseId: draft.caseId, slot: SLOT };
  await drafts.ask('putCaseAttachment', facility, params, PDF, {
    'X-File-Name': 'letter.pdf',
    'Content-Type': 'application/pdf',
  });
  change((record) => ({
    specimens: record.specimens.map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((slides) => ({
        ...slides,
        images: [
          { imageId: IMAGE, blobId: 'b1', fileName: 'a.svs', slideId: 'os-1-detail' as const, gone: false },
        ],
      })),
    })),
  }));
});

const change = (next: (record: CaseRecord) => Partial<CaseRecord>): CaseRecord =>
  api.world().cases.change(draft.caseId, (record) => ({ ...record, ...next(record) }));

/** The bodies of those operations that take one: the first fits, the second is another that fits too. */
const BODIES: Readonly<Partial<Record<DraftId, () => readonly [unknown, unknown]>>> = {
  updateCase: () => [COMPLETE, {}],
  sendOutCase: () => [{}, { confirmOtherPatient: true }],
  recallCase: () => [{ reason: 'The wrong letter.' }, { reason: 'Another reason.' }],
  addSpecimen: () => [{}, SPECIMEN],
  updateSpecimen: () => [{}, SPECIMEN],
  addSubsection: () => [{}, { block: 'A2' }],
  updateSubsection: () => [{}, { block: 'A2' }],
  putCaseAttachment: () => [PDF, `${PDF} again`],
  addImage: () => [{ uploadId: 'upl_none' }, { uploadId: 'upl_other' }],
  reorderImages: () => [{ imageIds: [IMAGE] }, { imageIds: ['img_other'] }],
  submitSpecimenForm: () => {
    const slides = [{ subsectionId: draft.subsectionId, received: 2, missing: 0 }];
    return [
      { receivedAt: '2026-11-21T11:00:00Z', slides },
      { receivedAt: '2026-11-21T11:30:00Z', slides },
    ];
  },
};

/** A call that succeeds, on a case in the state that it needs. */
async function fine(id: DraftId): Promise<Asking & { readonly headers: Record<string, string> }> {
  const isSent = id === 'recallCase' || id === 'submitSpecimenForm';
  if (isSent) change(() => ({ status: 'Submitted', caseID: 'DP-2026-000900' }));
  const [body] = BODIES[id]?.() ?? [];
  return {
    params: { ...draft, slot: SLOT, imageId: IMAGE },
    headers: {
      'Idempotency-Key': key(),
      'If-Match': `"v${api.world().cases.find(draft.caseId)?.version ?? 0}"`,
      ...(id === 'putCaseAttachment'
        ? { 'X-File-Name': 'letter.pdf', 'Content-Type': 'application/pdf' }
        : {}),
    },
    as: id === 'submitSpecimenForm' ? await client.logIn('admin') : facility,
    ...(body === undefined ? {} : { body }),
  };
}

type Way = (id: DraftId, asking: Awaited<ReturnType<typeof fine>>) => Asking | Promise<Asking>;

/** The key of an answered request comes with another body, or where there is none, at another place. */
const keyReused: Way = async (id, asking) => {
  const [, body] = BODIES[id]?.() ?? [];
  if (id === 'createCase') {
    const { headers, params = {} } = asking;
    await client.ask('addSpecimen', { params, headers, body: {}, as: facility });
    return asking;
  }
  if (operations[id].headers === null || !('Idempotency-Key' in operations[id].headers.shape))
    return unfit(id, asking);
  await client.ask(id, asking);
  return { ...asking, body };
};

const unfit = (id: DraftId, asking: Awaited<ReturnType<typeof fine>>): Asking => {
  if (id === 'putCaseAttachment') return { ...asking, body: '' };
  if (id === 'updateCase') return { ...asking, body: { specimenOrder: [] } };
  if (id === 'reorderImages') return { ...asking, body: { imageIds: ['img_other'] } };
  change((record) => ({
    specimens: record.specimens.map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((slides) => ({ ...slides, isRequested: true })),
    })),
  }));
  return { ...asking, body: { block: 'A9' } };
};

const WAYS: Readonly<Record<number, Way>> = {
  // A file is no answer that a key could keep.
  200: (id, asking) => (id === 'getCaseAttachment' ? { ...asking, headers: {} } : asking),
  201: (_, asking) => asking,
  206: (_, asking) => ({ ...asking, headers: { Range: 'bytes=0-3' } }),
  400: (id, asking) =>
    id === 'listProviderDirectory'
      ? { ...asking, query: { page: 0 } }
      : id === 'createCase'
        ? { as: facility }
        : { ...asking, params: { ...asking.params, caseId: 'NOT AN ID' } },
  401: (_, asking) => ({ ...asking, as: null }),
  403: async (_, asking) => {
    change(() => ({ status: 'Selected', assignedProviderId: PROVIDER }));
    return { ...asking, as: await client.logIn('provider') };
  },
  404: (_, asking) => ({ ...asking, params: { ...asking.params, caseId: 'cas_none' } }),
  409: (id, asking) => {
    const running = JSON.stringify(['usr_demo000004', asking.headers['Idempotency-Key']]);
    if (id === 'createCase') api.world().runningKeys.add(running);
    change(() => ({ status: 'QAReview' }));
    return asking;
  },
  412: (_, asking) => ({ ...asking, headers: { ...asking.headers, 'If-Match': '"v0"' } }),
  413: (_, asking) => ({ ...asking, body: PDF.padEnd(25 * 1024 * 1024 + 1) }),
  415: (id, asking) => {
    const wrong =
      id === 'putCaseAttachment' ? { 'X-File-Name': 'letter.exe' } : { 'Content-Type': 'text/plain' };
    return { ...asking, headers: { ...asking.headers, ...wrong } };
  },
  416: (_, asking) => ({ ...asking, headers: { Range: 'bytes=999-' } }),
  422: keyReused,
  428: (_, asking) => {
    const { 'If-Match': _match, ...headers } = asking.headers;
    return { ...asking, headers };
  },
};

/** All roles may read files, nothing of a specimen is refused yet, and an image needs an upload. */
const OUT_OF_REACH: Readonly<Partial<Record<DraftId, readonly number[]>>> = {
  listCaseAttachments: [403],
  getCaseAttachment: [403],
  updateSpecimen: [422],
  addImage: [201, 422],
};
const BY_FAULT = [429, 500, 503];

const declared = (Object.keys(draftResolvers) as DraftId[]).flatMap((id) =>
  Object.keys(operations[id].responses)
    .map(Number)
    .filter((status) => !BY_FAULT.includes(status) && !(OUT_OF_REACH[id] ?? []).includes(status))
    .map((status) => [id, status] as const),
);

describe('every declared status of every operation of a draft', () => {
  it.each(thirdOf(declared))('%s answers %i as the contract says', async (id, status) => {
    const way = WAYS[status];
    if (way === undefined) throw new Error(`no way to ${status}`);
    const answer = await client.ask(id, await way(id, await fine(id)));
    expect(answer.status).toBe(status);
    expect(answer.code === null).toBe(status < 400);
  });
});
