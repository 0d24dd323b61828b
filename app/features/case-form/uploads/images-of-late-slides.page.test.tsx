import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { image } from '#app/core/case-form/complete-form.test-support.ts';
import { eventually, found, mount, textOf } from '#app/ui/mount.test-support.tsx';
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

async function show(slides: Slides): Promise<void> {
  const element = (
    <ImagesOfLateSlides
      caseId="cas_1"
      slides={slides}
      userId="usr_1"
      lookAt={() => Promise.reject(new Error('Nothing is looked at.'))}
      showSlide={() => null}
    />
  );
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
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
    expect(textOf(found('section li'))).toMatch(/^S26-99001 A9\.svs [\d.]+ \w+$/);
    expect(textOf()).toContain('Check the file.');
    expect(document.querySelector('section input[type=file]')).toBeNull();
  });
});
