import { expect, it } from 'vitest';
import { someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { textOf } from '#app/ui/mount.test-support.tsx';
import { open, show, slidesOpened } from './qa-task.test-support.tsx';

/** What stands under a heading of the page; null where there is none. */
function part(title: string): string | null {
  const heading = [...document.querySelectorAll('h2')].find((one) => textOf(one) === title);
  const section = heading?.closest('section') ?? null;
  return section === null ? null : textOf(section);
}

const REST = 'The rest of the text';
const clinical = someClinicalInfo({ gross: 'A shave of skin.' });
const block = {
  specimenID: 'A',
  template: 'Skin cancer resection',
  elements: [{ element: 'Pathologic stage (pTNM)', response: 'pT2' }],
  notApplicableReason: null,
};

it('a reviewer reads the whole text that is signed, and what the first reader knew', async () => {
  const diagnosis = diagnosisOf({ synoptic: [block], comment: 'Deep margin is close.', seeDiagnosis: true });
  await show(open, { viewerCase: slidesOpened(true), clinical, diagnosis });
  expect(part('Clinical information')).toContain('Changing mole.');
  expect(part('Clinical information')).toContain('Gross descriptionA shave of skin.');
  expect(part(REST)).toContain('Your result is about this as well: it is signed with the diagnosis.');
  expect(part(REST)).toContain('Synoptic report, specimen A');
  expect(part(REST)).toContain('Pathologic stage (pTNM): pT2');
  expect(part(REST)).toContain('CommentDeep margin is close.');
  expect(part(REST)).toContain('Microscopic descriptionSee diagnosis');
  expect(part(REST)).not.toContain('Ancillary studies');
});

it('what is not there, cannot be read or is for nobody else is told, or has no place', async () => {
  await show(open, { clinical, diagnosis: diagnosisOf() });
  expect(part(REST)).toContain('Nothing is written besides the diagnosis.');
  await show(open, { clinical: 'unread', diagnosis: 'unread' });
  expect(part(REST)).toContain('What is signed with the diagnosis could not be read. Load the page again.');
  expect(part('Clinical information')).toContain('The clinical information could not be read.');
  await show(open);
  expect([part(REST), part('Clinical information')]).toEqual([null, null]);
});

it.each([
  ['Final', 'it was signed with the diagnosis.'],
  ['Amended', 'What follows is the text as it was signed first'],
  ['Addended', 'What follows is the text as it was signed first'],
] as const)(
  'of a report that is %s a reviewer reads the rest too, and what it is',
  async (reportState, told) => {
    const diagnosis = diagnosisOf({ status: 'SignOutCompleted', reportState, comment: 'Margin is close.' });
    await show({ ...open, kind: 'Retrospective' }, { clinical, diagnosis });
    expect(part(REST)).toContain(told);
    expect(part(REST)).toContain('CommentMargin is close.');
  },
);
