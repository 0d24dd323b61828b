import { expect, it } from 'vitest';
import { click, eventually, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { SlidesOfTask } from './slides-of-task.tsx';

const imageOf = (imageId: string, fileName: string) => ({
  imageId,
  fileName,
  fileContent: `blob-${imageId}`,
  checksum: 'a'.repeat(64),
  bytes: 4096,
  addedAt: '2026-11-20T14:00:00Z',
  readable: true,
  notShown: null,
});

it('an image that came for a task is removed again, with the version of the case, and no other', async () => {
  const element = (
    <SlidesOfTask
      task={{ imagesAsked: 1, imagesAdded: 1, rescanImage: { imageId: 'img_old', fileName: 'old.svs' } }}
      caseId="cas_1"
      place={{
        specimenId: 'spc_1',
        slide: {
          id: 'sub_9',
          block: 'A1',
          displayId: 'A9',
          facilityId: 'INV26-1 A9',
          slideType: 'HE',
          stain: null,
          slideCount: 1,
          isRequested: false,
          requireRescan: true,
          requireRescanReason: 'Out of focus',
          images: [imageOf('img_old', 'old.svs'), imageOf('img_new', 'new.svs')],
        },
      }}
      removing={{ etag: '"v7"', imageIds: ['img_new'] }}
      idempotencyKey="key"
      userId="usr_1"
      lookAt={() => Promise.reject(new Error('Nothing is looked at.'))}
      showSlide={() => null}
    />
  );
  await mountPage(element);
  expect(() => named('Remove image old.svs')).toThrow();
  const rows = [...document.querySelectorAll('[aria-label="Images that are there"] li')].map(textOf);
  expect(rows.filter((row) => row.includes('To be scanned again'))).toEqual([rows[0]]);
  await click(named('Remove image new.svs'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toEqual({
    intent: 'removeImage',
    etag: '"v7"',
    idempotencyKey: 'key-img_new',
    caseId: 'cas_1',
    specimenId: 'spc_1',
    subsectionId: 'sub_9',
    imageId: 'img_new',
  });
});
