import { describe, expect, it } from 'vitest';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import type { CaseQuestion, Task } from '#contracts/generated/wire.ts';
import { NOW } from '../task-item.test-support.ts';
import { AnswerForm, DeclineOrderForm } from './facility-forms.ts';
import { LEE, order, section, show, work } from './facility-work.test-support.tsx';

const question = (id: string, changes: Partial<CaseQuestion> = {}): CaseQuestion => ({
  id,
  caseId: 'cas_1',
  version: 1,
  etag: `"${id}"`,
  status: 'Requested',
  about: 'clinical_history',
  specimenID: 'A',
  text: `Question ${id}?`,
  askedBy: LEE,
  askedAt: '2026-11-20T16:00:00Z',
  dueAt: '2026-11-23T22:00:00Z',
  answer: null,
  cannotProvideReason: null,
  answeredBy: null,
  answeredAt: null,
  taskId: 'tsk_1',
  allowedActions: ['answer'],
  ...changes,
});

/** The form with this intent was refused, since somebody else was faster. */
const tooLate = (intent: string, initialValue: Record<string, string>): PostedOutcome => ({
  intent,
  refused: { status: 'error', refusal: 409, error: { '': ['It is closed by now.'] }, initialValue },
});

describe('the questions of a task', () => {
  it('are answered each by itself, with the version of the question', async () => {
    const answered = question('req_2', {
      answer: 'None is known.',
      answeredAt: NOW,
      allowedActions: [],
      status: 'Fulfilled',
    });
    await show(
      { type: 7, status: 'InProgress', allowedActions: ['complete'] },
      work({ questions: [question('req_1'), answered] }),
    );
    expect(textOf(section('Questions'))).toContain('Question req_2?None is known.');
    // The task ends with its last answer, so nothing else hands it in.
    expect(() => named('Complete task')).toThrow();
    await click(named('Send to the pathologist'));
    await eventually(() => expect(textOf()).toContain('Write an answer or the reason'));
    await fill(found<HTMLTextAreaElement>('#answer-req_1 textarea'), 'In 2024, left arm.');
    await click(named('Send to the pathologist'));
    await eventually(() =>
      expect(posts).toMatchObject([
        {
          intent: 'answer',
          caseId: 'cas_1',
          requestId: 'req_1',
          etag: '"req_1"',
          kind: 'answer',
          words: 'In 2024, left arm.',
        },
      ]),
    );
  });

  it('leave whoever was too late with the words that were not sent', async () => {
    const answered = question('req_1', {
      status: 'Fulfilled',
      answer: 'The left arm.',
      answeredAt: NOW,
      answeredBy: { userId: 'usr_2', displayName: 'Corwin Ashgrove' },
      allowedActions: [],
    });
    await show(
      { type: 7, status: 'Completed', allowedActions: [] },
      work({ questions: [answered, question('req_2', { allowedActions: [] })] }),
      false,
      tooLate('answer', { requestId: 'req_1', kind: 'answer', words: 'The right arm.' }),
    );
    expect(textOf(section('Questions'))).toContain('The left arm.');
    expect(textOf(section('Questions'))).toMatch(/Corwin Ashgrove answered this on .+ Nothing was sent\./);
    expect(textOf(section('Questions'))).toContain('stands here to be copied:The right arm.');
    expect(textOf()).not.toContain('It is closed by now.');
    expect(document.querySelector('[id^=answer-]')).toBeNull();
    expect(textOf()).not.toContain('There is nothing for you to do here.');
  });

  it('may have no answer, if a reason is given', () => {
    const typed = { caseId: 'cas_1', requestId: 'req_1', etag: '"v"', idempotencyKey: '"k"' };
    expect(
      AnswerForm.safeParse({ ...typed, kind: 'cannotProvide', words: 'The clinic has closed.' }).success,
    ).toBe(true);
    expect(AnswerForm.safeParse({ ...typed, kind: 'cannotProvide', words: ' ' }).success).toBe(false);
    expect(AnswerForm.safeParse({ ...typed, kind: 'cannotProvide', words: 'x'.repeat(1001) }).success).toBe(
      false,
    );
    expect(AnswerForm.safeParse({ ...typed, kind: 'answer', words: 'x'.repeat(4000) }).success).toBe(true);
  });
});

