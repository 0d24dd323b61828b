import { afterEach, expect, it } from 'vitest';
import { BY_HAND, marksOf, rulerMark } from '#app/core/citing/citing.test-support.ts';
import { sightIn } from '#app/core/citing/sight.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
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
      marks={[{ ...PLACE, name: 'Depth', sight }]}
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
