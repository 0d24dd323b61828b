import type { RequisitionRecord } from '#mock-server/store/records/case-form.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { idOf } from './people.ts';
import type { Status } from './state.ts';

/** A Wednesday, 10 in the morning in New York. */
export const START = Date.parse('2026-11-18T15:00:00Z');

export interface Begun {
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

/** The requisition of a draft as that case begins with it. */
export const requisitionOf = (requisition: RequisitionRecord, begun: Begun): RequisitionRecord => ({
  ...requisition,
  id: begun.id,
  delivery: begun.isMailed === false ? upload(requisition) : requisition.delivery,
  routing: { ...requisition.routing, preferredProviderId: preferredOf(begun) },
  clinical: { ...requisition.clinical, ...(begun.priority === 'STAT' ? URGENT : {}) },
});

const preferredOf = (begun: Begun): string | null =>
  begun.preferred === undefined ? null : idOf(begun.preferred);

/** The case of a draft as it begins. */
export function caseOf(draft: CaseRecord, begun: Begun, index: number): CaseRecord {
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
