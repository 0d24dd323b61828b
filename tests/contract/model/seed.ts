import { DEMO_FACILITIES } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { RequisitionRecord } from '#mock-server/store/records/case-form.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { WorldSeed } from '#mock-server/world.ts';
import { draftsOf } from '../case-drafts.ts';
import { mockInProcess } from '../mock-client.ts';
import { castSigners, castTokens, castUsers, idOf, tokenOf } from './people.ts';
import type { Status } from './state.ts';

/** A Wednesday, 10 in the morning in New York. */
export const START = Date.parse('2026-11-18T15:00:00Z');

const people: WorldSeed = (nowMs) => ({
  users: castUsers(nowMs),
  tokens: castTokens(nowMs),
  signers: castSigners(),
  facilities: [...DEMO_FACILITIES],
  cases: [],
});

interface Begun {
  readonly id: string;
  readonly status: Status;
  readonly priority?: CaseRecord['priority'];
  readonly facilityId?: string;
  /** Held for this provider when it enters the pool. */
  readonly preferred?: 'second';
  /** True unless it says otherwise; the scans are there all the same. */
  readonly isMailed?: false;
}

/** The images of that slide, of the case at this place of the list. */
export const imagesOf = (index: number): readonly string[] => [1, 2].map((n) => `img_model-${index}-${n}`);

/** The slide that every case has, with two images. */
export const SLIDE = 'sub_model-a1';

/** The cases that each run begins with. */
export const BEGINNING: readonly Begun[] = [
  { id: 'cas_model-draft', status: 'Draft', preferred: 'second' },
  { id: 'cas_model-sent', status: 'Submitted', priority: 'STAT', isMailed: false },
  { id: 'cas_model-stat', status: 'Available', priority: 'STAT' },
  { id: 'cas_model-pool', status: 'Available' },
  { id: 'cas_model-other', status: 'Available', facilityId: 'fac_demo-3' },
];

const upload = ({ delivery }: RequisitionRecord): RequisitionRecord['delivery'] => ({
  ...delivery,
  slideDelivery: 'Upload_the_Slide_Images',
  carrier: null,
  trackingNumber: null,
  shippedOn: null,
});

const URGENT = { statReason: 'An invented reason', statCallbackPhone: '+1 614 555 0100' };

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
    requisitions: cases.map(({ id, priority }, index) => ({
      ...requisition,
      id,
      delivery: BEGINNING[index]?.isMailed === false ? upload(requisition) : requisition.delivery,
      routing: { ...requisition.routing, preferredProviderId: preferredOf(BEGINNING[index]) },
      clinical: { ...requisition.clinical, ...(priority === 'STAT' ? URGENT : {}) },
    })),
    diagnoses: cases.map(({ id }) => ({ ...diagnosis, id })),
  });
}

const preferredOf = (begun: Begun | undefined): string | null =>
  begun?.preferred === undefined ? null : idOf(begun.preferred);

function caseOf(draft: CaseRecord, begun: Begun, index: number): CaseRecord {
  const { id, status, priority = 'Routine', facilityId = 'fac_demo-1' } = begun;
  const accession = `EX26-0013${index}`;
  const at = new Date(START).toISOString();
  const isIn = status === 'Available';
  return {
    ...draft,
    id,
    status,
    priority,
    facilityId,
    version: 3,
    caseRecordId: accession,
    reportState: 'Draft',
    material: begun.isMailed === false ? 'digital' : 'glass',
    caseID: status === 'Draft' ? null : `DP-2026-00000${index + 1}`,
    ...(isIn ? { availableAt: at, dueAt: at } : {}),
    specimens: draft.specimens.map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((slides) => ({
        ...slides,
        id: SLIDE,
        images: imagesOf(index).map((imageId, at) => ({
          imageId,
          blobId: `blob-${index}-${at}`,
          gone: false,
          fileName: `${accession} A1-${at}.svs`,
          slideId: 'cmu-1-small-region' as const,
        })),
      })),
    })),
  };
}
