import { expect, it } from 'vitest';
import { found, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { KeyImageRows } from './key-image-rows.tsx';

it('a picture whose slide was replaced keeps its row and says so', async () => {
  await mountPage(
    <form>
      <KeyImageRows
        images={[{ imageId: 'img_old', caption: 'Nodules', scaleBarMicrometres: null }]}
        slides={[{ imageId: 'img_new', checksum: null, specimenID: 'A', title: 'A1 - H&E' }]}
        onRowsChanged={() => undefined}
      />
    </form>,
  );
  const slide = found<HTMLSelectElement>('select[name="keyImages.0.imageId"]');
  expect(slide.value).toBe('img_old');
  expect(textOf(slide.selectedOptions[0] ?? slide)).toBe('A slide that was replaced');
  expect(textOf(found('[role=group]'))).toContain('This slide was scanned again.');
});
