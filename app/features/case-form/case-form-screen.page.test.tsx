import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { setting, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { problemLine } from '#app/core/case-form/field-words.ts';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import { FORM_STEPS, stepOfField } from '#app/core/case-form/steps.ts';
import { typedProblems } from '#app/core/case-form/typed-problems.ts';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { answerDrafts, formOf, sent, treeOf } from './case-form.test-support.tsx';

const blank = (changes: Partial<CaseForm> = {}): CaseForm => formOf({ ...blankForm(), ...changes });

const EMPTY_ROWS: CaseForm['specimens'] = [
  specimen({
    facilitySpecimenID: null,
    bodysite: 'Skin',
    subsite: null,
    laterality: null,
    specimenType: null,
    specimenCollectionDate: null,
    receivedDate: null,
    totalNumberSlides: null,
    subsections: [
      slides({
        block: null,
        displayId: null,
        facilityId: null,
        slideType: 'IHC',
        stain: null,
        slideCount: null,
      }),
    ],
  }),
  specimen({ id: 'spc_2', specimenID: 'B', bodysite: null, subsections: [] }),
];

/** Forms in which as much as possible is amiss at once. */
const EVERYTHING_WRONG: readonly [string, CaseForm, Partial<typeof setting>][] = [
  ['nothing filled in', blank(), {}],
  [
    'rows and a parcel without anything in them',
    blank({
      specimens: EMPTY_ROWS,
      delivery: { ...blankForm().delivery, slideDelivery: 'Mail_the_Slides' },
      clinical: {
        ...blankForm().clinical,
        priority: 'STAT',
        otherClinicalTicked: true,
        copyTo: [{ name: 'Dr. Copy', fax: null, email: null }],
        icd10: ['X'],
      },
      billing: { ...blankForm().billing, billingComponent: 0 },
      routing: { ...blankForm().routing, caseRelation: 'Child' },
    }),
    { operatorBills: true, hasLab: false },
  ],
  [
    'a consultation with uploads in Canada',
    blank({
      specimens: [specimen({ bodysite: 'Breast', laterality: 'Left' })],
      delivery: { ...blankForm().delivery, slideDelivery: 'Upload_the_Slide_Images' },
      clinical: { ...blankForm().clinical, caseType: 'Consultation' },
      billing: { ...blankForm().billing, payer: 'Provincial_or_Territorial_Health_Plan' },
      routing: { ...blankForm().routing, caseRelation: 'Other' },
    }),
    { country: 'Canada' },
  ],
];

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  answerDrafts();
});

