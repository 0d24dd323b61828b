import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { RequisitionRecord } from '#mock-server/store/records/case-form.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { SLIDES } from '#tests/support/complete-case.ts';
import { type Draft, type Drafts, draftsOf, NURSE } from './case-drafts.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';

const WHO = ['facility', 'np', 'stranger', 'admin', 'provider', 'provider2'] as const;
type Who = (typeof WHO)[number];
type Status = CaseRecord['status'];

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let draft: Draft;
let whole: CaseRecord;
let requisition: RequisitionRecord;
const tokens = new Map<Who, string>();

beforeAll(async () => {
  ({ api, client } = mockInProcess({ now: () => Date.parse('2026-11-21T12:00:00Z') }));
  drafts = draftsOf(api, client);
  for (const who of ['facility', 'np', 'admin', 'provider', 'provider2'] as const)
    tokens.set(who, await client.logIn(who));
  const { users } = api.world();
  users.insert({
    ...(users.find(NURSE) ?? users.list()[0] ?? never()),
    id: 'usr_stranger0001',
    email: 'provisional2@example.org',
    facilityId: 'fac_demo-2',
  });
  const body = { email: 'provisional2@example.org', password: 'Pathology-2026' };
  const answer = await client.ask('login', { body });
  tokens.set('stranger', (answer.body as { data: { token: string } }).data.token);
  draft = await drafts.complete(tokens.get('facility') ?? '');
  whole = api.world().cases.find(draft.caseId) ?? never();
  requisition = api.world().requisitions.find(draft.caseId) ?? never();
});

function never(): never {
  throw new Error('the demo world has changed');
}

/** The draft as it was made, in another state. */
function give(changes: Partial<CaseRecord>): void {
  const { cases, requisitions } = api.world();
  cases.remove(whole.id);
  cases.insert({ ...whole, ...changes });
  requisitions.remove(whole.id);
  requisitions.insert(requisition);
}

/** Each operation with a body that its rules refuse or take without a trace: only who may ask is looked at. */
const ASKED: Readonly<Partial<Record<OperationId, object | null>>> = {
  getCaseForm: null,
  updateCase: {},
  deleteCaseDraft: null,
  validateCase: null,
  sendOutCase: {},
  recallCase: { reason: 'Why' },
  addSpecimen: {},
  updateSpecimen: {},
  deleteSpecimen: null,
  addSubsection: SLIDES,
  updateSubsection: {},
  deleteSubsection: null,
  addImage: { uploadId: 'upl_none' },
  reorderImages: { imageIds: ['img_none'] },
  listCaseAttachments: null,
  submitSpecimenForm: {
    receivedAt: '2026-11-21T11:00:00Z',
    slides: [{ subsectionId: 'sub_none', received: 1, missing: 0 }],
  },
};

async function answers(id: OperationId, status: Status): Promise<Record<Who, number>> {
  const found: Partial<Record<Who, number>> = {};
  for (const who of WHO) {
    give({ status, assignedProviderId: status === 'Selected' ? PROVIDER : null });
    const body = ASKED[id] ?? undefined;
    found[who] = (await drafts.ask(id, tokens.get(who) ?? '', { ...draft }, body)).status;
  }
  return found as Record<Who, number>;
}

