import { describe, expect, it } from 'vitest';
import { gaps, ready, specimen } from './checklist.test-support.ts';
import { signOutChecklist } from './checklist.ts';

describe('the synoptic part at sign-out', () => {
  it('point 5: a cancer resection has its synoptic part, or a reason against it', () => {
    const melanoma = {
      specimens: [{ ...specimen, specimenType: 'Excision' }],
      findings: [{ code: 'C43.59', specimenID: null }],
    };
    const block = {
      specimenID: 'A',
      template: 'Melanoma of skin cancer resection',
      elements: [{ element: 'Site', response: '' }],
      notApplicableReason: null,
    };
    expect(Object.keys(gaps(melanoma))).toEqual(['synoptic']);
    expect(Object.keys(gaps({ ...melanoma, synoptic: [block] }))).toEqual(['synoptic']);
    const answered = { ...block, elements: [{ element: 'Site', response: 'Nose' }] };
    expect(gaps({ ...melanoma, synoptic: [answered] })).toEqual({});
    expect(gaps({ ...melanoma, synoptic: [{ ...block, notApplicableReason: 'Recurrence.' }] })).toEqual({});
    expect(gaps({ ...melanoma, findings: [{ code: 'C43.59', specimenID: 'B' }] })).toEqual({});
    expect(gaps({ findings: [{ code: 'C44.311', specimenID: 'A' }] })).toEqual({});
  });

  it('point 5: a synoptic part that was begun is whole or has a reason, whatever code stands there, and never both', () => {
    const part = (response: string, notApplicableReason: string | null) =>
      gaps({
        synoptic: [
          {
            specimenID: 'A',
            template: 'Another laboratory: skin',
            elements: [
              { element: 'Site', response },
              { element: 'Margins', response: '' },
            ],
            notApplicableReason,
          },
        ],
      });
    expect(part('Nose', null)).toEqual({ synoptic: ['The synoptic report of specimen A has 1 open line.'] });
    expect(part('Nose', 'Recurrence.')).toEqual({
      synoptic: [
        'The synoptic report of specimen A has answers and a reason why it does not apply. Empty one of them.',
      ],
    });
    expect(part('', 'Recurrence.')).toEqual({});
  });

  it.each([
    ['Melanoma of skin cancer resection', 'C43.59', null],
    ['Skin cancer resection', 'C44.311', null],
    ['Cancer resection', 'C43.59', null],
    ['Another laboratory: skin', 'C43.59', null],
    [
      'Melanoma of skin cancer resection',
      'C44.311',
      'The synoptic report of specimen A has the lines of "Melanoma of skin cancer resection", and its code asks for "Skin cancer resection". Correct the code or change the list.',
    ],
    [
      'Skin cancer resection',
      'C43.59',
      'The synoptic report of specimen A has the lines of "Skin cancer resection", and its code asks for "Melanoma of skin cancer resection". Correct the code or change the list.',
    ],
    [
      'Skin cancer resection',
      'D22.5',
      'The synoptic report of specimen A is one of a cancer, and no code of the finding is. Correct the code or empty the lines.',
    ],
  ])('point 5: answers on the list "%s" under the code %s are of the right list', (template, code, fault) => {
    const lines = [
      { element: 'Procedure', response: 'Excision' },
      { element: 'Margins', response: 'Free' },
    ];
    const signed = (elements: readonly (typeof lines)[number][], notApplicableReason: string | null) =>
      gaps({
        specimens: [{ ...specimen, specimenType: 'Excision' }],
        findings: [{ code, specimenID: 'A' }],
        synoptic: [{ specimenID: 'A', template, elements, notApplicableReason }],
      });
    expect(signed(lines, null)).toEqual(fault === null ? {} : { synoptic: [fault] });
    // A reason against the lines says the same of whichever list.
    const empty = lines.map(({ element }) => ({ element, response: '' }));
    expect(signed(empty, 'Recurrence.')).toEqual({});
  });

  it.each([
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    [
      ['B', 'A'],
      ['A', 'B'],
    ],
    [['B'], ['B']],
    [
      ['A', null],
      ['A', 'B'],
    ],
  ])('point 5: cancers of the specimens %j ask for the synoptic parts of %j', (found, asked) => {
    const excised = { ...specimen, specimenType: 'Excision' };
    const specimens = [excised, { ...excised, specimenID: 'B' }];
    const findings = found.map((specimenID) => ({ code: 'C43.59', specimenID }));
    const lines = signOutChecklist({ ...ready, specimens, findings });
    const missing = lines.filter(({ rule, passed }) => rule === 'synoptic' && !passed);
    expect(missing.map(({ specimenID }) => specimenID)).toEqual(asked);
  });
});