describe('the case form', () => {
  it('says of each step that is stored and whole that it is complete, tried or not, and of no other', async () => {
    const steps = () => textOf(found('[aria-label=Steps]'));
    await mount(treeOf('clinical', formOf()));
    expect(steps().match(/complete/g)).toHaveLength(FORM_STEPS.length);
    await mount(treeOf('clinical', formOf({ patient: blankForm().patient })));
    expect(steps().match(/complete/g)).toHaveLength(FORM_STEPS.length - 1);
    await mount(treeOf('clinical', null));
    expect(steps()).not.toContain('complete');
  });

  it.each(EVERYTHING_WRONG)(
    'tells every rule at its field, and on top with a link: %s',
    async (_, form, where) => {
      const told = typedProblems(form, fieldsOfForm(form), { ...setting, ...where });
      for (const step of FORM_STEPS) {
        const own = told.filter(({ field, severity }) => stepOfField(field) === step && severity === 'error');
        await mount(treeOf(step, form, { setting: { ...setting, ...where }, isTried: true }));
        const summary = own.length === 0 ? null : found('[role=alert]');
        for (const { field, message, severity } of own) {
          const at = document.getElementById(`case-${field}`);
          expect(at, `${field} stands on ${step}`).not.toBeNull();
          const first = own.find((one) => one.field === field);
          const words = textOf(document.getElementById(`case-${field}-error`) ?? undefined);
          expect(words, field).toBe(first?.message);
          const link = [...(summary?.querySelectorAll('a') ?? [])].find(
            (one) =>
              one.getAttribute('href') === `#case-${field}` &&
              textOf(one) === problemLine(form.specimens, { field, message, severity }),
          );
          expect(link, `${message} is linked`).toBeDefined();
        }
      }
    },
  );

  it('says under which name the report has whom it is submitted by', async () => {
    await mount(treeOf('clinical', formOf()));
    expect(textOf()).toContain('The report names them as the ordering physician');
  });

  it('S3.4-03 has the five slots, the fourth where its box is ticked', async () => {
    await mount(treeOf('clinical', formOf()));
    const slots = () => [...document.querySelectorAll('[aria-label=Attachments] label')].map(textOf);
    expect(slots()).toEqual([
      'Clinical history letter',
      'Lab reports',
      'Radiology, endoscopy or operative report',
      "Primary physician's document",
    ]);
    await click(found('[name="clinical.otherClinicalTicked"]'));
    await eventually(() => expect(slots()).toContain('Other clinical document'));
  });

  it('S5-04 lets documents in by their kind and content', async () => {
    await mount(treeOf('clinical', formOf()));
    const input = found<HTMLInputElement>('[aria-label=Attachments] input[type=file]');
    expect(input.getAttribute('accept')).toBe('.jpg,.jpeg,.png,.pdf,.doc,.docx');
    const files = [new File(['MZ'], 'letter.exe')];
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    await act(async () => {
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    });
    await eventually(() => expect(textOf()).toContain('Only JPG, PNG, PDF and Word documents are allowed.'));
    expect(sent).toEqual([]);
  });

  it('S4.3-01 makes a draft of the first word, and saves what is typed before the next step', async () => {
    await mount(treeOf('patient', null));
    await fill(found<HTMLInputElement>('[name="patient.lastName"]'), 'Example');
    await eventually(() => expect(sent.map(([address]) => address)).toContain('/resources/new-case-draft'));
    await eventually(() => {
      const last = sent.at(-1);
      expect(last?.[0]).toBe('/resources/case-draft/cas_1');
      expect(last?.[1]).toMatchObject({ caseId: 'cas_1', fields: { 'patient.lastName': 'Example' } });
    });
    expect(textOf(found('[aria-label=Patient]'))).toContain('Example');
  });

  it('S3.4-04 tells errors once its button was pressed, stays at their step, and goes on without', async () => {
    await mount(treeOf('patient', formOf({ patient: { ...formOf().patient, lastName: null } })));
    expect(document.querySelector('[role=alert]')).toBeNull();
    await click(named('Continue to clinical'));
    await eventually(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    expect(document.title.startsWith('Error: ')).toBe(true);
    expect(textOf(found('[aria-current=step]'))).toBe('1.Patient 1 error');
    await fill(found<HTMLInputElement>('[name="patient.lastName"]'), 'Example');
    await eventually(() => expect(document.querySelector('[role=alert]')).toBeNull());
    await click(named('Continue to clinical'));
    await eventually(() => expect(textOf(found('[aria-current=step]'))).toContain('Clinical'));
  });

  it('is not shown to whoever has no right to begin a case, who is told so', async () => {
    const why = 'You have no right to edit cases.';
    await mount(treeOf('patient', null, { whyBarred: why }));
    expect(textOf()).toContain(why);
    expect(document.querySelector('form, input, [aria-label=Steps]')).toBeNull();
    await mount(treeOf('patient', null));
    expect(found<HTMLInputElement>('[name="patient.lastName"]').value).toBe('');
  });

  it('says before it is filled in that nobody can pick up a case of a facility elsewhere', async () => {
    const nobody = 'nobody can pick up a case that you send out';
    await mount(treeOf('patient', null));
    expect(textOf()).not.toContain(nobody);
    const elsewhere = { setting: { ...setting, country: 'Other' } } as const;
    await mount(treeOf('patient', null, elsewhere));
    expect(textOf()).toContain(nobody);
    expect(named('Ask the operator').getAttribute('href')).toBe('/account-detail?part=ask');
    await mount(treeOf('patient', formOf(), { ...elsewhere, isOperator: true }));
    expect(textOf()).not.toContain(nobody);
  });

  it('leads back to the review whoever came from there, with what was typed and whatever is missing', async () => {
    const form = formOf({ patient: { ...formOf().patient, lastName: null } });
    await mount(treeOf('patient', form, { isFromReview: true }));
    await fill(found<HTMLInputElement>('[name="patient.firstName"]'), 'Changed');
    const back = named('Back to review');
    expect([back.tagName, back.getAttribute('tabindex')]).toEqual(['BUTTON', null]);
    await click(back);
    await eventually(() => expect(textOf()).toBe('The review'));
    expect(sent.at(-1)?.[1]).toMatchObject({ fields: { 'patient.firstName': 'Changed' } });
  });

  it('offers no way back to a review that nobody came from, and one way where the step leads there itself', async () => {
    await mount(treeOf('patient', formOf()));
    expect(() => named('Back to review')).toThrow();
    await mount(treeOf('delivery', formOf(), { isFromReview: true }));
    expect(() => named('Back to review')).toThrow();
    expect(named('Continue to review and send')).toBeDefined();
  });

  it('never puts another choice in the place of a word that its list does not have', async () => {
    const odd = specimen({ bodysite: 'Bone Marrow', specimenType: 'Clot', subsite: 'Posterior iliac crest' });
    await mount(treeOf('specimens', formOf({ specimens: [odd] })));
    await fill(found<HTMLInputElement>('[name="specimens.spc_1.collectionTime"]'), '10:05');
    await click(named('Continue to delivery and billing'));
    await eventually(() =>
      expect(sent.at(-1)?.[1]).toMatchObject({
        fields: {
          'specimens.spc_1.bodysite': 'Bone Marrow',
          'specimens.spc_1.specimenType': 'Clot',
          'specimens.spc_1.subsite': 'Posterior iliac crest',
          'specimens.spc_1.collectionTime': '10:05',
        },
      }),
    );
  });

  it('shows no id of a pathologist who is not offered any more, and keeps the choice', async () => {
    const routing = { ...formOf().routing, preferredProviderId: 'usr_gone00001' };
    await mount(treeOf('delivery', formOf({ routing })));
    const shown = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    expect(shown.map(({ value }) => value)).toContain('A pathologist who is not offered any more');
    expect(found<HTMLInputElement>('[name="routing.preferredProviderId"]').value).toBe('usr_gone00001');
  });

  it('warns of a patient who cannot be meant, and holds nobody back', async () => {
    const form = formOf({ clinical: { ...formOf().clinical, clinicalHistory: 'A 30-year-old woman.' } });
    await mount(treeOf('clinical', form));
    expect(textOf()).toContain('The history says 30 years, but the date of birth makes it 65.');
    await click(named('Continue to specimens and slides'));
    await eventually(() => expect(textOf(found('[aria-current=step]'))).toContain('Specimens'));
  });

  it('goes on without what the facility could not provide, which the server lets pass', async () => {
    const form = formOf({ patient: { ...formOf().patient, gender: null } });
    const found = [{ field: 'patient.gender', message: 'Gender is required', severity: 'warning' as const }];
    await mount(treeOf('patient', form, { found }));
    expect(textOf()).toContain('Gender is required');
    await click(named('Continue to clinical'));
    await eventually(() => expect(textOf(document.body)).toContain('Request'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});