/** In the order of WHO: own facility, its nurse, another facility, an admin, the holder, another provider. */
const TABLE: readonly (readonly [
  OperationId,
  Status,
  ...(readonly [number, number, number, number, number, number]),
])[] = [
  ['getCaseForm', 'Draft', 200, 200, 404, 200, 404, 404],
  ['getCaseForm', 'Selected', 200, 200, 404, 200, 403, 404],
  ['updateCase', 'Draft', 200, 200, 404, 200, 404, 404],
  ['updateCase', 'Returned', 200, 200, 404, 200, 404, 404],
  ['updateCase', 'Submitted', 409, 409, 404, 200, 404, 404],
  ['updateCase', 'Selected', 409, 409, 404, 409, 403, 404],
  ['deleteCaseDraft', 'Draft', 200, 200, 404, 403, 404, 404],
  ['deleteCaseDraft', 'Returned', 409, 409, 404, 403, 404, 404],
  ['validateCase', 'Draft', 200, 200, 404, 200, 404, 404],
  ['validateCase', 'Submitted', 200, 200, 404, 200, 404, 404],
  ['sendOutCase', 'Draft', 200, 200, 404, 403, 404, 404],
  ['sendOutCase', 'Returned', 200, 200, 404, 403, 404, 404],
  ['sendOutCase', 'Submitted', 409, 409, 404, 403, 404, 404],
  ['sendOutCase', 'Selected', 409, 409, 404, 403, 403, 404],
  ['recallCase', 'Submitted', 200, 200, 404, 403, 404, 404],
  ['recallCase', 'Available', 409, 409, 404, 403, 404, 404],
  ['addSpecimen', 'Draft', 201, 201, 404, 201, 404, 404],
  ['addSpecimen', 'Submitted', 409, 409, 404, 201, 404, 404],
  ['updateSpecimen', 'Returned', 200, 200, 404, 200, 404, 404],
  ['updateSpecimen', 'Submitted', 409, 409, 404, 200, 404, 404],
  ['deleteSpecimen', 'Draft', 200, 200, 404, 200, 404, 404],
  ['deleteSpecimen', 'Selected', 409, 409, 404, 409, 403, 404],
  ['addSubsection', 'Draft', 201, 201, 404, 201, 404, 404],
  // The case's own facility adds slides later too, and then has to say why.
  ['addSubsection', 'Available', 422, 422, 404, 409, 404, 404],
  ['addSubsection', 'Selected', 422, 422, 404, 409, 403, 404],
  ['updateSubsection', 'Draft', 200, 200, 404, 200, 404, 404],
  ['updateSubsection', 'Submitted', 409, 409, 404, 200, 404, 404],
  ['deleteSubsection', 'Draft', 200, 200, 404, 200, 404, 404],
  ['deleteSubsection', 'Submitted', 409, 409, 404, 200, 404, 404],
  ['addImage', 'Draft', 404, 404, 404, 404, 404, 404],
  // Slides that lack images still get them, so that what is not found is the upload.
  ['addImage', 'Submitted', 404, 404, 404, 404, 404, 404],
  ['addImage', 'Selected', 404, 404, 404, 409, 403, 404],
  ['reorderImages', 'Draft', 422, 422, 404, 422, 404, 404],
  ['reorderImages', 'Submitted', 409, 409, 404, 422, 404, 404],
  ['listCaseAttachments', 'Draft', 200, 200, 404, 200, 404, 404],
  ['listCaseAttachments', 'Selected', 200, 200, 404, 200, 200, 404],
  ['submitSpecimenForm', 'Submitted', 403, 403, 404, 422, 404, 404],
  ['submitSpecimenForm', 'Draft', 403, 403, 404, 409, 404, 404],
];

describe('who may do what with the form of a case', () => {
  it.each(TABLE)('%s in %s', async (id, status, ...expected) => {
    expect(Object.values(await answers(id, status))).toEqual(expected);
  });

  it('is nobody without a token', async () => {
    for (const id of Object.keys(ASKED) as OperationId[]) {
      const body = ASKED[id] ?? undefined;
      const answer = await client.ask(id, { params: { ...draft }, ...(body === undefined ? {} : { body }) });
      expect([id, answer.status]).toEqual([id, 401]);
    }
  });

  it('is a facility alone where a draft is made', async () => {
    const statuses: number[] = [];
    for (const who of WHO) statuses.push((await drafts.ask('createCase', tokens.get(who) ?? '')).status);
    expect(statuses).toEqual([201, 201, 201, 403, 403, 403]);
  });
});
