import type { Person } from './people.ts';

/** A case as this server keeps it: few facts, since it has few operations. */
export interface Case {
  readonly id: string;
  readonly facility: string;
  readonly blobId: string;
  status: 'Available' | 'Selected';
  version: number;
  provider: Person | null;
  selectedAt: string | null;
}

export const newCases = (): Case[] =>
  ['Brook Laboratory', 'Brook Laboratory', 'Brook Laboratory', 'Hill Clinic', 'Hill Clinic'].map(
    (facility, index) => ({
      id: `cas_second-${index + 1}`,
      facility,
      blobId: `second-${index + 1}`,
      status: 'Available',
      version: 1,
      provider: null,
      selectedAt: null,
    }),
  );

export const SENT_AT = '2026-11-02T09:00:00.000Z';

export const etagOf = ({ version }: { readonly version: number }): string => `"v${version}"`;

const isHolder = (aCase: Case, person: Person): boolean => aCase.provider?.id === person.id;

/** Who may read a case by its id: its reader, its facility, the operator's staff. */
export const maySee = (aCase: Case, person: Person): boolean =>
  person.role === 'Admin' || isHolder(aCase, person) || person.facility === aCase.facility;

const mayPickUp = (aCase: Case, { role, status }: Person): boolean =>
  aCase.status === 'Available' && role === 'Provider' && status === 'Active';

export function actionsOf(aCase: Case, person: Person): readonly string[] {
  if (mayPickUp(aCase, person)) return ['pickUp'];
  const mayRelease = aCase.status === 'Selected' && (isHolder(aCase, person) || isFullAdmin(person));
  return mayRelease ? ['release'] : [];
}

export const isFullAdmin = ({ role, duty }: Person): boolean => role === 'Admin' && duty === null;

export const caseNumberOf = ({ id }: Case): string => id.slice('cas_'.length).toUpperCase();

/** What the list and the page of a case have in common. */
function common(aCase: Case, person: Person) {
  const { provider } = aCase;
  return {
    id: aCase.id,
    caseID: caseNumberOf(aCase),
    version: aCase.version,
    etag: etagOf(aCase),
    status: aCase.status,
    priority: 'Routine',
    type: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
    subspecialty: 'Breast',
    parts: 1,
    stains: ['H&E'],
    facilityName: aCase.facility,
    facilityRegion: 'OH',
    billingComponent: 0,
    availableAt: SENT_AT,
    dueAt: null,
    selectedAt: aCase.selectedAt,
    sentAt: SENT_AT,
    signedAt: null,
    provider: provider === null ? null : { userId: provider.id, displayName: provider.name },
    reportState: 'None',
    postSignOut: 'None',
    turnaround: null,
    openRequests: 0,
    newImages: 0,
    newSince: null,
    waitingSince: null,
    patientAge: 61,
    patientAgeMonths: null,
    patientGender: 'Female',
    imagesOpened: 0,
    imagesTotal: 1,
    permissions: {
      allowView: true,
      allowEdit: false,
      allowAssign: isFullAdmin(person),
      allowPickup: mayPickUp(aCase, person),
    },
    allowedActions: actionsOf(aCase, person),
  };
}

const PATIENT = {
  lastName: 'Example',
  firstName: 'Pat',
  birthDate: '1965-02-03',
  gender: 'Female',
  race: null,
};

export function rowOf(aCase: Case, person: Person): object {
  const isNamed = maySee(aCase, person);
  return {
    ...common(aCase, person),
    caseRecordId: isNamed ? `SEC-${aCase.id.at(-1) ?? ''}` : null,
    patientInfo: isNamed ? PATIENT : null,
    draft: null,
    slides: 1,
    onHold: false,
    pickupBar: null,
    nameAlert: false,
    notShown: [],
    lastChange: null,
    waits: [],
  };
}

export const pageOf = (aCase: Case, person: Person): object => ({
  ...common(aCase, person),
  caseRecordId: `SEC-${aCase.id.at(-1) ?? ''}`,
  patientInfo: PATIENT,
  holds: [],
  clinicalInfo: {
    history: 'A lump, found last week.',
    clinicalImpression: null,
    icd10: [],
    submittingPhysician: null,
  },
  gross: null,
  replacedImages: [],
  receivedSlides: [],
  slides: [
    {
      specimenID: 'A',
      facilitySpecimenID: null,
      bodysite: 'Breast',
      subsite: null,
      laterality: 'Left',
      specimenType: 'Biopsy',
      totalNumberSlides: 1,
      specimenCollectionDate: null,
      collectionTime: null,
      subsections: [
        {
          id: `sub_${aCase.blobId}`,
          block: 'A1',
          displayId: 'A1',
          slideType: 'H&E',
          slideCount: 1,
          facilityId: null,
          stain: 'H&E',
          isRequested: false,
          requireRescan: false,
          requireRescanReason: null,
          images: [
            {
              imageId: `img_${aCase.blobId}`,
              checksum: null,
              fileName: `${aCase.blobId}.tiff`,
              fileContent: aCase.blobId,
              notShown: null,
              enteredScale: null,
              opened: false,
              isNew: false,
            },
          ],
        },
      ],
    },
  ],
});

export const moveOf = (aCase: Case, person: Person): object => ({
  id: aCase.id,
  caseID: caseNumberOf(aCase),
  version: aCase.version,
  etag: etagOf(aCase),
  status: aCase.status,
  selectedAt: aCase.selectedAt,
  allowedActions: actionsOf(aCase, person),
});
