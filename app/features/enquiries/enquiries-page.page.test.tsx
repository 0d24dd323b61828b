import { expect, it } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { EnquiriesPage } from './enquiries-page.tsx';

it('the sheet of enquiries is asked for, and its faults are told, in the words of the form', async () => {
  const errors = [{ row: 3, fields: { caseVolume: ['This has the wrong form.'] } }];
  const result = { dryRun: true, rows: 2, good: 1, taken: 0, errors };
  await mountPage(
    <EnquiriesPage items={[]} list={aListState()} sheet={{ result, message: null, rehearsed: 'content' }} />,
  );
  expect(textOf()).toContain('Columns: Salutation, First name, Last name, Email, Phone, Organisation,');
  expect(textOf()).toContain('State or province, Cases per month, Case scope');
  expect(textOf()).not.toContain('Owner, Next contact date');
  expect(textOf()).toContain('Row 3: Cases per month: This has the wrong form.');
});
