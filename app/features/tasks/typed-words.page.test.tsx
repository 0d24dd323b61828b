import { expect, it } from 'vitest';
import { click, fill, found, named } from '#app/ui/mount.test-support.tsx';
import { mountSteps } from '#app/ui/mount-page.test-support.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import type { FacilityWork } from './facility/facility-work.ts';
import { TaskFrame } from './task-frame.tsx';
import { aWholeTask, NOW } from './task-item.test-support.ts';

const LABELS: FacilityWork = {
  caseId: 'cas_1',
  patient: 'Haverly, Conrad',
  mayEditCase: false,
  returnReasons: [],
  unread: [],
  questions: [],
  order: null,
  place: null,
  mayAddImages: false,
  removing: null,
  labels: ['INV26-1 A1-1', 'INV26-1 A1-2'],
};

const BY = { userId: 'usr_2', displayName: 'Ada Invented' };
const lines = (count: number): Task['comments'] =>
  Array.from({ length: count }, (_, at) => ({
    text: 'A line.',
    labelCheck: null,
    author: BY,
    at: `2026-11-20T16:0${at}:00Z`,
  }));

/** The page of a task with this many comments, after the form with the intent was done. */
const page = (comments: number, intent?: string) => (
  <TaskFrame
    task={aWholeTask({ comments: lines(comments), version: comments + 1 })}
    role="MedicalFacility"
    idempotencyKey={'"key"'}
    asOf={NOW}
    outcome={intent === undefined ? undefined : { intent, refused: null }}
    work={LABELS}
  />
);

const scanned = () => found<HTMLTextAreaElement>('textarea[name=scanned]');
const comment = () => found<HTMLTextAreaElement>('textarea[name=text]');

it('what is typed at a task is taken away by its own success alone', async () => {
  await mountSteps(page(0), page(1), page(2, 'comment'), page(3, 'labels'));
  await fill(scanned(), 'INV26-1 A1-1');
  await fill(comment(), 'One section is left.');
  await click(named('Show what came'));
  expect([scanned().value, comment().value]).toEqual(['INV26-1 A1-1', 'One section is left.']);
  await click(named('Show what came'));
  expect([scanned().value, comment().value]).toEqual(['INV26-1 A1-1', '']);
  await fill(comment(), 'Half a comment');
  await click(named('Show what came'));
  expect([scanned().value, comment().value]).toEqual(['', 'Half a comment']);
});