describe('an order', () => {
  it('that cannot be made goes back with a reason of the list, and not as a task without one', async () => {
    await show({}, work({ order }));
    expect(() => named('Decline task')).toThrow();
    await click(named('Decline order'));
    await eventually(() => expect(textOf()).toContain('Choose a reason'));
    await click(found('input[value=block_exhausted]'));
    await click(named('Decline order'));
    await eventually(() =>
      expect(posts).toMatchObject([
        { intent: 'declineOrder', requestId: 'req_1', etag: '"order"', reason: 'block_exhausted' },
      ]),
    );
  });

  it('that was taken back meanwhile says by whom, and keeps the note that was not sent', async () => {
    const closed = { status: 'Cancelled', closedAt: NOW, closedBy: LEE, allowedActions: [] } as const;
    await show(
      { status: 'Cancelled', allowedActions: [] },
      work({ order: { ...order, ...closed, allowedActions: [] } }),
      false,
      tooLate('declineOrder', { requestId: 'req_1', reason: 'other', note: 'The block is lost.' }),
    );
    expect(textOf(found('[role=alert]'))).toMatch(/^Dr\. Lee took back this order on .+ Nothing was sent\.$/);
    expect(textOf()).toContain('The block is lost.');
    expect(textOf()).not.toContain('It is closed by now.');
    expect(document.querySelector('#declineOrder')).toBeNull();
  });

  it('is declined for another reason only in words', () => {
    const typed = {
      caseId: 'cas_1',
      requestId: 'req_1',
      etag: '"v"',
      idempotencyKey: '"k"',
      reason: 'other',
    };
    expect(DeclineOrderForm.safeParse(typed).error?.issues[0]?.message).toBe(
      'Say why the order is declined.',
    );
    expect(DeclineOrderForm.safeParse({ ...typed, note: 'At another laboratory.' }).success).toBe(true);
  });

  it('does not say that there is nothing to do where the day can be promised', async () => {
    const NOTHING = 'There is nothing for you to do here.';
    const promised = { ...order, allowedActions: ['edit' as const] };
    await show({ type: 5, allowedActions: ['comment'] }, work({ order: promised }));
    expect(textOf()).not.toContain(NOTHING);
    await show({ type: 5, allowedActions: ['comment'] }, work({ order: { ...order, allowedActions: [] } }));
    expect(textOf()).toContain(NOTHING);
  });

  it.each([
    ['declineOrder', { reason: 'other', note: 'The ribbon broke.' }, 'note'],
    ['promise', { promisedFor: '2026-11-24' }, 'promisedFor'],
  ] as const)('that was closed meanwhile keeps what was typed for %s', async (intent, typed, field) => {
    const closed = work({ order: { ...order, allowedActions: [] } });
    await show({ allowedActions: [] }, closed, false, tooLate(intent, typed));
    expect(textOf(found(`#${intent} [role=alert]`))).toContain('It is closed by now.');
    expect(found<HTMLInputElement>(`#${intent} [name=${field}]`).value).toBe(Object.values(typed).at(-1));
    expect(textOf()).not.toContain('There is nothing for you to do here.');
  });

  it('offers nothing that the API does not allow', async () => {
    await show({ allowedActions: [] }, work({ order: { ...order, allowedActions: [] } }));
    expect(document.querySelectorAll('main form').length).toBe(0);
  });
});

