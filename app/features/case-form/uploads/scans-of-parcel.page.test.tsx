import { expect, it } from 'vitest';
import { click, eventually, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { ScansOfParcel } from './scans-of-parcel.tsx';

it('a wrong scan is taken off its slide, and one that a reader has opened is not', async () => {
  const imageOf = (imageId: string) => ({ imageId, fileName: `${imageId}.svs`, bytes: 4096 });
  await mountPage(
    <ScansOfParcel
      caseId="cas_1"
      accession="INV26-1"
      slides={[
        {
          specimenId: 'spc_1',
          subsectionId: 'sub_1',
          name: 'A1',
          label: 'INV26-1 A1',
          wanted: 2,
          images: [imageOf('img_read'), imageOf('img_wrong')],
        },
      ]}
      removing={{ etag: '"v7"', imageIds: ['img_wrong'] }}
      again={[{ imageId: 'img_read', reason: 'Wrong slide: the left edge' }]}
      idempotencyKey="key"
      userId="usr_1"
      lookAt={() => Promise.reject(new Error('Nothing is looked at.'))}
      showSlide={() => null}
    />,
  );
  expect(textOf()).toContain('2 of 2 scanned');
  const [read, wrong] = document.querySelectorAll('[aria-label="Images that are there"] li');
  expect(textOf(read)).toContain('To be scanned again: Wrong slide: the left edge');
  expect(textOf(wrong)).not.toContain('To be scanned again');
  expect(() => named('Remove image img_read.svs')).toThrow();
  await click(named('Remove image img_wrong.svs'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toEqual({
    intent: 'removeImage',
    etag: '"v7"',
    idempotencyKey: 'key-img_wrong',
    caseId: 'cas_1',
    specimenId: 'spc_1',
    subsectionId: 'sub_1',
    imageId: 'img_wrong',
  });
});
