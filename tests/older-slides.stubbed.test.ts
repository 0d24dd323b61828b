import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flattenCase } from '#app/core/slides/flatten.ts';
import type { SlideCase } from '#app/core/slides/viewer-case.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const CASE = 'cas_dp-2026-000009';

type Fields = Record<string, unknown>;

interface Held extends Fields {
  slides: (Fields & { subsections: (Fields & { images: Fields[] })[] })[];
}

interface Shown extends SlideCase {
  readonly marksOpen?: boolean;
}

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
});

/** The viewer as it opens where the API answers with the slides of the case as `spoil` left them. */
async function open(spoil: (held: Held) => Fields) {
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = await desk.api.fetch(request);
    if (!request.url.endsWith(`/cases/${CASE}/viewer`)) return answer;
    const envelope = (await answer.json()) as { data: Held };
    return Response.json({ ...envelope, data: spoil(envelope.data) }, answer);
  });
  const { outcome, text } = await desk.open('Admin', `/viewer?case=${CASE}`);
  const shown = outcome === 'shown' ? (JSON.parse(text) as { viewerCase: Shown }).viewerCase : {};
  return { outcome, images: flattenCase(shown), marksOpen: shown.marksOpen };
}

describe('slides as older systems hold them', () => {
  it('S5-11 a case without a list of slides has no images, and its viewer opens to say so', async () => {
    expect(await open(({ slides: _, replacedImages: __, ...rest }) => rest)).toMatchObject({
      outcome: 'shown',
      images: [],
    });
  });

  it('S5-12 a specimen goes by the id of its record, or else by its place', async () => {
    const { outcome, images } = await open(({ slides: [first, second], ...rest }) => ({
      ...rest,
      slides: [
        { id: 'S-17', subsections: first?.subsections },
        { ...second, specimenID: '', subsections: (second ?? first)?.subsections },
      ],
    }));
    expect(outcome).toBe('shown');
    expect(new Set(images.map(({ specimenId }) => specimenId))).toEqual(new Set(['S-17', 'Specimen 2']));
  });

  it('S8-21 an image that has lost its reference has no slide data, and the others are read', async () => {
    const { outcome, images } = await open((held) => {
      delete held.slides[0]?.subsections[0]?.images[0]?.['fileContent'];
      return held;
    });
    expect(outcome).toBe('shown');
    expect(images[0]?.fileContent).toBeNull();
    expect(images.slice(1).every(({ fileContent }) => fileContent !== null)).toBe(true);
  });

  it.each([
    ['Selected', true],
    ['AdditionalWorkRequested', true],
    ['QAReview', false],
    ['SignOutCompleted', false],
  ])('a case in %s that does not say whether it takes marks takes them: %s', async (status, marksOpen) => {
    const opened = await open(({ marksOpen: _, ...rest }) => ({ ...rest, status }));
    expect(opened).toMatchObject({ outcome: 'shown', marksOpen });
  });

  it('is opened under no name that would stand for two specimens, and not without a patient', async () => {
    const twice = await open(({ slides: [first], ...rest }) => ({
      ...rest,
      slides: [first, { id: first?.['specimenID'], subsections: first?.subsections }],
    }));
    const nobody = await open(({ patientInfo: _, ...rest }) => rest);
    expect([twice.outcome, nobody.outcome]).toEqual(['502', '502']);
  });
});