describe('glass or a block that a pathologist asked for', () => {
  const glass = { ...order, kind: 'glass_or_block', stain: null } as const;

  it('is sent in a parcel that the facility names', async () => {
    await show({ type: 8, allowedActions: [] }, work({ order: glass }));
    await click(named('Save parcel'));
    await eventually(() => expect(textOf()).toContain('Name carrier, number and day of the parcel'));
    await fill(found<HTMLInputElement>('#parcel input[name=carrier]'), ' Demo Parcel ');
    await fill(found<HTMLInputElement>('#parcel input[name=trackingNumber]'), 'DP-000131');
    await fill(found<HTMLInputElement>('#parcel input[name=shippedOn]'), '2126-11-21');
    await eventually(() => expect(textOf()).toContain('Sent on is more than a week ahead. Check the year.'));
    await fill(found<HTMLInputElement>('#parcel input[name=shippedOn]'), '2026-11-21');
    await click(named('Save parcel'));
    await eventually(() =>
      expect(posts).toMatchObject([
        { intent: 'parcel', caseId: 'cas_1', requestId: 'req_1', etag: '"order"', shippedOn: '2026-11-21' },
      ]),
    );
  });

  it('is asked for its parcel at once where the page of the case led there', async () => {
    const isOpen = () => found<HTMLFormElement>('#parcel').closest('details')?.open;
    await show({ type: 8, allowedActions: [] }, work({ order: glass }));
    expect(isOpen()).toBe(false);
    await show({ type: 8, allowedActions: [] }, work({ order: glass }), false, undefined, '#parcel');
    expect(isOpen()).toBe(true);
  });

  it('may be named anew where its number was mistyped, and so may the parcel of slides that were made', async () => {
    const parcel = { carrier: 'Demo Parcel', trackingNumber: 'DP-000131', shippedOn: '2026-11-20' };
    await show(
      { type: 5, status: 'Completed', allowedActions: [] },
      work({ order: { ...order, ...parcel } }),
    );
    expect(textOf()).toContain(
      'On its way with Demo Parcel, DP-000131, sent on 11/20/2026: change the parcel',
    );
    expect(found<HTMLInputElement>('#parcel input[name=trackingNumber]').value).toBe('DP-000131');
    await show({ type: 5, allowedActions: [] }, work({ order }));
    expect(document.querySelector('#parcel')).toBeNull();
  });

  it('that was taken back meanwhile leaves the number of its parcel to be copied', async () => {
    const over = { ...glass, status: 'Cancelled', closedAt: NOW, closedBy: LEE, allowedActions: [] } as const;
    await show(
      { type: 8, status: 'Cancelled', allowedActions: [] },
      work({ order: { ...over, allowedActions: [] } }),
      false,
      tooLate('parcel', { requestId: 'req_1', trackingNumber: 'DP-000999' }),
    );
    expect(textOf()).toMatch(/Dr\. Lee took back this order on [^.]+\. The parcel was not saved\./);
    expect(textOf()).not.toContain('Nothing was sent.');
    expect(textOf()).toContain('stands here to be copied:DP-000999');
  });

  it('that the operator’s laboratory did not get is told with its reason', async () => {
    const lost = {
      status: 'Declined',
      declineReason: 'other',
      declineNote: 'The parcel never came.',
    } as const;
    const closed = { closedAt: NOW, closedBy: LEE, allowedActions: [] };
    await show(
      { type: 4, status: 'Completed', allowedActions: [] },
      work({ order: { ...glass, ...lost, ...closed } }),
    );
    expect(textOf()).toMatch(/Dr\. Lee declined this order on [^.]+\. The parcel never came\./);
  });
});

it('a case that came back is mended in its form, and the task says why it came', async () => {
  const reason = aReturnReason({ field: 'clinical.clinicalHistory', text: 'It is missing.' });
  const recalled = aReturnReason({ number: 2, kind: 'recalled', text: 'One slide more.' });
  const actions: Task['allowedActions'] = ['decline'];
  const task = { type: 7, status: 'InProgress', allowedActions: actions } as const;
  await show(task, work({ mayEditCase: true, returnReasons: [reason, recalled] }));
  expect(textOf()).toContain('Clinical history: It is missing.');
  expect(textOf()).not.toContain('One slide more.');
  expect(named('Edit the case').getAttribute('href')).toBe('/upload-project?case=cas_1');
  // An answer beside the case would end the task and go nowhere: the sending of the case ends it.
  expect(() => named('Complete task')).toThrow();
  expect(textOf()).toContain('Your facility sends the case again, which completes the task');
  expect(textOf()).not.toContain('Whoever has it completes it');
});

it('says of what could not be read that it may be there, and offers to read it again', async () => {
  const actions: Task['allowedActions'] = ['complete', 'comment'];
  const task = { type: 7, status: 'InProgress', allowedActions: actions } as const;
  await show(task, work({ returnReasons: 'unread', unread: ['form', 'questions', 'order'] }));
  for (const what of ['The form of the case', 'The questions of this task', 'The order of this task'])
    expect(textOf()).toMatch(new RegExp(`${what}[^.]* could not be read\\. Load the page again\\.`));
  expect(named('Load the page again').getAttribute('href')).toBe('');
  // What is answered here may be the answer to a question that is not shown.
  expect(() => named('Complete task')).toThrow();
  expect(textOf()).not.toContain('There is nothing for you to do here.');
});

it('what was asked for by hand beside a case that came back is answered in the task', async () => {
  const actions: Task['allowedActions'] = ['complete', 'decline'];
  await show({ type: 7, status: 'InProgress', allowedActions: actions }, work({ mayEditCase: true }));
  expect(named('Edit the case').getAttribute('href')).toBe('/upload-project?case=cas_1');
  expect(textOf()).toContain('Answer');
  expect(named('Complete task')).toBeDefined();
});
