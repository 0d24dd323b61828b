import { describe, expect, it } from 'vitest';
import { taskReasons } from '#app/core/access/refused-moves.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { TaskDesk } from './admin/task-desk.tsx';
import { TaskFrame } from './task-frame.tsx';
import { aWholeTask, NOW } from './task-item.test-support.ts';

async function showTask(task: Task, about: Partial<Parameters<typeof TaskFrame>[0]> = {}) {
  const element = (
    <TaskFrame
      task={task}
      role="MedicalFacility"
      idempotencyKey={'"key"'}
      asOf={NOW}
      outcome={undefined}
      {...about}
    />
  );
  await mountPage(element);
}

const buttons = () => [...document.querySelectorAll('main button')].map(textOf).filter(Boolean);

describe('the page of a task', () => {
  it('names the case before the task, and what is asked', async () => {
    await showTask(aWholeTask());
    expect(textOf(found('section[aria-label=Patient]'))).toBe(
      'Case DP-1 · Accession INV26-1 · Part A, block A1',
    );
    expect(textOf(found('h1'))).toBe('PAS on block A1');
    expect(textOf()).toContain('Images0 of 1 asked for');
    expect(textOf()).not.toContain('Image to scan again');
    await showTask(aWholeTask({ rescanImage: { imageId: 'img_2', fileName: 'A1-2.svs' } }));
    expect(textOf()).toContain('Image to scan againA1-2.svs');
    await showTask(aWholeTask());
    expect(textOf()).toContain('Waiting to be started24 h until now');
  });

  it('says that there is nothing to do only where nothing stands above it', async () => {
    const NOTHING = 'There is nothing for you to do here.';
    const ofOperator = aWholeTask({ allowedActions: ['assign', 'cancel', 'edit', 'comment', 'attach'] });
    const showDesk = (task: Task) =>
      showTask(task, {
        role: 'Admin',
        desk: <TaskDesk task={task} people={[]} idempotencyKey={'"key"'} outcome={undefined} />,
      });
    await showDesk(ofOperator);
    expect(textOf()).toContain('Assign task');
    expect(textOf()).not.toContain(NOTHING);
    const ofOtherDuty = aWholeTask({ allowedActions: ['start', 'decline', 'comment', 'attach'] });
    await showDesk(ofOtherDuty);
    expect(buttons()).toContain('Start task');
    expect(textOf()).not.toContain(NOTHING);
    await showTask(aWholeTask({ status: 'Completed', allowedActions: ['comment'] }));
    expect(textOf()).toContain(NOTHING);
  });

  it('says of a declined second review that the operator is told, and of other work who asked for it', async () => {
    const outcome = { intent: 'decline', refused: null };
    await showTask(aWholeTask({ status: 'Declined', type: 2, typeKey: 'qa' }), { role: 'Provider', outcome });
    expect(textOf()).toContain('The task is declined, and the operator is told.');
    expect(textOf()).not.toContain('who asked for it is told');
    await showTask(aWholeTask({ status: 'Declined' }), { outcome });
    expect(textOf()).toContain('The pathologist or the operator who asked for it is told.');
  });

  it('keeps what the state of the task refuses, with the reason', async () => {
    const mine = aWholeTask({ needsAcceptance: true, allowedActions: ['start', 'comment'] });
    await showTask(mine, { reasons: { work: 'Start it first.' } });
    expect(named('Hand in work').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain('Start it first.');
    const ofOrder = aWholeTask({ status: 'Submitted', allowedActions: ['comment'] });
    await showTask(ofOrder, { reasons: { decline: 'It is handed in.' } });
    expect(named('Decline task').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).not.toContain('There is nothing for you to do here.');
    const closed = aWholeTask({ status: 'Completed', allowedActions: ['comment'] });
    const own = { reasons: { assign: 'It is completed.' }, idempotencyKey: '"key"', outcome: undefined };
    await showTask(closed, { role: 'Admin', desk: <TaskDesk task={closed} people={[]} {...own} /> });
    expect(named('Assign task').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).not.toContain('There is nothing for you to do here.');
  });

  it('says when a parcel was sent as people write a day', async () => {
    const shipment = { carrier: 'Demo Carrier', trackingNumber: 'DC1', shippedOn: '2026-11-20' };
    await showTask(aWholeTask({ shipment }));
    expect(textOf()).toContain('ParcelDemo Carrier, DC1, sent on 11/20/2026');
    expect(textOf()).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('leads the operator to the scans of a parcel that an order waits for, while it waits', async () => {
    const desk = async (changes: Partial<Task>) => {
      const task = aWholeTask({ type: 8, typeKey: 'slideReceipt', requestId: 'req_1', ...changes });
      const part = <TaskDesk task={task} people={[]} idempotencyKey={'"key"'} outcome={undefined} />;
      await showTask(task, { role: 'Admin', desk: part });
    };
    await desk({});
    expect(named('Scan the slides').getAttribute('href')).toBe('/upload-specimen-form?case=cas_1&part=scans');
    expect(() => named('Count the slides of the parcel')).toThrow();
    await desk({ status: 'Completed' });
    expect(() => named('Scan the slides')).toThrow();
    await desk({ requestId: null, imagesAsked: 0 });
    expect(named('Count the slides of the parcel').getAttribute('href')).toBe(
      '/upload-specimen-form?case=cas_1',
    );
    await desk({ requestId: null, imagesAsked: 0, status: 'Completed' });
    expect(named('See the count of the slides').getAttribute('href')).toBe(
      '/upload-specimen-form?case=cas_1',
    );
  });

  it('leads to the count of a parcel where its task is not completed without one', async () => {
    const allowedActions: Task['allowedActions'] = ['decline', 'comment', 'cancel'];
    const changes = { type: 8, typeKey: 'slideReceipt', imagesAsked: 0, askedBy: null } as const;
    const assignee = { userId: 'usr_9', displayName: 'Ada Invented' };
    const task = aWholeTask({
      ...changes,
      status: 'InProgress',
      assignee,
      assignedRole: null,
      allowedActions,
    });
    const reasons = taskReasons(task, { userId: 'usr_9', names: ['Admin'] });
    const desk = <TaskDesk task={task} people={[]} idempotencyKey={'"key"'} outcome={undefined} />;
    await showTask(task, { role: 'Admin', desk, reasons });
    expect(named('Complete task').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain('Only by the count of the slides in the parcel, which completes the task.');
    expect(textOf()).toContain('A case that is back at its facility has to be sent again before that.');
    expect(named('Count the slides of the parcel').getAttribute('href')).toBe(
      '/upload-specimen-form?case=cas_1',
    );
  });

  describe('of the laboratory that receives what was ordered', () => {
    const receipt = {
      type: 8,
      typeKey: 'slideReceipt',
      status: 'InProgress',
      requestId: 'req_1',
      allowedActions: ['complete'],
    } as const;
    const fields = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

    it('asks how many pieces of glass came, and for the parcel where nobody has named it', async () => {
      await showTask(aWholeTask({ ...receipt, allowedActions: ['complete'], imagesAsked: 0 }));
      expect(fields()).toEqual(['Pieces received* required', 'Carrier', 'Tracking number', 'Sent on']);
      expect(textOf()).toContain('Where nothing came, decline the task and say so');
      expect(textOf()).toContain('Name the parcel that the slides or blocks came in, where it is known.');
    });

    it('asks for scans of the slides that came, and for nothing that its sender has said', async () => {
      const shipment = { carrier: 'Demo Parcel', trackingNumber: 'DP-000131', shippedOn: '2026-11-20' };
      await showTask(aWholeTask({ ...receipt, allowedActions: ['complete'], imagesAsked: 2, shipment }));
      expect(fields()).toEqual([]);
      expect(textOf()).toContain(
        'The task is completed once the slides that came are scanned and their images are uploaded.',
      );
    });
  });

  it.each<[string, Partial<Task>, readonly string[]]>([
    ['is started or declined', {}, ['Start task', 'Decline task', 'Attach file', 'Add comment']],
    [
      'is handed in',
      { status: 'InProgress', needsAcceptance: true, allowedActions: ['submit', 'complete', 'comment'] },
      ['Hand in work', 'Add comment'],
    ],
    [
      'is completed by whoever has it',
      { status: 'InProgress', allowedActions: ['submit', 'complete'] },
      ['Complete task'],
    ],
    ['is closed', { status: 'Completed', allowedActions: [] }, []],
  ])('%s as the API allows it', async (_, changes, expected) => {
    await showTask(aWholeTask(changes));
    expect(buttons()).toEqual(expected);
  });

  it('asks for an answer where information is missing, and for a parcel where slides are ordered', async () => {
    const work = { status: 'InProgress', allowedActions: ['submit'] } as const;
    await showTask(aWholeTask({ ...work, allowedActions: ['submit'], type: 7 }));
    expect(document.querySelector('textarea[name=answer]')).not.toBeNull();
    expect(document.querySelector('[name=carrier]')).toBeNull();
    await showTask(aWholeTask({ ...work, allowedActions: ['submit'], type: 5 }));
    expect(document.querySelector('textarea[name=answer]')).toBeNull();
    expect(document.querySelector('[name=carrier]')).not.toBeNull();
  });

  it('of an amendment that a review asks for leads to result and form, and asks why the report stands', async () => {
    const links = () => [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'));
    const ways = ['/case-details/cas_1#second-reviews', '/final-report/cas_1?step=amendment'];
    const work = { status: 'InProgress', allowedActions: ['complete'], type: 10 } as const;
    const owed = aWholeTask({ ...work, allowedActions: ['complete'], askedBy: null });
    await showTask(owed, { role: 'Provider' });
    expect(links()).toEqual(expect.arrayContaining(ways));
    expect(textOf()).toContain('Why the report stands');
    await showTask({ ...owed, status: 'Completed', allowedActions: [] }, { role: 'Provider' });
    expect(links()).not.toContain(ways[1]);
    await showTask({ ...owed, askedBy: { userId: 'usr_1', displayName: 'Dr. Lee' } }, { role: 'Provider' });
    expect(links()).not.toContain(ways[1]);
    expect(textOf()).not.toContain('Why the report stands');
  });

  it('posts version and key with the reason, and no decline without one', async () => {
    await showTask(aWholeTask());
    await click(named('Decline task'));
    await eventually(() => expect(textOf()).toContain('Reason is required'));
    expect(posts).toEqual([]);
    await fill(found<HTMLTextAreaElement>('textarea[name=reason]'), 'The block is used up.');
    await click(named('Decline task'));
    await eventually(() =>
      expect(posts).toMatchObject([
        { intent: 'decline', etag: '"v1"', idempotencyKey: '"key"', reason: 'The block is used up.' },
      ]),
    );
  });

  it('says that a task was changed elsewhere, and that nothing was done', async () => {
    const refused = { status: 'error' as const, error: { '': ['Changed'] }, refusal: 412 };
    await showTask(aWholeTask({ status: 'InProgress' }), { outcome: { intent: 'start', refused } });
    expect(textOf(found('section[role=alert]'))).toContain('“Start task” was not done.');
    expect(textOf(found('section[role=alert]'))).toContain('Its status is “In progress” by now.');
  });

  it.each([
    ['submit', 'answer'],
    ['complete', 'answer'],
    ['decline', 'reason'],
    ['comment', 'text'],
  ])('keeps the words of a refused %s, though the task is closed meanwhile', async (intent, field) => {
    const error = { '': ['The task is closed.'] };
    const initialValue = { [field]: 'Typed for long.' };
    const refused = { status: 'error' as const, error, refusal: 409, initialValue };
    const task = aWholeTask({ type: 7, status: 'Completed', allowedActions: [] });
    const outcome = { intent, refused };
    await showTask(task, { outcome });
    expect(textOf(found(`#${intent} [role=alert]`))).toContain('The task is closed.');
    expect(found<HTMLTextAreaElement>(`#${intent} textarea`).value).toBe('Typed for long.');
    // Comments have a section of their own.
    if (intent === 'comment') return;
    expect(textOf()).not.toContain('There is nothing for you to do here.');
    const desk = <TaskDesk task={task} people={[]} idempotencyKey={'"key"'} outcome={outcome} />;
    await showTask(task, { role: 'Admin', outcome, desk });
    expect(textOf()).not.toContain('There is nothing for you to do here.');
  });

  it('shows comments with who wrote them, and files under their own names', async () => {
    const by = { userId: 'usr_2', displayName: 'Ada Invented' };
    await showTask(
      aWholeTask({
        comments: [
          { text: 'One section is left.', labelCheck: null, author: by, at: '2026-11-20T16:00:00Z' },
        ],
        attachments: [
          {
            key: 'label',
            fileName: 'label.png',
            contentType: 'image/png',
            bytes: 1200,
            uploadedAt: NOW,
            uploadedBy: by,
          },
        ],
      }),
    );
    expect(textOf()).toContain('One section is left.');
    expect(named('label.png').getAttribute('href')).toBe('/files/task/tsk_1/label');
  });

  it('says of a second review that what others wrote is closed to whoever may not write in it', async () => {
    await showTask(aWholeTask({ type: 2, typeKey: 'qa', allowedActions: [] }), { role: 'Admin' });
    expect(textOf()).toContain('Comments on a second review are peer review.');
    expect(textOf()).toContain('Files of a second review are peer review.');
    expect(textOf()).not.toContain('Nobody has written anything yet.');
  });

  it.each([
    ['a comment', aWholeTask(), 'textarea[name=text]'],
    ['a reason to decline', aWholeTask(), 'textarea[name=reason]'],
    [
      'an answer',
      aWholeTask({ type: 7, status: 'InProgress', allowedActions: ['submit'] }),
      'textarea[name=answer]',
    ],
  ])('asks before %s is left that was not sent', async (_, task, box) => {
    await showTask(task);
    await fill(found<HTMLTextAreaElement>(box), 'It is used up.');
    await click(found('main a'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
  });
});

it('a task about a case that came back says what was answered before its facts', async () => {
  await showTask(aWholeTask({ type: 7, status: 'Completed' }), { returned: <p>Nobody knows which one.</p> });
  expect(textOf()).toMatch(/Nobody knows which one\..*Facts/);
});
