import { expect, it } from 'vitest';
import { readFields } from '#app/core/diagnosis/form-reading.ts';
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

it('the scale bar of a picture is saved with the slide that it was set for, and with no other', async () => {
  const slide = { checksum: null, specimenID: 'A', title: 'A1 - H&E' };
  await mountPage(
    <form>
      <KeyImageRows
        images={[{ imageId: 'img_1', caption: null, scaleBarMicrometres: 100 }]}
        slides={[
          { ...slide, imageId: 'img_1' },
          { ...slide, imageId: 'img_2' },
        ]}
        onRowsChanged={() => undefined}
      />
    </form>,
  );
  const barsNow = () => readFields([...new FormData(found<HTMLFormElement>('form'))])['keyImages'];
  expect(barsNow()).toContain('"scaleBarMicrometres":100');
  found<HTMLSelectElement>('select[name="keyImages.0.imageId"]').value = 'img_2';
  expect(barsNow()).toContain('"scaleBarMicrometres":null');
});
