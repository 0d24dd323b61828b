import { describe, expect, it } from 'vitest';
import { AssignForm, AssignManyForm, checklistOf, NewTaskForm, TaskForm, taskAsks } from './desk-forms.ts';

const version = { etag: '"v3"', idempotencyKey: '"key"' };
const task = { type: 7, title: 'Ask for the history', assignedRole: 'Facility', idempotencyKey: '"key"' };
const complaints = (changes: object): readonly string[] =>
  NewTaskForm.safeParse({ ...task, ...changes }).error?.issues.map(({ message }) => message) ?? [];

describe('a task of the operator', () => {
  it('S2.4-06 S2.7-08 is for somebody, of a type that there is, and asks for its case only when it is new', () => {
    expect(complaints({})).toEqual([]);
    expect(complaints({ assignedRole: undefined })).toEqual(['Choose who will do this']);
    expect(complaints({ assigneeId: 'usr_demo000001', assignedRole: undefined })).toEqual([]);
    expect(complaints({ assigneeId: 'usr_demo000001' })).toEqual(['Choose a person or a role, not both']);
    expect(complaints({ type: 13 })).toHaveLength(1);
    expect(complaints({ title: 'No' })).toHaveLength(1);
    expect(NewTaskForm.parse(task).needsAcceptance).toBe(false);
    const named = (isNew: boolean) => taskAsks([], isNew).map(({ name }) => name);
    expect(named(true)).toEqual(expect.arrayContaining(['type', 'case', 'assigneeId']));
    expect(named(false)).not.toContain('case');
    expect(
      TaskForm.safeParse({ ...version, title: 'Another title', priority: 'STAT', due: '2026-11-30' }).success,
    ).toBe(true);
    const emptied = TaskForm.safeParse(version).error?.issues.map(({ path }) => path[0]);
    expect(emptied).toEqual(['title', 'priority']);
  });

  it('has one line for each thing to do', () => {
    expect(checklistOf(' Find the block \n\n Cut it')).toEqual(['Find the block', 'Cut it']);
    expect(checklistOf(undefined)).toEqual([]);
  });

  it('is assigned together with others, each by the version that was on the screen', () => {
    const many = { assignedRole: 'Lab_Operations', idempotencyKey: '"key"' };
    expect(AssignManyForm.safeParse({ ...many, tasks: ['tsk_1 "v3"'] }).success).toBe(true);
    expect(AssignManyForm.safeParse({ ...many, tasks: ['tsk_1'] }).success).toBe(false);
    expect(
      AssignManyForm.safeParse({ ...many, assignedRole: undefined, tasks: ['tsk_1 "v3"'] }).success,
    ).toBe(false);
    const both = { ...many, assigneeId: 'usr_demo000001', tasks: ['tsk_1 "v3"'] };
    expect(AssignManyForm.safeParse(both).error?.issues.map(({ path }) => path)).toEqual([['assignedRole']]);
    expect(AssignForm.safeParse({ ...version, ...both }).success).toBe(false);
  });
});
