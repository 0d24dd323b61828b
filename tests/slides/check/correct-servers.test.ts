import { describe, expect, it } from 'vitest';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { QaResultZodType } from '#contracts/generated/schemas/qa-result.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { World } from '#mock-server/world.ts';
import { readDemoCreds } from '../mutants/demo-creds.ts';
import { foundIn } from '../report/summary.ts';
import { checkMock, tooMany } from './check-mock.test-support.ts';

const AGREED: QaResultZodType = {
  agreement: 'Agree',
  categories: [],
  comment: null,
  minutesSpent: 7,
  submittedAt: '2026-11-20T09:00:00.000Z',
  resolution: null,
  resolvedAt: null,
};

describe('a check of a server that does as the contract says', () => {
  it('takes no reader of a task for one who may take it from whoever has it', async () => {
    const { report } = await checkMock({ operations: ['startTask'], only: ['state'] });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked.filter(({ name }) => name.startsWith('startTask: in '))).not.toEqual([]);
  });

  it('lets nobody write in a second review whose duty may not read it', async () => {
    const operations = ['addTaskComment', 'putTaskAttachment'] as const;
    const { report } = await checkMock({
      operations,
      only: ['roles'],
      prepare: ({ tasks }) => {
        for (const { id, type } of tasks.list()) if (type !== TASK.qa) tasks.remove(id);
      },
    });
    expect(foundIn(report)).toEqual([]);
    for (const id of operations)
      expect(report.checked).toContainEqual(
        expect.objectContaining({ name: `${id} by accounts, peerReview, Open`, status: 'passed' }),
      );
  });

  it('takes no renewal that the platform asked for to be handed in or sent back as other tasks are', async () => {
    const { report } = await checkMock({
      operations: ['submitTask', 'completeTask', 'returnTask'],
      only: ['state'],
      prepare: ({ tasks }) => {
        const [task] = tasks.list();
        if (task === undefined) throw new Error('the demo has no task');
        for (const { id } of tasks.list()) tasks.remove(id);
        const renewal = {
          ...task,
          type: TASK.credentialRenewal,
          askedBy: null,
          caseId: null,
          facilityId: null,
        };
        const ofProvider = { ...renewal, assigneeId: PROVIDER, assignedRole: null };
        tasks.insert({ ...ofProvider, id: 'tsk_begun', status: 'InProgress' });
        tasks.insert({ ...ofProvider, id: 'tsk_handed-in', status: 'Submitted' });
      },
    });
    expect(foundIn(report)).toEqual([]);
  });

  it('takes nobody for the loser of a race who may not take the case at all', async () => {
    const { report } = await checkMock({
      operations: ['pickUpCase'],
      only: ['race'],
      prepare: ({ users }) =>
        void users.change(PROVIDER, (user) => ({ ...user, licences: user.licences.slice(0, 0) })),
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked).toContainEqual(
      expect.objectContaining({ name: 'pickUpCase: two at once', status: 'not reached' }),
    );
  });

  it('waits and asks again where it is told that it asked too often', async () => {
    let asked = 0;
    const { report } = await checkMock({
      operations: ['createTextTemplate', 'getTextTemplate', 'updateTextTemplate', 'listTextTemplates'],
      spoil: (_, pass) => {
        asked += 1;
        return asked % 7 === 0 ? Promise.resolve(tooMany()) : pass();
      },
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked.filter(({ status }) => status === 'passed').length).toBeGreaterThan(100);
  });

  it('takes a stored answer whose keys stand in another order', async () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, one]) => [key, turned(one)]),
          )
        : value;
    };
    const { report } = await checkMock({
      operations: ['createTextTemplate'],
      only: ['idempotency'],
      spoil: async (_, pass) => {
        const answer = await pass();
        if (answer.headers.get('idempotent-replayed') !== 'true') return answer;
        return new Response(JSON.stringify(turned(await answer.json())), answer);
      },
    });
    expect(foundIn(report)).toEqual([]);
  });

  it('takes the order by urgency of more overdue cases than a page has for none that it could judge', async () => {
    const { report } = await checkMock({
      operations: ['listCases'],
      only: ['readback'],
      prepare: ({ cases }) => {
        const waiting = cases.list().find(({ status }) => status === 'Available');
        if (waiting === undefined) throw new Error('the demo has no case that waits');
        for (let at = 0; at < 150; at += 1)
          cases.insert({
            ...waiting,
            id: `cas_late-${at}`,
            caseID: `DP-2025-${String(at).padStart(6, '0')}`,
            priority: at % 3 === 0 ? 'STAT' : 'Routine',
            dueAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
          });
      },
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked).toContainEqual(
      expect.objectContaining({ name: 'listCases: its order by urgency', status: 'not reached' }),
    );
  });

  it('takes no case for one of both halves that went from the one into the other meanwhile', async () => {
    let world: World | null = null;
    const { report } = await checkMock({
      operations: ['listCases'],
      only: ['readback'],
      prepare: (own) => {
        world = own;
        const waiting = own.cases.list().find(({ status }) => status === 'Available');
        if (waiting === undefined) throw new Error('the demo has no case that waits');
        for (let at = 0; at < 20; at += 1)
          own.cases.insert({
            ...waiting,
            id: `cas_late-${at}`,
            caseID: `DP-2025-${String(at).padStart(6, '0')}`,
            dueAt: '2026-01-01T00:00:00.000Z',
          });
      },
      spoil: (request, pass) => {
        const late = world?.cases.list().find(({ dueAt }) => dueAt === '2026-01-01T00:00:00.000Z');
        // One of them is given a later day just before those are asked for that are not overdue.
        if (request.url.includes('overdue=false') && late !== undefined)
          world?.cases.change(late.id, (one) => ({ ...one, dueAt: '2098-01-01T00:00:00.000Z' }));
        return pass();
      },
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked).toContainEqual({
      part: 'readback',
      name: 'listCases: its filter overdue, and all the others',
      status: 'not reached',
      why: 'its rows changed while they were asked for',
    });
  });

  it('leaves it to the server whether all words of a search have to fit or one of them', async () => {
    const asked: string[] = [];
    let all: Response | null = null;
    const { report } = await checkMock({
      operations: ['listUsers'],
      only: ['readback'],
      spoil: async (request, pass) => {
        const { pathname, searchParams } = new URL(request.url);
        const answer = await pass();
        const words = searchParams.get('q')?.split(' ') ?? [];
        if (pathname !== '/api/users' || answer.status !== 200) return answer;
        if (words.length === 0) all ??= answer.clone();
        asked.push(...words);
        return all !== null && words.includes('for') ? all.clone() : answer;
      },
    });
    expect(foundIn(report)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('knows that the reader of a case reads what its facility is asked for', async () => {
    const { report } = await checkMock({
      operations: ['getTask', 'getCase'],
      only: ['roles'],
      prepare: ({ tasks }) => {
        for (const { id, type } of tasks.list()) if (type !== TASK.stainOrder) tasks.remove(id);
      },
    });
    expect(foundIn(report)).toEqual([]);
    const seen = report.checked.filter(({ name }) => name.startsWith('getTask by provider'));
    expect(seen).toContainEqual(
      expect.objectContaining({ name: 'getTask by provider2, reader, Open', status: 'passed' }),
    );
  });

  it('knows that the reader of a finished review is shown its result', async () => {
    const { report } = await checkMock({
      operations: ['getQaTask'],
      only: ['roles'],
      prepare: ({ qaReviews, tasks }) => {
        const [review] = qaReviews.list();
        if (review === undefined) throw new Error('the demo has no second review');
        tasks.change(review.id, (task) => ({ ...task, status: 'Completed' }));
        qaReviews.change(review.id, (open) => ({ ...open, result: AGREED }));
      },
    });
    expect(foundIn(report)).toEqual([]);
  });

  it('takes no task for one to be handed in that ends by a result of its own', async () => {
    const things = { 'an onboarding': 'tsk_demo-onboarding-1' };
    const { report } = await checkMock({
      operations: ['submitTask', 'completeTask'],
      only: ['state'],
      creds: { ...readDemoCreds(), things },
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked).toContainEqual({ part: 'things', name: 'an onboarding', status: 'passed' });
  });
});
