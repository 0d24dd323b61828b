import { describe, expect, it } from 'vitest';
import { completeForm, setting, specimen } from './complete-form.test-support.ts';
import { type CaseFields, fieldsOfForm, formWith, storableFields, unstorableFields } from './fields.ts';
import { textsNotSaved } from './texts-not-saved.ts';
import { typedProblems } from './typed-problems.ts';

const FORM = completeForm();
const TYPED = fieldsOfForm(FORM);
const SITE = 'specimens.spc_1.bodysite';

/** What was typed, the choice that hides it, and the one that shows it. */
const HIDDEN: readonly [typed: CaseFields, hiding: CaseFields, showing: CaseFields][] = [
  [
    {
      'delivery.carrier': 'Demo Carrier',
      'delivery.trackingNumber': 'DC0000131',
      'delivery.shippedOn': '11/20/2026',
      'delivery.slidesSent': '2',
      'delivery.blocksSent': '1',
    },
    { 'delivery.slideDelivery': 'Upload_the_Slide_Images' },
    { 'delivery.slideDelivery': 'Mail_the_Slides' },
  ],
  [
    { 'clinical.statReason': 'Surgery tomorrow', 'clinical.statCallbackPhone': '+15550100131' },
    { 'clinical.priority': 'Routine' },
    { 'clinical.priority': 'STAT' },
  ],
  [
    { 'clinical.outsideDiagnosis': 'Invented nevus' },
    { 'clinical.caseType': 'PrimaryDiagnosis' },
    { 'clinical.caseType': 'Consultation' },
  ],
  [
    { 'clinical.grossDescription': 'One tan shave of skin.' },
    { 'clinical.caseType': 'Consultation' },
    { 'clinical.caseType': '' },
  ],
  [
    { 'billing.preparingLaboratory': 'Example Laboratory' },
    { 'billing.billingComponent': '2' },
    { 'billing.billingComponent': '0' },
  ],
  [
    { 'routing.parentCaseId': 'cas_9' },
    { 'routing.caseRelation': 'Standalone' },
    { 'routing.caseRelation': 'Child' },
  ],
  [
    { 'routing.otherRelation': 'Same family' },
    { 'routing.caseRelation': 'Child' },
    { 'routing.caseRelation': 'Other' },
  ],
  [{ 'clinical.siteAnswers.psa': '12' }, { [SITE]: 'Skin' }, { [SITE]: 'Prostate' }],
  [{ 'clinical.siteAnswers.blood_count': 'Low' }, { [SITE]: '' }, { [SITE]: 'Bone Marrow' }],
];

describe('a text whose field is not shown', () => {
  it.each(HIDDEN)(
    '%j is not sent with %j, stays in the form, and is sent with %j',
    (typed, hiding, showing) => {
      const hidden = { ...TYPED, ...typed, ...hiding };
      const names = Object.keys(typed);
      const sentOf = (fields: CaseFields) => {
        const sent = storableFields(FORM, fields);
        return Object.fromEntries(names.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])));
      };
      expect(sentOf(hidden)).toEqual({});
      expect(textsNotSaved(FORM, hidden)).toMatchObject(typed);
      const shown = { ...hidden, ...showing };
      expect(sentOf(shown)).toEqual(typed);
      for (const name of names) expect(textsNotSaved(FORM, shown)).not.toHaveProperty([name]);
    },
  );

  it('is not judged: half a ship date keeps nobody from uploading the slides', () => {
    const half = { ...TYPED, 'delivery.blocksSent': 'none', 'delivery.shippedOn': '11/2' };
    const upload = { ...half, 'delivery.slideDelivery': 'Upload_the_Slide_Images' };
    expect(Object.keys(unstorableFields(FORM, half))).toEqual(['delivery.shippedOn', 'delivery.blocksSent']);
    expect(unstorableFields(FORM, upload)).toEqual({});
    const wrong = typedProblems(FORM, upload, setting).filter(({ field }) => field.startsWith('delivery.'));
    expect(wrong).toEqual([]);
    expect(textsNotSaved(FORM, upload)).toMatchObject({ 'delivery.shippedOn': '11/2' });
  });

  it('goes with the specimen that asked for it, and not before', () => {
    const two = { ...FORM, specimens: [specimen(), specimen({ id: 'spc_2', bodysite: 'Prostate' })] };
    const fields = { ...fieldsOfForm(two), 'clinical.siteAnswers.psa': '12' };
    expect(formWith(two, fields).clinical.siteAnswers).toEqual([{ prompt: 'psa', answer: '12' }]);
    expect(formWith(FORM, fields).clinical.siteAnswers).toEqual([]);
  });
});
