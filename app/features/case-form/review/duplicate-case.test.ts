import { describe, expect, it } from 'vitest';
import { completeForm, image, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { letterAt } from '#app/core/case-form/letters.ts';
import type { Api } from '#app/server/api.server.ts';
import { ok } from '#contracts/result.ts';
import { formOf } from '../case-form.test-support.tsx';
import { duplicateCase } from './duplicate-case.server.ts';

/** An API that makes a draft and gives its specimens letters in their order, with what it was called with. */
function anApi() {
  const calls: [string, unknown][] = [];
  const answer = (name: string, data: () => object) => (input: { readonly body?: unknown }) => {
    calls.push([name, input.body]);
    return Promise.resolve(ok({ data: data(), message: null, status: 200, headers: new Headers() }));
  };
  let specimens = 0;
  const api = {
    createCase: answer('create', () => ({ id: 'cas_2', etag: '"v1"' })),
    updateCase: answer('case', () => ({ etag: '"v2"' })),
    addSpecimen: answer('specimen', () => ({
      specimen: { id: 'spc_new', specimenID: letterAt(specimens++) },
    })),
    addSubsection: answer('slides', () => ({})),
  } as unknown as Api;
  return { api, calls };
}

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
        grossDescription: 'One tan shave.',
        intraoperativeResult: 'Margins free.',
        outsideDiagnosis: 'Invented outside reading.',
        siteAnswers: [{ prompt: 'ischemia_minutes', answer: '35 minutes' }],
        otherClinicalTicked: true,
      },
      specimens: [
        specimen({
          subsections: [
            slides({ images: [image('a.svs')] }),
            slides({ id: 'sub_2', displayId: 'A1-R1', slideType: 'IHC', stain: 'CD20', isRequested: true }),
          ],
        }),
      ],
    });
    const made = await duplicateCase(api, form, '"key"');
    expect(made.ok && made.value.data.id).toBe('cas_2');
    expect(calls.map(([name]) => name)).toEqual(['create', 'case', 'specimen', 'slides']);
    expect(calls[1]?.[1]).toMatchObject({
      patient: { lastName: 'Example' },
      clinical: {
        caseRecordId: null,
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
    for (const gone of ['EX26-00131', 'DC0000131', 'a.svs', 'A1-R1', 'CD20', 'labelsChecked'])
      expect(written).not.toContain(gone);
  });
});
