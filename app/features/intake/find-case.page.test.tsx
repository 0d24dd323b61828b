import { afterEach, expect, it } from 'vitest';
import { named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { FindCase } from './find-case.tsx';
import type { SeveralThings } from './receipt-forms.ts';

const CASE = {
  id: 'cas_1',
  caseID: 'DP-1',
  caseRecordId: null,
  facilityName: 'Riverbend',
  status: 'Submitted',
  isCounted: false,
} as const;
const TASKS = [
  { id: 'tsk_1', title: 'CD20 on block A1', status: 'Open', of: 'DP-1, part A, Riverbend' },
  { id: 'tsk_2', title: 'CD20 on block A1', status: 'Completed', of: 'DP-2, part A, Pinemeadow' },
] as const;

const show = (several: Partial<SeveralThings>) =>
  mountPage(
    <FindCase refused={null} several={{ choices: [], isParcel: false, tasks: [], untold: 0, ...several }} />,
  );

afterEach(unmount);

it('the cases of a number are chosen from where no task waits for the parcel', async () => {
  await show({ choices: [CASE, { ...CASE, id: 'cas_2', caseID: 'DP-2', status: 'Cancelled' }], untold: 1 });
  expect(textOf()).toContain('Several cases have this number. Choose the one that the parcel came for.');
  expect(textOf()).toContain('DP-2, Riverbend · Withdrawn');
  expect(textOf()).toContain('1 more case has it, and cannot be chosen here.');
  expect(named('DP-1, Riverbend').getAttribute('href')).toBe('/upload-specimen-form?case=cas_1');
});

it('each task that waits for the parcel is opened by itself, beside the case that was sent with it', async () => {
  await show({ choices: [CASE], tasks: TASKS });
  expect(textOf()).toContain('Several things wait for this parcel. Open each of them that is in it.');
  expect(named('Count the slides of DP-1, Riverbend').getAttribute('href')).toBe(
    '/upload-specimen-form?case=cas_1',
  );
  expect(named('CD20 on block A1: DP-1, part A, Riverbend').getAttribute('href')).toBe('/task-detail/tsk_1');
  expect(textOf()).toContain('CD20 on block A1: DP-2, part A, Pinemeadow · Completed');
});

it('the cases that were sent with one parcel are counted one by one, and it is told which are counted', async () => {
  const counted = { ...CASE, id: 'cas_2', caseID: 'DP-2', caseRecordId: 'S26-1001', isCounted: true };
  await show({ choices: [CASE, counted], isParcel: true });
  expect(textOf()).toContain('Several cases were sent with this parcel. Count the slides of each.');
  expect(textOf()).toContain('DP-2 (accession S26-1001), Riverbend · Submitted');
  expect([...document.querySelectorAll('li')].map((line) => textOf(line).endsWith(', counted'))).toEqual([
    false,
    true,
  ]);
});
