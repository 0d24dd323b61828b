import { describe, expect, it } from 'vitest';
import type { Role } from '#app/core/access/roles.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { TaskListItem } from '#contracts/generated/wire.ts';
import { aTask, NOW } from './task-item.test-support.ts';
import { TaskListFrame } from './task-list-frame.tsx';

const list = (total: number) => aListState({ total, asOf: NOW });

async function showList(role: Role, tasks: readonly TaskListItem[], about: Partial<ListState> = {}) {
  const element = (
    <TaskListFrame
      title="My Tasks"
      name="providerTasks"
      role={role}
      tasks={tasks}
      list={{ ...list(tasks.length), ...about }}
    />
  );
  await mountPage(element);
}

const cell = (label: string) => textOf(found(`tbody td[data-label="${label}"]`));
const headings = () => [...document.querySelectorAll('thead th')].map(textOf);

describe('a list of tasks', () => {
  it('says what is asked, of which part, by whom, until when and how it stands', async () => {
    await showList('Provider', [aTask()]);
    expect(headings()).toEqual([
      'Due',
      'Priority',
      'Task',
      'Case',
      'Part, block',
      'Asked by',
      'State',
      'Actions',
    ]);
    expect(cell('Due')).toContain('3 h overdue');
    expect(cell('Task')).toBe('PAS on block A1Stain order');
    expect(cell('Case')).toBe('DP-1INV26-1');
    expect(cell('Part, block')).toBe('Part A, block A1');
    expect(cell('Asked by')).toBe('Dr. Lee');
    expect(cell('State')).toBe('Open');
  });

  it('S2.7-08 tells a facility who has the task, and leads to its own page', async () => {
    await showList('MedicalFacility', [aTask()]);
    expect(cell('Held by')).toBe('Facility, not taken yet');
    expect(named('Open PAS on block A1').getAttribute('href')).toBe('/facility/tasks-detail?task=tsk_1');
    expect(named('Upload the images of PAS on block A1').getAttribute('href')).toBe(
      '/facility/tasks-detail?task=tsk_1#upload',
    );
    await showList('MedicalFacility', [aTask({ status: 'Completed', allowedActions: ['comment'] })]);
    expect(() => named('Upload the images of PAS on block A1')).toThrow();
  });

  it('leads a second reader straight to the second review', async () => {
    await showList('Provider', [aTask({ type: 2, typeKey: 'qa', title: 'Second review' })]);
    expect(named('Open Second review').getAttribute('href')).toBe('/pathologist/qa-task?task=tsk_1');
  });

  it('runs no clock on a task that is closed', async () => {
    await showList('Provider', [aTask({ status: 'Completed', overdue: false })]);
    expect(cell('Due')).not.toContain('overdue');
  });

  it('says what comes here where there is none, and which filters hide what there is', async () => {
    await showList('Provider', []);
    expect(textOf(found('h2'))).toBe('There is nothing for you to do');
    await showList('Provider', [], { filters: { overdue: ['true'] }, hidden: 1 });
    expect(textOf(found('h2'))).toBe('No task fits these filters');
    expect(textOf()).toContain('They hide one task.');
  });
});
