import { describe, expect, it } from 'vitest';
import { found, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { TaskDesk } from './admin/task-desk.tsx';
import { TaskFrame } from './task-frame.tsx';
import { aWholeTask, NOW } from './task-item.test-support.ts';

async function showTask(task: Task, about: Partial<Parameters<typeof TaskFrame>[0]> = {}) {
  const element = (
    <TaskFrame task={task} role="Admin" idempotencyKey={'"key"'} asOf={NOW} outcome={undefined} {...about} />
  );
  await mountPage(element);
}

const partOf = (title: string) => {
  const part = [...document.querySelectorAll('section')].find(
    (one) => one.firstElementChild?.textContent === title,
  );
  return part === undefined ? null : textOf(part);
};
const closed = { description: null, allowedActions: [] };

describe('the page of a task of another duty', () => {
  it.each<[string, Partial<Task>]>([
    ['an order', { requestId: 'req_1' }],
    ['a case by mail', { requestId: null, imagesAsked: 0 }],
  ])('leads whoever may not open the case nowhere in it from the receipt of %s', async (_, changes) => {
    const task = aWholeTask({ type: 8, typeKey: 'slideReceipt', ...changes, allowedActions: [] });
    const own = { people: [], idempotencyKey: '"key"', outcome: undefined };
    const desk = <TaskDesk task={task} handlesSlides={false} {...own} />;
    await showTask(task, { desk, opens: { cases: false, reports: false } });
    expect(textOf(found('section[aria-label=Patient]'))).toContain('Case DP-1');
    const places = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(places.filter((place) => place?.includes('cas_1'))).toEqual([]);
    expect(textOf()).toContain('There is nothing for you to do here.');
  });

  it('says that its words and files are not open, and asks for none', async () => {
    await showTask(aWholeTask(closed));
    expect(textOf()).toContain('What is askedNot open to you');
    expect(partOf('Files')).toBe('FilesNot open to you');
    expect(partOf('Comments')).toBe('CommentsNot open to you');
  });

  it('shows what the reader wrote, and that it is not all', async () => {
    const author = { userId: 'usr_2', displayName: 'Ada Invented' };
    const comments = [{ text: 'Is it sent?', labelCheck: null, author, at: '2026-11-20T16:00:00Z' }];
    await showTask(aWholeTask({ ...closed, comments }));
    expect(partOf('Comments')).toContain('Is it sent?');
    expect(partOf('Comments')).toContain('What others wrote is not open to you.');
  });

  it('keeps its files alone where it is about no case', async () => {
    await showTask(aWholeTask({ ...closed, case: null }));
    expect(partOf('Files')).toBe('FilesNot open to you');
    expect(textOf()).toContain('What is askedNot recorded');
    expect(partOf('Comments')).toContain('Nobody has written anything yet.');
  });

  it('hides nothing from whoever may write in it', async () => {
    await showTask(aWholeTask({ description: null, allowedActions: ['comment'] }));
    expect(textOf()).not.toContain('Not open to you');
    expect(partOf('Files')).toContain('No file is kept with this task.');
  });

  it('hides nothing of a task that a pathologist may take', async () => {
    await showTask(aWholeTask({ allowedActions: ['start'] }), { role: 'Provider' });
    expect(textOf()).not.toContain('Not open to you');
  });
});
