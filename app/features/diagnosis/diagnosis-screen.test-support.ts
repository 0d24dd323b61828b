import { aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import type { Case } from '#contracts/generated/wire.ts';

const NUMBERS = { caseID: 'DP-2026-000001', caseRecordId: 'PMD26-1' } as const;

export const clinical = someClinicalInfo({
  ...NUMBERS,
  submittingPhysician: null,
  history: null,
  historyNotProvided: true,
  clinicalImpression: null,
  promptAnswers: [{ prompt: 'PSA', answer: '7.8' }],
  icd10: [],
  gross: 'Two cores.',
});

function subsectionOf(id: string, isNew: boolean): Case['slides'][number]['subsections'][number] {
  return {
    id: `sub_${id}`,
    block: 'A1',
    displayId: `A1-${id}`,
    slideType: 'H&E',
    slideCount: 1,
    facilityId: null,
    stain: 'H&E',
    isRequested: isNew,
    requireRescan: false,
    requireRescanReason: null,
    images: [
      {
        imageId: `img_${id}`,
        checksum: null,
        fileName: `A1-${id}.svs`,
        fileContent: `blob-${id}`,
        notShown: null,
        enteredScale: null,
        opened: !isNew,
        isNew,
      },
    ],
  };
}

export const itemOf = (status: Case['status']): Case =>
  aWholeCase({
    ...NUMBERS,
    status,
    subspecialty: null,
    facilityName: 'Pinemeadow Dermatology Clinic',
    provider: { userId: 'usr_1', displayName: 'Dr. Me' },
    newImages: 1,
    imagesOpened: 1,
    imagesTotal: 2,
    allowedActions: [],
    slides: [
      {
        specimenID: 'A',
        facilitySpecimenID: 'PMD26-1-A',
        bodysite: 'Prostate',
        subsite: null,
        laterality: 'Right',
        specimenType: 'Biopsy - Core Needle',
        totalNumberSlides: 2,
        specimenCollectionDate: null,
        collectionTime: null,
        subsections: [subsectionOf('1', false), subsectionOf('2', true)],
      },
    ],
  });
