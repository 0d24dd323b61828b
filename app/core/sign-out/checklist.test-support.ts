import { gapsByRule, signOutChecklist } from './checklist.ts';
import type { SignableCase, SignableSpecimen } from './signable-case.ts';

/** A specimen of one slide that has been opened. */
export const specimen: SignableSpecimen = {
  specimenID: 'A',
  bodysite: 'Skin',
  subsite: 'Nose',
  otherSubsites: ['Cheek', 'Upper back', 'Lower back', 'Other'],
  laterality: 'Left',
  specimenType: 'Biopsy - Shave',
  subsections: [
    {
      id: 'A1',
      requireRescan: false,
      isReadOnGlass: false,
      awaitsImages: false,
      images: [{ imageId: 'img_1', isOpened: true, isNew: false }],
    },
  ],
  text: 'SKIN, LEFT NOSE, SHAVE BIOPSY:\n- Invented finding.',
  siteConfirmedReason: null,
};
/** A case that may be signed out. */
export const ready: SignableCase = {
  isConsultation: false,
  country: 'US',
  hasOpenRequests: false,
  gross: 'Invented gross description.',
  microscopic: null,
  comment: null,
  intraoperative: null,
  seeDiagnosis: true,
  specimens: [specimen],
  synoptic: [],
  citing: { texts: [], marks: [] },
  findings: [{ code: 'L98.9', specimenID: 'A' }],
  keyImages: [],
  urgent: { isUrgent: false, communication: null },
  review: 'not-needed',
  licences: [{ state: 'CO', expiresOn: '2026-11-22' }],
  region: 'CO',
  today: '2026-11-21',
};

/** What the checklist of such a case has against it, by rule. */
export const gaps = (changes: Partial<SignableCase>) =>
  gapsByRule(signOutChecklist({ ...ready, ...changes }));
