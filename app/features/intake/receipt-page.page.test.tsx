import { afterEach, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { found, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { ReceiptPage } from './receipt-page.tsx';

const show = (status: Case['status']) =>
  mountPage(
    <ReceiptPage
      ofCase={aWholeCase({ status })}
      part="count"
      idempotencyKey={'"key"'}
      outcome={undefined}
      scans={null}
    />,
  );

afterEach(unmount);

it('slides are counted while the case waits for them', async () => {
  await show('Submitted');
  expect(found('form')).toBeDefined();
  expect(textOf()).toContain('Record receipt');
  expect(textOf()).not.toContain('Slides are counted before');
});

it.each(['Returned', 'Available', 'Selected', 'Cancelled'] as const)(
  'nothing is filled in for a case that is %s, which would be refused',
  async (status) => {
    await show(status);
    expect(document.querySelector('form')).toBeNull();
    expect(textOf()).toContain('Slides are counted before the intake check.');
  },
);
