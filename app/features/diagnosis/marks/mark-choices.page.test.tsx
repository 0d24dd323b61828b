import { afterEach, expect, it } from 'vitest';
import { BY_HAND, marksOf, rulerMark } from '#app/core/citing/citing.test-support.ts';
import { sightIn } from '#app/core/citing/sight.ts';
import { found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { Annotations } from '#contracts/generated/wire.ts';
import { MarkChoices } from './mark-choices.tsx';

const PLACE = { kind: 'ruler', imageId: 'img_1', markId: 'ruler-1' } as const;
const SLIDE = { imageId: 'img_1', checksum: 'sum', specimenID: 'A', title: 'A1' };
const DIAGNOSIS = { value: 'diagnosis.A', label: 'Diagnosis, specimen A' };

afterEach(() => mount(null));

/** The line of a ruler on a slide with that scale. */
async function lineOf(scaleByHand: Annotations['scaleByHand']): Promise<string> {
  const sight = sightIn(marksOf([rulerMark()], { scaleByHand }), PLACE);
  if (sight === null) throw new Error('the ruler is there');
  await mount(
    <MarkChoices
      slides={[SLIDE]}
      marks={[{ ...PLACE, called: '', name: 'Depth', sight }]}
      fields={[DIAGNOSIS]}
      field={DIAGNOSIS.value}
      onField={() => undefined}
      onOpened={() => Promise.resolve()}
      onChosen={() => undefined}
    />,
  );
  return textOf(found('li'));
}

it('says before a length is put into the text that its slide has another scale by now', async () => {
  expect(await lineOf(BY_HAND)).toContain('Measured by a scale that the slide has no more.');
  expect(await lineOf(null)).not.toContain('scale');
});

it('calls each patch by the number that it has in the viewer, for many of them have the same note', async () => {
  const patchOf = (markId: string, called: string) => ({
    kind: 'patch' as const,
    imageId: 'img_1',
    markId,
    called,
    name: 'Tumor',
    sight: { checksum: 'sum', from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, basis: 'none' as const, value: null },
  });
  await mount(
    <MarkChoices
      slides={[SLIDE]}
      marks={[patchOf('p2', 'Patch 2'), patchOf('p3', 'Point 3')]}
      fields={[DIAGNOSIS]}
      field={DIAGNOSIS.value}
      onField={() => undefined}
      onOpened={() => Promise.resolve()}
      onChosen={() => undefined}
    />,
  );
  expect(named('Cite the place of Patch 2, Tumor')).not.toBe(named('Cite the place of Point 3, Tumor'));
});
