import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { image } from '#app/core/case-form/complete-form.test-support.ts';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { ImagesOfLateSlides } from './images-of-late-slides.tsx';

const slide = {
  id: 'sub_9',
  block: 'A1',
  displayId: 'A9',
  facilityId: 'INV26-1 A9',
  slideType: 'HE',
  stain: null,
  slideCount: 2,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
} as const;

type Slides = Parameters<typeof ImagesOfLateSlides>[0]['slides'];

const posts: FormData[] = [];

async function show(slides: Slides, removing: string[] = []): Promise<void> {
  posts.length = 0;
  const action = async ({ request }: { readonly request: Request }) => {
    posts.push(await request.formData());
    return null;
  };
  const element = (
    <ImagesOfLateSlides
      caseId="cas_1"
      slides={slides}
      removing={{ etag: '"v3"', imageIds: removing }}
      idempotencyKey="key"
      userId="usr_1"
      lookAt={() => Promise.reject(new Error('Nothing is looked at.'))}
      showSlide={() => null}
    />
  );
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', action, element }])} />);
}

const one = { specimenId: 'spc_1', takesMore: true, doubts: [] };

describe('slides that came late', () => {
  it('have a place for the images that each of them lacks', async () => {
    await show([
      { ...one, slide: { ...slide, images: [] } },
      { ...one, slide: { ...slide, id: 'sub_10', displayId: 'A10', slideCount: 1, images: [] } },
    ]);
    await eventually(() => expect(document.querySelectorAll('section input[type=file]')).toHaveLength(2));
    expect(textOf(found('section[aria-label="Images of slide A9, H&E"]'))).toContain(
      'Slide A9, H&E: 0 of 2 images uploaded.',
    );
    expect(textOf(found('section[aria-label="Images of slide A10, H&E"]'))).toContain(
      '0 of 1 image uploaded.',
    );
  });

  it('tell the files that came and what is doubtful about them, also where no more are asked for', async () => {
    const images = [image('S26-99001 A9.svs')];
    await show([
      { ...one, takesMore: false, doubts: ['Check the file.'], slide: { ...slide, slideCount: 1, images } },
    ]);
    await eventually(() => expect(textOf()).toContain('Slide A9, H&E: 1 of 1 image uploaded.'));
    expect(textOf(found('section li'))).toMatch(/^S26-99001 A9\.svs [\d.]+ \w+ ?Look at the slide/);
    expect(document.querySelector('section li button')).toBeNull();
    expect(textOf()).toContain('Check the file.');
    expect(document.querySelector('section input[type=file]')).toBeNull();
  });

  it('have each image looked at, and a wrong one taken off that no reader has opened', async () => {
    const images = [image('wrong.svs'), image('opened.svs')].map((file, at) => ({
      ...file,
      imageId: `img_${at}`,
    }));
    await show([{ ...one, takesMore: false, slide: { ...slide, images } }], ['img_0']);
    expect(named('Look at the slide in wrong.svs, in a new tab').getAttribute('href')).toBe(
      '/viewer?case=cas_1&image=img_0',
    );
    named('Look at the slide in opened.svs, in a new tab');
    expect(() => named('Remove image opened.svs')).toThrow();
    await click(named('Remove image wrong.svs'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(Object.fromEntries(posts[0] ?? [])).toMatchObject({
      intent: 'removeImage',
      etag: '"v3"',
      specimenId: 'spc_1',
      subsectionId: 'sub_9',
      imageId: 'img_0',
    });
  });
});
