import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { click, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { intake, SLIDE_IMAGE, slideOf } from './intake.test-support.ts';
import { IntakePart } from './staff-parts.tsx';

describe('what the operator is told of a case', () => {
  it('the findings of the intake, and whose name is near', async () => {
    await mountPage(<IntakePart intake={intake} mayCount slides={[]} timeZone="UTC" />);
    // A "block" is a piece of tissue here, so that "Slides, blocks" would read as material.
    expect(textOf()).toContain('Labels (stops the release): The label of A1 differs.');
    await mountPage(<IntakePart intake={intake} isReleased mayCount slides={[]} timeZone="UTC" />);
    expect(textOf()).toContain('Labels: The label of A1 differs.');
    expect(textOf()).toContain('DP-7: Marchetti, Dolores, born 02/11/1966, nearly the same name');
    expect(textOf()).toContain('Open slide IMG_2 (a.svs): label matches, no usable scale');
    expect(named('Open slide IMG_1').getAttribute('href')).toBe('/viewer?case=cas_1&image=img_1');
  });

  it('the scale that was entered for an image, with its reason, though the file names none', async () => {
    const ofCase = aWholeCase({});
    const enteredScale = { mppX: 0.5, mppY: 0.5, reason: 'scanner log', enteredAt: '2026-11-20T14:55:00Z' };
    const slides = ofCase.slides
      .slice(0, 1)
      .map((specimen) => ({
        ...specimen,
        subsections: [slideOf([{ ...SLIDE_IMAGE, imageId: 'img_2', enteredScale }])],
      }));
    await mountPage(<IntakePart intake={intake} mayCount slides={slides} timeZone="UTC" />);
    expect(textOf()).toContain(
      'IMG_2 (a.svs): label matches, scale entered on 11/20/2026 02:55 PM UTC (0.5 μm per pixel, scanner log)',
    );
  });
});

it.each([
  ['that nobody has counted', 'slides', true, true, '/upload-specimen-form?case=cas_1'],
  ['that another duty counts', 'slides', true, false, null],
  ['of which there are none', 'slides', false, true, null],
  ['whose labels differ', 'labels', true, true, null],
] as const)(
  'slides %s lead to their count where the reader is to count them',
  async (_, about, has, mayCount, leads) => {
    const findings = [{ about, blocks: true, text: 'Something is amiss.' }];
    const slides = aWholeCase({}).slides.map((specimen) => ({
      ...specimen,
      subsections: has ? [slideOf([SLIDE_IMAGE])] : [],
    }));
    const shown = { intake: { ...intake, findings }, slides, mayCount };
    await mountPage(<IntakePart {...shown} timeZone="UTC" />);
    const link = document.querySelector('a[href^="/upload-specimen-form"]');
    expect(link?.getAttribute('href') ?? null).toBe(leads);
  },
);

it('a slide that is opened from the case leads back to the case', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <IntakePart intake={intake} mayCount slides={[]} timeZone="America/New_York" /> },
    { path: '/viewer', element: null },
  ]);
  await mount(<RouterProvider router={router} />);
  await click(named('Open slide IMG_1'));
  expect(router.state.location).toMatchObject({
    pathname: '/viewer',
    state: { caseId: 'cas_1', version: 3, from: '/case-details/cas_1' },
  });
});

it('an intake that could not be read is said to be so, and not left out as if the checks had found nothing', async () => {
  await mountPage(<IntakePart intake="unread" mayCount slides={[]} timeZone="UTC" />);
  expect(textOf()).toContain('What the checks found, and near names, could not be read.');
  expect(textOf()).not.toContain('The checks found nothing.');
});

it('a count that may still be corrected is led to by those who count', async () => {
  const found = { ...intake, findings: [] };
  const shown = { intake: found, slides: [], isCounted: true, timeZone: 'UTC' };
  await mountPage(<IntakePart {...shown} mayCount />);
  const link = named('Correct the count of the slides');
  expect(link.getAttribute('href')).toBe('/upload-specimen-form?case=cas_1');
  await mountPage(<IntakePart {...shown} mayCount={false} />);
  expect(() => named('Correct the count of the slides')).toThrow();
});
