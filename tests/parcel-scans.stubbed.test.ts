import { beforeAll, describe, expect, it, vi } from 'vitest';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

const FIRST = 'cas_dp-2026-000008';

describe('the scans of a parcel', () => {
  const scansOf = (caseId: string) => `/upload-specimen-form?case=${caseId}&part=scans`;
  const WRONG = 'img_wrong-1';

  /** The first slides of the case, with a scan that belongs elsewhere. */
  function addWrong(caseId: string) {
    const { cases } = desk.api.world();
    const [image] = cases
      .list()
      .flatMap(({ specimens }) => specimens)
      .flatMap(({ subsections }) => subsections)
      .flatMap(({ images }) => images);
    if (image === undefined) throw new Error('the demo world has no image');
    const changed = cases.change(caseId, (old) => ({
      ...old,
      specimens: old.specimens.map((specimen, at) => ({
        ...specimen,
        subsections: specimen.subsections.map((slides, row) =>
          at + row > 0
            ? slides
            : { ...slides, images: [...slides.images, { ...image, imageId: WRONG, gone: false }] },
        ),
      })),
    }));
    const [specimen] = changed.specimens;
    return { caseId, specimenId: specimen?.id ?? '', subsectionId: specimen?.subsections[0]?.id ?? '' };
  }
  const isThere = (caseId: string) =>
    desk.api
      .world()
      .cases.find(caseId)
      ?.specimens.flatMap(({ subsections }) => subsections)
      .some(({ images }) => images.some(({ imageId, gone }) => imageId === WRONG && !gone));

  it('are taken off again by the laboratory that made them, at the version that it sees', async () => {
    const page = scansOf(FIRST);
    const place = addWrong(FIRST);
    const { text } = await desk.open('Lab_Operations', page);
    const { scanning } = JSON.parse(text) as { scanning: { removing: { etag: string; imageIds: string[] } } };
    expect(scanning.removing.imageIds).toContain(WRONG);
    const remove = (etag: string) =>
      desk.open('Lab_Operations', page, {
        ...place,
        imageId: WRONG,
        intent: 'removeImage',
        etag,
        idempotencyKey: key(),
      });
    expect((await remove('"v0"')).outcome).toBe('412');
    expect(isThere(FIRST)).toBe(true);
    const done = await remove(scanning.removing.etag);
    expect([done.outcome, JSON.parse(done.text)]).toMatchObject([
      'shown',
      { removal: { intent: 'removeImage', refused: null }, receipt: null },
    ]);
    expect(isThere(FIRST)).toBe(false);
  });

  it('are not said to be wanted of no slide where nobody could read what was ordered', async () => {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: Request) =>
      new URL(input.url).pathname.endsWith('/stain-requests')
        ? Response.json(
            { isSuccess: false, data: null, message: null, error: 'Not now.', details: null },
            { status: 500 },
          )
        : real(input),
    );
    try {
      expect((await desk.open('Lab_Operations', scansOf('cas_dp-2026-000003'))).outcome).toBe('500');
    } finally {
      vi.stubGlobal('fetch', real);
    }
  });
});
