import { describe, expect, it } from 'vitest';
import { aQuestion, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { detailsOf, showDetails } from './case-details.test-support.tsx';

describe('slides that a facility adds to its case later', () => {
  it('takes slides that were found later, with the reason, and says so in a form of its own', async () => {
    const choices = {
      specimens: [{ value: 'spc_1', label: 'Specimen A' }],
      slideTypes: [{ value: 'HE', label: 'H&E' }],
    };
    await showDetails({ late: { choices, changeable: [], isAtLab: true } });
    expect(textOf()).toContain(
      'The laboratory scans the slides of the parcel: no image of them is uploaded here.',
    );
    await showDetails({ late: { choices, changeable: [] }, uploads: <p>The images of A9</p> });
    expect(textOf()).not.toContain('of the parcel');
    const form = found<HTMLFormElement>('#add-slides form');
    expect(textOf(found('#add-slides'))).toContain('The images of A9');
    await click(named('Add slides'));
    await eventually(() => expect(textOf(form)).toContain('Say why the slides are added now'));
    expect(textOf(form)).toContain('Choose the specimen');
    expect(posts).toEqual([]);
    const typed = {
      specimenId: 'spc_1',
      block: 'A1',
      displayId: 'A9',
      facilityId: 'INV26-1 A9',
      slideType: 'HE',
      slideCount: '1',
      reason: 'A second section of the block was found.',
    };
    for (const [name, value] of Object.entries(typed))
      await fill(found<HTMLInputElement>(`#add-slides [name="${name}"]`), value);
    await click(named('Add slides'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'addSlides', etag: '"v3"', ...typed }]));
    await showDetails({ late: null, uploads: null });
    expect(document.querySelector('#add-slides')).toBeNull();
  });

  it('keeps the form for slides closed until it is asked for, and opens it where a request, a link or a refusal wants it', async () => {
    const choices = { specimens: [], slideTypes: [] };
    const late = { choices, changeable: [] };
    const isOpen = () => found<HTMLFormElement>('#add-slides-form').closest('details')?.open;
    const asking = (changes: Parameters<typeof aQuestion>[0]) =>
      someClinicalInfo({ questions: [aQuestion({ about: 'slides', ...changes })] });
    await showDetails({ late });
    expect(isOpen()).toBe(false);
    await showDetails({ late, info: asking({}) });
    expect(isOpen()).toBe(true);
    await showDetails({ late, info: asking({ status: 'Fulfilled', answeredAt: '2026-11-21T16:00:00Z' }) });
    expect(isOpen()).toBe(false);
    await showDetails({ late, info: asking({ about: 'gross' }) });
    expect(isOpen()).toBe(false);
    await mountPage(detailsOf({ late }), { search: '#add-slides' });
    expect(isOpen()).toBe(true);
    const refused = { status: 'error', refusal: null, initialValue: { block: 'B7' } } as const;
    await showDetails({ late, outcome: { intent: 'addSlides', refused } });
    expect(isOpen()).toBe(true);
    expect(found<HTMLInputElement>('#add-slides-form [name=block]').value).toBe('B7');
    await showDetails({ late, outcome: { intent: 'message', refused } });
    expect(isOpen()).toBe(false);
  });

  it('corrects slides that were added and that nobody has opened, or takes them back', async () => {
    const choices = { specimens: [], slideTypes: [{ value: 'HE', label: 'H&E' }] };
    const slide = {
      id: 'sub_9',
      block: 'A1',
      displayId: 'A9',
      facilityId: 'INV26-1 A9',
      slideType: 'HE',
      stain: null,
      slideCount: 1,
      isRequested: false,
      requireRescan: false,
      requireRescanReason: null,
      images: [],
    };
    await showDetails({ late: { choices, changeable: [{ specimenId: 'spc_1', slide }] } });
    const place = { specimenId: 'spc_1', subsectionId: 'sub_9', etag: '"v3"' };
    await fill(found<HTMLInputElement>('#correct-sub_9 [name=block]'), '');
    await click(named('Save slide A9'));
    await eventually(() => expect(textOf(found('#correct-sub_9'))).toContain('Block is required'));
    expect(posts).toEqual([]);
    await fill(found<HTMLInputElement>('#correct-sub_9 [name=block]'), 'A2');
    await click(named('Save slide A9'));
    const corrected = { intent: 'correctSlides', ...place, block: 'A2', displayId: 'A9', slideType: 'HE' };
    await eventually(() => expect(posts).toMatchObject([corrected]));
    await click(named('Remove slide A9'));
    await eventually(() => expect(posts.at(-1)).toMatchObject({ intent: 'removeSlides', ...place }));
    expect(document.querySelector('#correct-sub_9')?.closest('details')?.open).toBe(false);
  });

  it.each([
    ['addSlides', null],
    ['correctSlides', null],
    ['correctSlides', { choices: { specimens: [], slideTypes: [] }, changeable: [] }],
  ] as const)('says that %s was refused where its form is gone', async (intent, late) => {
    const error = { '': ['A pathologist has opened it.'] };
    const initialValue = { subsectionId: 'sub_9' };
    await showDetails({
      late,
      outcome: { intent, refused: { status: 'error', refusal: 409, error, initialValue } },
    });
    expect(textOf(found('[role=alert]'))).toBe('A pathologist has opened it.');
  });
});
