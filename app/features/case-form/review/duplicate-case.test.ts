import { describe, expect, it } from 'vitest';
import { completeForm, image, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { letterAt } from '#app/core/case-form/letters.ts';
import type { Api } from '#app/server/api.server.ts';
import { type ApiError, httpError } from '#contracts/api-error.ts';
import { err, ok } from '#contracts/result.ts';
import { formOf } from '../case-form.test-support.tsx';
import { duplicateCase } from './duplicate-case.server.ts';

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const refusedWith = (status: number): ApiError =>
  httpError({ operation: 'any', status, headers: new Headers(), envelope: null, now: 0 });

/**
 * An API that makes a draft and gives its specimens letters in their order, with what it did. A call with a key that it
 * knows is answered as the first one was; `failing` names a call that is refused, by its kind and how many came before.
 */
function anApi() {
  const calls: [string, unknown][] = [];
  const failing = { at: '', status: 0 };
  const asked = new Map<string, number>();
  const known = new Map<string, object>();
  let version = 0;
  let texts: object = {};
  const answer = (data: object) =>
    Promise.resolve(ok({ data, message: null, status: 200, headers: new Headers() }));
  const refuse = (status: number) => Promise.resolve(err(refusedWith(status)));
  const act = (name: string, data: () => object) => (input: Asked) => {
    const { 'Idempotency-Key': key, 'If-Match': match } = input.headers ?? {};
    const replayed = key === undefined ? undefined : known.get(key);
    if (replayed !== undefined) return answer(replayed);
    const nth = (asked.get(name) ?? 0) + 1;
    asked.set(name, nth);
    if (failing.at === `${name} ${nth}`) return refuse(failing.status);
    if (match !== undefined && match !== `"v${version}"`) return refuse(412);
    calls.push([name, input.body]);
    if (name === 'case') texts = input.body ?? {};
    version += 1;
    const made = { ...data(), etag: `"v${version}"` };
    if (key !== undefined) known.set(key, made);
    return answer(made);
  };
  let specimens = 0;
  const api = {
    createCase: act('create', () => ({ id: 'cas_2' })),
    updateCase: act('case', () => ({})),
    deleteCaseDraft: act('delete', () => ({})),
    getCaseForm: () => answer({ ...texts, etag: `"v${version}"` }),
    addSpecimen: act('specimen', () => ({ specimen: { id: 'spc_new', specimenID: letterAt(specimens++) } })),
    addSubsection: act('slides', () => ({})),
  } as unknown as Api;
  const type = (typed: object) => {
    texts = { ...texts, ...typed };
    version += 1;
  };
  return { api, calls, failing, type };
}

describe('a copy that fails on its way', () => {
  const form = formOf({
    specimens: ['A', 'B'].map((specimenID) =>
      specimen({
        specimenID,
        subsections: [slides({ block: `${specimenID}1`, displayId: `${specimenID}1` })],
      }),
    ),
  });

  it.each(['case 1', 'slides 1', 'specimen 2', 'slides 2'])(
    'at %s is gone on with by the next press, and has everything once',
    async (at) => {
      const { api, calls, failing } = anApi();
      Object.assign(failing, { at, status: 503 });
      expect((await duplicateCase(api, form, '"key"')).answer.ok).toBe(false);
      const { answer: made } = await duplicateCase(api, form, '"key"');
      expect(made.ok && made.value.data.id).toBe('cas_2');
      const done = calls.map(([name]) => name);
      expect(done).toEqual(['create', 'case', 'specimen', 'slides', 'specimen', 'slides']);
    },
  );

  it.each(['case 1', 'specimen 2', 'slides 2'])('at %s for good leaves no half case', async (at) => {
    const { api, calls, failing } = anApi();
    Object.assign(failing, { at, status: 422 });
    const { answer: refused, isHalfLeft } = await duplicateCase(api, form, '"key"');
    expect(!refused.ok && refused.error).toMatchObject({ status: 422 });
    expect([calls.at(-1)?.[0], isHalfLeft]).toEqual(['delete', false]);
  });

  it('for good, after a try that had filled it in, leaves no half case', async () => {
    const { api, calls, failing } = anApi();
    Object.assign(failing, { at: 'specimen 1', status: 503 });
    expect((await duplicateCase(api, form, '"key"')).isHalfLeft).toBe(false);
    Object.assign(failing, { at: 'specimen 2', status: 422 });
    expect((await duplicateCase(api, form, '"key"')).isHalfLeft).toBe(false);
    expect(calls.map(([name]) => name)).toEqual(['create', 'case', 'delete']);
  });

  it('for good stays where somebody has typed into it since the try before', async () => {
    const { api, calls, failing, type } = anApi();
    Object.assign(failing, { at: 'specimen 1', status: 503 });
    await duplicateCase(api, form, '"key"');
    type({ patient: { ...form.patient, lastName: 'Another' } });
    Object.assign(failing, { at: 'specimen 2', status: 422 });
    expect((await duplicateCase(api, form, '"key"')).isHalfLeft).toBe(true);
    expect(calls.map(([name]) => name)).not.toContain('delete');
  });

  it.each([
    [401, true],
    [429, true],
    [404, false],
  ])('is told to be left where it cannot be removed: %i', async (status, isLeft) => {
    const { api, failing } = anApi();
    Object.assign(failing, { at: 'specimen 1', status: 422 });
    const deleteCaseDraft = () => Promise.resolve(err(refusedWith(status)));
    const { isHalfLeft } = await duplicateCase({ ...api, deleteCaseDraft }, form, '"key"');
    expect(isHalfLeft).toBe(isLeft);
  });
});

describe('a case that is duplicated', () => {
  it('gives blocks and slides the letter that their specimen has in the copy', async () => {
    const { api, calls } = anApi();
    const of = (specimenID: string, block: string, displayId: string) =>
      specimen({ specimenID, subsections: [slides({ block, displayId })] });
    await duplicateCase(api, formOf({ specimens: [of('B', 'B1', 'B1'), of('A', 'A1', '7')] }), '"key"');
    expect(calls.filter(([name]) => name === 'slides').map(([, body]) => body)).toMatchObject([
      { block: 'A1', displayId: 'A1' },
      { block: 'B1', displayId: '7' },
    ]);
  });

  it('leaves out what belongs to one accession or to one piece of glass', async () => {
    const { api, calls } = anApi();
    const form = formOf({
      clinical: {
        ...completeForm().clinical,
        priority: 'STAT',
        statReason: 'Invented urgency.',
        statCallbackPhone: '+1 555 010 0181',
        grossDescription: 'One tan shave.',
        intraoperativeResult: 'Margins free.',
        outsideDiagnosis: 'Invented outside reading.',
        siteAnswers: [{ prompt: 'ischemia_minutes', answer: '35 minutes' }],
        otherClinicalTicked: true,
      },
      billing: { ...completeForm().billing, authorization: 'AUTH-1' },
      specimens: [
        specimen({
          subsections: [
            slides({ images: [image('a.svs')] }),
            slides({ id: 'sub_2', displayId: 'A1-R1', slideType: 'IHC', stain: 'CD20', isRequested: true }),
          ],
        }),
      ],
    });
    const { answer: made } = await duplicateCase(api, form, '"key"');
    expect(made.ok && made.value.data.id).toBe('cas_2');
    expect(calls.map(([name]) => name)).toEqual(['create', 'case', 'specimen', 'slides']);
    expect(calls[1]?.[1]).toMatchObject({
      patient: { lastName: 'Example' },
      clinical: {
        caseRecordId: null,
        priority: 'Routine',
        statReason: null,
        statCallbackPhone: null,
        grossDescription: null,
        intraoperativeResult: null,
        outsideDiagnosis: null,
        siteAnswers: [],
        otherClinicalTicked: false,
        clinicalHistory: 'Invented history of a papule.',
      },
      delivery: { slideDelivery: 'Mail_the_Slides' },
    });
    const written = JSON.stringify(calls);
    for (const gone of ['EX26-00131', 'DC0000131', 'AUTH-1', 'a.svs', 'A1-R1', 'CD20', 'labelsChecked'])
      expect(written).not.toContain(gone);
  });
});
