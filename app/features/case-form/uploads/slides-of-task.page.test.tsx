import { expect, it } from 'vitest';
import { click, eventually, found, named, textOf } from '#app/ui/mount.test-support.tsx';
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

type OfTask = Parameters<typeof SlidesOfTask>[0]['task'];

const TASK_CASE = { id: 'cas_1', caseID: 'DP-1', caseRecordId: 'INV26-1001' };

const aTask = (changes: Partial<OfTask> = {}): OfTask => ({
  imagesAsked: 1,
  imagesAdded: 1,
  rescanImage: null,
  case: TASK_CASE,
  allowedActions: [],
  ...changes,
});

async function show(task: OfTask, images = [imageOf('img_old', 'old.svs'), imageOf('img_new', 'new.svs')]) {
  const element = (
    <SlidesOfTask
      task={task}
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
          images,
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
}

it('an image that came for a task is removed again, with the version of the case, and no other', async () => {
  await show(aTask({ rescanImage: { imageId: 'img_old', fileName: 'old.svs' } }));
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

it.each([
  [['start'], ' Start the task and complete it: the pathologist waits until then.'],
  [['complete'], ' The task is still to be completed: the pathologist waits until then.'],
  [['submit'], ' The task is still to be completed: the pathologist waits until then.'],
  [['comment'], ''],
] as const)('images that are there end no task, which says so where it allows %j', async (actions, said) => {
  await show(aTask({ allowedActions: [...actions] }), [imageOf('img_new', 'new.svs')]);
  expect(textOf(found('#upload [role=status]'))).toBe(`All images that were asked for are there.${said}`);
});

it('more images than were asked for are doubted, and a file with the number of another case', async () => {
  await show(aTask({ imagesAdded: 2 }), [imageOf('img_1', 'one.svs'), imageOf('img_2', 'S26-99001 A1.svs')]);
  expect(textOf()).toContain('2 images came where 1 was asked for. Remove what does not belong here.');
  expect(textOf()).toContain('“S26-99001 A1.svs” begins with S26-99001, which is not the accession number');
  await show(aTask(), [imageOf('img_1', 'INV26-1001 A9.svs')]);
  expect(textOf()).not.toContain('Remove what');
  expect(textOf()).not.toContain('begins with');
});
