import { expect, it } from 'vitest';
import type { AssociatedPicture, FoundPictures } from './associated.ts';
import { foundPicturesOf } from './found-pictures.ts';
import { SlideFault, tileFetchFailed } from './slide-error.ts';

const LABEL: AssociatedPicture = {
  kind: 'label',
  size: { width: 3, height: 2 },
  picture: () => Promise.reject(new Error('not asked for')),
};

const some = (status: number): FoundPictures => ({
  pictures: [],
  missing: new SlideFault(tileFetchFailed(status), false),
});

async function kindsAfter(first: FoundPictures, isRenewed: boolean): Promise<readonly string[]> {
  const answers = [first];
  const { pictures } = await foundPicturesOf({
    associated: () => Promise.resolve(answers.shift() ?? { pictures: [LABEL], missing: null }),
    renew: () => Promise.resolve(isRenewed),
  });
  return pictures.map(({ kind }) => kind);
}

it('asks once more with a newer link where the link of some was refused, and only then', async () => {
  expect(await kindsAfter(some(403), true)).toEqual(['label']);
  expect(await kindsAfter(some(403), false)).toEqual([]);
  expect(await kindsAfter(some(503), true)).toEqual([]);
});
