import { describe, expect, it } from 'vitest';
import { aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { CorrectionForm, clinicalTextOf } from './correction-form.ts';
import { CorrectionPage } from './correction-page.tsx';

const info = someClinicalInfo({
  allowedActions: ['edit'],
  submittingPhysicianNpi: '1234567893',
  copyTo: [{ name: 'Dr. Copy', address: 'copy@example.org' }],
  priorDiagnosis: 'Nevus, 2020.',
  priorTreatment: 'Excision.',
  promptAnswers: [{ prompt: 'PSA (ng/mL)', answer: '6.1' }],
  icd10: ['D22.5', 'D49.2'],
  gross: 'One tan shave of skin.',
  intraoperativeResult: 'None seen.',
  outsideDiagnosis: 'Seen elsewhere.',
});

const show = (about: Partial<Parameters<typeof CorrectionPage>[0]> = {}) =>
  mountPage(
    <CorrectionPage
      ofCase={aWholeCase()}
      info={info}
      idempotencyKey={'"key"'}
      outcome={undefined}
      {...about}
    />,
  );
const save = () => click(named('Save clinical information'));

describe('the form that corrects the clinical information of a case', () => {
  it('names the case, begins with all that is there, and sends it back as it was', async () => {
    await show();
    expect(textOf()).toContain('DP-1');
    expect(named('Back to the case').getAttribute('href')).toBe('/case-details/cas_1');
    await fill(found<HTMLTextAreaElement>('[name=reason]'), 'It was incomplete.');
    await save();
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      etag: '"v1"',
      submittingPhysician: 'Ada Invented',
      submittingPhysicianNpi: '1234567893',
      'copyTo[0].name': 'Dr. Copy',
      'copyTo[0].address': 'copy@example.org',
      clinicalImpression: 'Nevus',
      icd10: 'D22.5, D49.2',
      priorDiagnosis: 'Nevus, 2020.',
      priorTreatment: 'Excision.',
      'promptAnswers[0].prompt': 'PSA (ng/mL)',
      'promptAnswers[0].answer': '6.1',
      gross: 'One tan shave of skin.',
      intraoperativeResult: 'None seen.',
      outsideDiagnosis: 'Seen elsewhere.',
      reason: 'It was incomplete.',
    });
    expect(posts[0]).toHaveProperty(
      'history',
      expect.stringMatching(/^Changing mole\.\r?\nFamily history\.$/),
    );
    expect(posts[0]).not.toHaveProperty('historyNotProvided');
  });

  it('says under which name the report has whom it was submitted by', async () => {
    await show();
    const hints = found('[name=submittingPhysician]').getAttribute('aria-describedby') ?? '';
    expect(textOf(found(`#${hints}`))).toBe('The report names them as the ordering physician');
  });

  it('asks what the sites of the specimens ask, answered or not', async () => {
    await show({ info: { ...info, promptAnswers: [] } });
    const prompt = found<HTMLInputElement>('[name="promptAnswers[0].prompt"]');
    expect(prompt.value).toContain('Asymmetry');
    expect(found<HTMLInputElement>('[name="promptAnswers[0].answer"]').value).toBe('');
  });

  it('holds to the rules of the case form before it is sent', async () => {
    await show();
    const history = found<HTMLTextAreaElement>('[name=history]');
    await fill(history, '');
    await fill(found<HTMLInputElement>('[name=icd10]'), 'D22.5 mole');
    await fill(found<HTMLInputElement>('[name=submittingPhysicianNpi]'), '12');
    await fill(found<HTMLInputElement>('[name="copyTo[0].address"]'), '12');
    await save();
    await eventually(() => expect(textOf()).toContain('Clinical history is required'));
    expect(textOf()).toContain('MOLE is not a valid ICD-10 code');
    expect(textOf()).toContain('NPI must have 10 digits');
    expect(textOf()).toContain('Invalid phone number format.');
    expect(posts).toEqual([]);
  });

  it('says how long a text may be before it is sent', async () => {
    await show();
    await fill(found<HTMLTextAreaElement>('[name=history]'), 'a'.repeat(4001));
    await fill(found<HTMLInputElement>('[name="promptAnswers[0].answer"]'), 'a'.repeat(1001));
    await save();
    await eventually(() => expect(textOf()).toContain('must have at most 4000 characters'));
    expect(textOf()).toContain('Answer must have at most 1000 characters');
    expect(posts).toEqual([]);
  });

  it('takes an empty history once it is ticked that none was provided', async () => {
    await show();
    await fill(found<HTMLTextAreaElement>('[name=history]'), '');
    await click(found('[name=historyNotProvided]'));
    await save();
    await eventually(() => expect(posts).toMatchObject([{ history: '', historyNotProvided: 'on' }]));
  });

  it.each([
    ['Selected', true],
    ['Submitted', false],
  ] as const)('marks the reason as asked for where the case is %s: %s', async (status, isAsked) => {
    await show({ ofCase: aWholeCase({ status }) });
    const label = document.querySelector(`label[for="${found('[name=reason]').id}"]`);
    expect(label?.textContent?.includes('*')).toBe(isAsked);
  });

  it('shows what the API refused at its field', async () => {
    const refused = {
      status: 'error',
      refusal: 422,
      initialValue: { history: 'Typed before it was refused.' },
      error: { reason: ['Give a reason for the change.'] },
    } satisfies PostedOutcome['refused'];
    await show({
      outcome: {
        intent: 'correct',
        refused: { ...refused, error: { ...refused.error, reason: ['Give a reason for the change.'] } },
      },
    });
    expect(textOf()).toContain('Give a reason for the change.');
    expect(found<HTMLTextAreaElement>('[name=history]').value).toBe('Typed before it was refused.');
  });
});

describe('what is sent of it', () => {
  it('leaves out what is empty, and the answers that nobody gave', () => {
    const typed = CorrectionForm.parse({
      submittingPhysician: ' Dr. Invented ',
      historyNotProvided: true,
      icd10: 'd49.2, D49.2',
      promptAnswers: [{ prompt: 'PSA (ng/mL)' }, { prompt: 'MRI', answer: 'PI-RADS 4' }],
      etag: '"v1"',
      idempotencyKey: '"key"',
    });
    expect(clinicalTextOf(typed)).toEqual({
      submittingPhysician: 'Dr. Invented',
      copyTo: [],
      historyNotProvided: true,
      icd10: ['D49.2'],
      promptAnswers: [{ prompt: 'MRI', answer: 'PI-RADS 4' }],
    });
  });

  it('leaves out a text of nothing but space', () => {
    const typed = CorrectionForm.parse({
      submittingPhysician: 'Dr. Invented',
      submittingPhysicianNpi: ' ',
      history: 'Changing mole.\r\nFamily history.',
      gross: ' \r\n',
      reason: ' ',
      etag: '"v1"',
      idempotencyKey: '"key"',
    });
    expect(clinicalTextOf(typed)).toEqual({
      submittingPhysician: 'Dr. Invented',
      copyTo: [],
      history: 'Changing mole.\nFamily history.',
      historyNotProvided: false,
      icd10: [],
      promptAnswers: [],
    });
  });
});
