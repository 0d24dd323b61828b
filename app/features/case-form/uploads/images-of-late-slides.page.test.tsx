import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
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

describe('slides that came late', () => {
  it('have a place for the images that each of them lacks', async () => {
    const lacking = [
      { specimenId: 'spc_1', slide: { ...slide, images: [] } },
      { specimenId: 'spc_1', slide: { ...slide, id: 'sub_10', displayId: 'A10', slideCount: 1, images: [] } },
    ];
    const element = (
      <ImagesOfLateSlides
        caseId="cas_1"
        lacking={lacking}
        userId="usr_1"
        lookAt={() => Promise.reject(new Error('Nothing is looked at.'))}
        showSlide={() => null}
      />
    );
    await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    await eventually(() => expect(document.querySelectorAll('section input[type=file]')).toHaveLength(2));
    expect(textOf(found('section[aria-label="Images of slide A9, H&E"]'))).toContain(
      'Slide A9, H&E: 0 of 2 images uploaded.',
    );
    expect(textOf(found('section[aria-label="Images of slide A10, H&E"]'))).toContain(
      '0 of 1 image uploaded.',
    );
  });
});
