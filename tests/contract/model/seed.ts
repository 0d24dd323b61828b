import { DEMO_FACILITIES } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { WorldSeed } from '#mock-server/world.ts';
import { draftsOf } from '../case-drafts.ts';
import { mockInProcess } from '../mock-client.ts';
import { BEGINNING, caseOf, requisitionOf, START } from './begun-cases.ts';
import { castSigners, castTokens, castUsers, idOf, tokenOf } from './people.ts';

const people: WorldSeed = (nowMs) => ({
  users: castUsers(nowMs),
  tokens: castTokens(nowMs),
  signers: castSigners(),
  facilities: [...DEMO_FACILITIES],
  cases: [],
});

/** A draft as a facility fills it in, with a text of its reader, from a mock of its own. */
async function templates(): Promise<ReturnType<typeof foundIn>> {
  const { api, client } = mockInProcess({ world: people, now: () => START });
  const { caseId } = await draftsOf(api, client).complete(tokenOf('clerk'));
  const held = { status: 'Selected', assignedProviderId: idOf('first'), caseID: 'DP-2026-1' } as const;
  const before = api.world().cases.find(caseId);
  api.world().cases.change(caseId, (record) => ({ ...record, ...held }));
  const saved = await client.ask('savePrimaryDiagnosis', {
    params: { caseId },
    headers: { 'If-Match': '"v0"' },
    body: {
      diagnoses: [{ specimenID: 'A', text: 'SKIN, NOSE, LEFT, SHAVE:\n- Invented benign finding.' }],
      seeDiagnosis: true,
      findings: [{ code: 'L82.1', specimenID: 'A' }],
      urgentResult: { isUrgent: false, communication: null },
    },
    as: tokenOf('first'),
  });
  if (saved.status !== 200) throw new Error(`no text could be saved: ${saved.text}`);
  return foundIn(api, before);
}

function foundIn(api: MockApi, draft: CaseRecord | null) {
  const requisition = api.world().requisitions.find(draft?.id ?? '');
  const diagnosis = api.world().diagnoses.find(draft?.id ?? '');
  if (draft === null || requisition === null || diagnosis === null) throw new Error('no draft was made');
  return { draft, requisition, diagnosis };
}

/** The world that every run begins with: it is made once, and a reset of the mock plants it anew. */
export async function modelSeed(): Promise<WorldSeed> {
  const { draft, requisition, diagnosis } = await templates();
  const cases = BEGINNING.map((begun, index) => caseOf(draft, begun, index));
  return (nowMs) => ({
    ...people(nowMs),
    cases,
    requisitions: BEGINNING.map((begun) => requisitionOf(requisition, begun)),
    diagnoses: cases.map(({ id }) => ({ ...diagnosis, id })),
  });
}
