import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { fieldsOfForm, formWith } from '#app/core/case-form/fields.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { formOf } from '../case-form.test-support.tsx';
import { Requisition } from './requisition.tsx';

const NAMES = {
  OH: 'Ohio',
  ON: 'Ontario',
  usr_preferred1: 'Dr. Preferred',
  cas_9: 'DP-2026-000009',
  Aetna: 'Aetna Inc.',
};

/** Every field that can be typed is filled, also those that no one case has together. */
const fullForm = (): CaseForm =>
  formOf({
    patient: {
      lastName: 'Example',
      firstName: 'Petra',
      middleName: 'Middle',
      suffix: 'Jr.',
      birthDate: '1961-05-12',
      gender: 'Female',
      race: 'White',
      medicalRecordNumber: 'EX-1',
      healthCardProvince: 'ON',
      healthCardNumber: '1234567890AB',
      addressLine1: '1 Example Street',
      addressLine2: 'Second floor',
      city: 'Columbus',
      region: 'OH',
      postalCode: '43004',
      country: 'US',
      phone: '+1 614 555 0101',
      email: 'patient@example.org',
    },
    clinical: {
      caseRecordId: 'EX26-00131',
      caseType: 'Consultation',
      priority: 'STAT',
      statReason: 'Surgery tomorrow',
      statCallbackPhone: '+1 614 555 0102',
      submittingPhysician: 'Dr. Demo',
      submittingPhysicianNpi: '1234567893',
      copyTo: [{ name: 'Dr. Copy', fax: '+1 614 555 0103', email: 'copy@example.org' }],
      clinicalHistory: 'Invented history.',
      historyNotProvided: true,
      clinicalImpression: 'Invented impression.',
      priorDiagnosis: 'Invented earlier diagnosis.',
      priorTreatment: 'Invented earlier treatment.',
      siteAnswers: [{ prompt: 'skin_abcde', answer: 'Asymmetric' }],
      icd10: ['D49.2'],
      grossDescription: 'One tan shave.',
      intraoperativeResult: 'Invented frozen section.',
      outsideDiagnosis: 'Invented outside diagnosis.',
      otherClinicalTicked: true,
    },
    delivery: {
      slideDelivery: 'Mail_the_Slides',
      carrier: 'Demo Carrier',
      trackingNumber: 'DC0000131',
      shippedOn: '2026-11-20',
      slidesSent: 7,
      blocksSent: 3,
    },
    billing: {
      billingComponent: 0,
      preparingLaboratory: 'Preparing Laboratory',
      caseScope: 'all',
      payer: 'Aetna',
      memberId: 'MEMBER-1',
      groupNumber: 'GROUP-2',
      relationToSubscriber: 'Self',
      authorization: 'AUTH-3',
    },
    routing: {
      caseRelation: 'Child',
      parentCaseId: 'cas_9',
      otherRelation: 'Same family',
      service: 'Send Out',
      subspecialtyRequested: 'Dermatopathology',
      preferredProviderId: 'usr_preferred1',
    },
    specimens: [
      specimen({
        collectionTime: '10:05',
        totalNumberSlides: 9,
        subsections: [slides({ slideType: 'IHC', stain: 'Ki-67' })],
      }),
    ],
  });

const htmlOf = (form: CaseForm): string =>
  renderToStaticMarkup(
    <StaticRouter location="/review-project">
      <Requisition form={form} names={NAMES} isOpen={false} />
    </StaticRouter>,
  );

/** Choices that show fields which no one form shows together. */
const CHOICES: readonly Readonly<Record<string, string>>[] = [
  { 'clinical.caseType': 'Consultation', 'routing.caseRelation': 'Child' },
  { 'clinical.caseType': 'PrimaryDiagnosis', 'routing.caseRelation': 'Other' },
];

it('shows every field that the form takes: what is taken out of a form changes what is read', () => {
  const full = fullForm();
  const { id: _, ...parts } = full;
  const empty = [parts.patient, parts.clinical, parts.delivery, parts.billing, parts.routing].flatMap(
    (part) => Object.entries(part).filter(([, value]) => value === null || value === false),
  );
  expect(empty, 'each field is filled, so that none goes unread').toEqual([]);
  const read = CHOICES.flatMap((choice) => {
    const fields = { ...fieldsOfForm(full), ...choice };
    const whole = htmlOf(formWith(full, fields));
    return Object.keys(fields).filter((name) => htmlOf(formWith(full, { ...fields, [name]: '' })) !== whole);
  });
  expect(new Set(read)).toEqual(new Set(Object.keys(fieldsOfForm(full))));
});

it('calls people, cases and regions by their names, and leaves out what most cases do without', () => {
  const read = htmlOf(fullForm());
  for (const word of ['Dr. Preferred', 'DP-2026-000009', 'Columbus, Ohio 43004', 'Ontario 1234567890AB'])
    expect(read).toContain(word);
  const plain = htmlOf(formOf());
  for (const word of ['Health card', 'Callback phone', 'Group number', 'Preferred pathologist'])
    expect(plain).not.toContain(word);
});

it('shows no id of a pathologist or of a case that is not offered any more', () => {
  const routing = {
    ...fullForm().routing,
    parentCaseId: 'cas_gone00001',
    preferredProviderId: 'usr_gone00001',
  };
  const read = htmlOf({ ...fullForm(), routing });
  expect(read).not.toMatch(/usr_|cas_gone/);
  expect(read).toContain('A pathologist who is not offered any more');
  expect(read).toContain('A case that is not offered any more');
});

it('says when a specimen was collected in the hours that people read', () => {
  expect(htmlOf(formOf({ specimens: [specimen({ collectionTime: '13:05' })] }))).toContain('at 01:05 PM');
});

it.each([
  [1, '1 slide in all'],
  [2, '2 slides in all'],
  [null, 'number of slides not recorded'],
])('counts %s as %s', (totalNumberSlides, text) =>
  expect(htmlOf(formOf({ specimens: [specimen({ totalNumberSlides })] }))).toContain(`, ${text}`),
);

it.each([
  [{ slideType: 'HE', stain: 'HE' }, 'block A1 · HE · 2 × · label “EX26-00131 A1”'],
  [
    { slideType: 'IHC', stain: 'Ki-67', slideCount: null, facilityId: null },
    'block A1 · IHC Ki-67 · count not recorded · label not recorded',
  ],
])('tells the stain of %o once, and what is not recorded', (changes, text) => {
  const read = htmlOf(formOf({ specimens: [specimen({ subsections: [slides(changes)] })] }));
  expect(read).toContain(text);
});
