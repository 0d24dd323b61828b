import { beforeEach, describe, expect, it } from 'vitest';
import type { RescanReason, ViewerCase } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const CASE = 'cas_dp-2026-000009';
const SLIDE = 'sub_dp-2026-000009-a1';
const FORMER = 'img_demo-09-a-1-1';
const NEW = 'img_second_scan';
const READER = { email: 'provider@example.org', role: 'Provider' } as const;

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
});

/** Another image takes the place of the first one of a slide. */
function scanAgain(reason: RescanReason): void {
  const { cases, rescans } = desk.api.world();
  cases.change(CASE, (record) => ({
    ...record,
    specimens: record.specimens.map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((slide) => ({
        ...slide,
        images: slide.images.flatMap((image) =>
          image.imageId === FORMER
            ? [
                { ...image, gone: true },
                { ...image, imageId: NEW, blobId: 'second-scan' },
              ]
            : [image],
        ),
      })),
    })),
  }));
  const at = '2026-11-27T14:30:00.000Z';
  rescans.insert({
    id: 'req_scanned_again',
    caseId: CASE,
    version: 2,
    status: 'Fulfilled',
    subsection: SLIDE,
    imageId: FORMER,
    reason,
    note: null,
    requestedBy: { userId: PROVIDER, displayName: 'Dr. Imara Vellacott' },
    requestedAt: at,
    dueAt: at,
    taskId: null,
    newImageId: NEW,
    closedAt: at,
    declineReason: null,
  });
}

interface Page {
  readonly viewerCase: ViewerCase;
  readonly isFormer: boolean;
  readonly asked: { readonly imageId: string | null; readonly search: string };
  readonly place: unknown;
}

async function open(query: string): Promise<Page> {
  const { outcome, text } = await desk.openAsMember(READER, `/viewer?case=${CASE}&${query}`);
  expect(outcome).toBe('shown');
  return JSON.parse(text) as Page;
}

const imagesOf = ({ viewerCase }: Page): readonly string[] =>
  viewerCase.slides.flatMap(({ subsections }) =>
    subsections.flatMap(({ images }) => images.map(({ imageId }) => imageId)),
  );

describe('the viewer on an image that was scanned again', () => {
  it('shows that image alone when it is asked for by its name, and takes no marks', async () => {
    scanAgain('out_of_focus');
    const page = await open(`former=${FORMER}`);
    expect(imagesOf(page)).toEqual([FORMER]);
    expect(page).toMatchObject({ isFormer: true, place: null, asked: { imageId: null, search: '' } });
    expect(page.viewerCase.marksOpen).toBe(false);
  });

  it('shows the slides of the case for any other link to it', async () => {
    scanAgain('wrong_slide');
    const page = await open(`image=${FORMER}`);
    expect(imagesOf(page)).toContain(NEW);
    expect(imagesOf(page)).not.toContain(FORMER);
    expect(page).toMatchObject({ isFormer: false, asked: { imageId: FORMER } });
    expect(page.asked.search).toContain(`image=${FORMER}`);
    expect(page.viewerCase.replacedImages).toMatchObject([{ image: { imageId: FORMER }, replacedBy: NEW }]);
  });

  it.each([FORMER, 'img_nonsense'])(
    'leads to what stands there now where %s is none to be looked at',
    async (imageId) => {
      scanAgain('wrong_slide');
      const { outcome } = await desk.openAsMember(READER, `/viewer?case=${CASE}&former=${imageId}`);
      expect(outcome).toBe(`/viewer?case=${CASE}&image=${imageId}`);
    },
  );
});

it('the page of a viewer asks for what was scanned again, and what is to be', async () => {
  scanAgain('out_of_focus');
  const { text } = await desk.openAsMember(READER, `/resources/rescan-news/${CASE}?slide=${SLIDE}`);
  expect(JSON.parse(text)).toEqual({
    userId: READER.email,
    isGone: false,
    replaced: [{ imageId: FORMER, replacedAt: '2026-11-27T14:30:00.000Z', reason: 'out_of_focus' }],
    rescans: [{ subsectionId: SLIDE, open: [] }],
  });
});

it('the page of a viewer hears that its case was given to somebody else, and never that of one that is there', async () => {
  const { viewerCase } = await open('');
  const images = viewerCase.slides.flatMap(({ subsections }) => subsections.flatMap((slide) => slide.images));
  const blobId = images.find(({ imageId }) => imageId === FORMER)?.fileContent ?? '';
  const ask = async (): Promise<unknown> => {
    const address = `/resources/rescan-news/${CASE}?slide=${SLIDE}&blob=${blobId}`;
    return JSON.parse((await desk.openAsMember(READER, address)).text);
  };
  expect(await ask()).toMatchObject({ isGone: false, rescans: [{ subsectionId: SLIDE }] });
  const { cases } = desk.api.world();
  cases.change(CASE, (record) => ({
    ...record,
    status: 'QAReview',
    qaProviderId: PROVIDER,
    assignedProviderId: 'usr_other',
  }));
  expect(await ask(), 'a second reviewer may read no rescans').toMatchObject({ isGone: false });
  cases.change(CASE, (record) => ({ ...record, qaProviderId: null }));
  expect(await ask()).toEqual({ userId: READER.email, isGone: true, replaced: [], rescans: [] });
});
