import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import type { QaTask } from '#contracts/generated/wire.ts';
import { blinded, done, open, show, slidesOpened, textArea, written } from './qa-task.test-support.tsx';

const headings = () => [...document.querySelectorAll('h2')].map(textOf);

afterEach(() => void vi.useRealTimers());

describe('a second review', () => {
  it('says beside the result which slides its reviewer has not opened, and takes it all the same', async () => {
    await show(written, { viewerCase: slidesOpened(false) });
    const note = found('form [role=note]');
    expect(textOf(note)).toContain('You have not opened every slide.');
    expect([...note.querySelectorAll('li')].map(textOf)).toEqual(['Specimen A: A1 H&E (2), A2 H&E']);
    expect(named('Submit result').getAttribute('aria-disabled')).toBeNull();
    await click(found('input[value=Agree]'));
    await click(named('Submit result'));
    await eventually(() => expect(posts).toHaveLength(1));
    await show(written, { viewerCase: slidesOpened(true) });
    expect(document.querySelector('form [role=note]')).toBeNull();
  });

  it('of a signed case names what its reviewer has not opened, as before the signature', async () => {
    const signed = { ...slidesOpened(false), status: 'SignOutCompleted' as const };
    await show(written, { viewerCase: signed });
    expect(textOf()).toContain('A1 H&E (2) of specimen A not opened yet');
    expect(textOf(found('form [role=note]'))).toContain('You have not opened every slide.');
  });

  it('that stays open says when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await show({ ...blinded, dueAt: '2026-11-23T15:40:00Z' });
    expect(textOf()).toContain('in 40 min');
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(textOf()).toContain('20 min overdue');
  });

  it('tells a blinded reviewer neither who read the case nor what was written', async () => {
    await show(blinded);
    expect(textOf()).toContain('First readerNot shown before your diagnosis');
    expect(textOf()).toContain('Yes, the reviewer’s own diagnosis comes first');
    expect(textOf()).toContain('The reviewer writes a diagnosis of their own');
    expect(textOf()).toContain('It opens when your own diagnosis is saved.');
    expect(headings()).toEqual([
      'What to look at',
      'Facts',
      'Specimens and slides',
      'First diagnosis',
      'Your diagnosis',
      'Your result',
    ]);
    expect(document.querySelectorAll('textarea').length).toBe(2);
  });

  it('names a third reviewer only where somebody is one', async () => {
    await show(done);
    expect(textOf()).not.toContain('Third reviewer');
    await show({ ...done, thirdReviewer: { userId: 'usr_3', displayName: 'Dr. Third' } });
    expect(textOf()).toContain('Third reviewerDr. Third');
  });

  it('tells the reviewer alone that the result settles a disagreement', async () => {
    await show(open);
    expect(headings()).not.toContain('A disagreement to settle');
    const disputed = { ...open, settlesDispute: true };
    await show(disputed);
    expect(headings()[0]).toBe('A disagreement to settle');
    expect(textOf()).toContain(
      'if you agree, or find no more than a minor disagreement, the case can be signed',
    );
    await show(disputed, { userId: 'usr_1' });
    expect(headings()).not.toContain('A disagreement to settle');
  });

  it.each([
    ['Comment on this task, or decline it', blinded],
    ['Comments on this task', done],
  ] as const)('shows its reviewer first what was asked, and a way to the task: %s', async (label, review) => {
    await show(review);
    expect(headings()[0]).toBe('What to look at');
    expect(textOf()).toContain('Is the deep margin free?');
    expect(named(label).getAttribute('href')).toBe('/provider/tasks-detail?task=tsk_1');
    await show({ ...review, note: null });
    expect(textOf()).toContain('Whoever asked for the review names nothing in particular.');
  });

  it('shows the first reader what was asked as far as it is theirs, and no task', async () => {
    await show(done, { userId: 'usr_1' });
    expect(textOf()).toContain('Is the deep margin free?');
    expect(document.querySelector('a[href*=tasks-detail]')).toBeNull();
    await show({ ...done, note: null }, { userId: 'usr_1' });
    expect(headings()).not.toContain('What to look at');
  });

  it.each([
    ['Start the review first.', { ...blinded, status: 'Open', allowedActions: ['start'] }],
    ['Save your own diagnosis first.', blinded],
  ] as const satisfies readonly (readonly [string, QaTask])[])(
    'says what the result waits for: %s',
    async (why, review) => {
      await show(review);
      expect(named('Submit result').getAttribute('aria-disabled')).toBe('true');
      expect(textOf()).toContain(why);
      await show(review, { userId: 'usr_1' });
      expect(textOf().includes('Save your own diagnosis first.')).toBe(false);
    },
  );

  it.each(['Open', 'InProgress'] as const)(
    'that is %s says first that the licence of its reviewer is over, and how it goes on',
    async (status) => {
      const over = { ...blinded, status, unlicensedIn: 'OH', allowedActions: [] };
      await show(over);
      expect(headings()[0]).toBe('Your licence');
      expect(textOf()).toContain('Your OH licence is not valid today.');
      expect(named('your licence is renewed').getAttribute('href')).toBe('/about-me#licences');
      expect(named('decline the review').getAttribute('href')).toBe('/provider/tasks-detail?task=tsk_1');
      expect(textOf()).not.toContain('Save your own diagnosis first.');
      expect(document.querySelectorAll('main form').length).toBe(0);
      await show(over, { userId: 'usr_1' });
      expect(headings()).not.toContain('Your licence');
    },
  );

  it('shows both diagnoses side by side once the own one is saved, and then asks for the result', async () => {
    await show(written);
    expect(headings()).toEqual([
      'What to look at',
      'Facts',
      'Specimens and slides',
      'Diagnoses',
      'Your result',
    ]);
    expect([...document.querySelectorAll('h3')].map(textOf).slice(2)).toEqual([
      'Your diagnosis',
      'First diagnosis',
    ]);
    await click(named('Submit result'));
    await eventually(() => expect(textOf()).toContain('Choose a result'));
    expect(posts).toEqual([]);
  });

  it.each([
    ['its diagnosis', blinded, 'Your diagnosis'],
    ['its result', written, 'Your result'],
  ])('asks before another review takes the place of %s that was not sent', async (_, review, heading) => {
    await show(review);
    expect(headings()).toContain(heading);
    await fill(found<HTMLTextAreaElement>('textarea'), 'Spongiosis.');
    await click(named('Next review'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
  });

  it.each([0, 2])(
    'that is not blinded asks before what was typed into field %i is left behind',
    async (at) => {
      await show(open);
      await fill(textArea(at), 'Spongiosis.');
      await click(named('Next review'));
      await eventually(() => expect(textOf()).toContain('Leave without saving?'));
    },
  );

  it('is read by the first reader with its result, comment and time, and nothing to press', async () => {
    await show(done, { userId: 'usr_1' });
    expect([...document.querySelectorAll('h3')].map(textOf).slice(2)).toEqual([
      'Diagnosis of the reviewer',
      'Your diagnosis',
    ]);
    expect(textOf()).toContain('ResultMinor disagreement');
    expect(textOf()).toContain('What it is aboutReport wording, Threshold');
    expect(textOf()).toContain('CommentThe cause is not shown.');
    expect(textOf()).toContain('Time spent12 min');
    expect(document.querySelectorAll('main form').length).toBe(0);
  });

  it('that ended without a result says why the first diagnosis is closed', async () => {
    const ended = { ...blinded, status: 'Cancelled' as const, allowedActions: [] };
    await show(ended);
    expect(textOf()).toContain('First readerNot shown');
    expect(textOf()).toContain('It is closed, because the review ended without a result.');
    expect(textOf()).not.toContain('your own diagnosis is saved');
  });

  it('is read by whoever has the case now, whose diagnosis neither of both is', async () => {
    await show(done, { userId: 'usr_3' });
    expect([...document.querySelectorAll('h3')].map(textOf).slice(2)).toEqual([
      'Diagnosis of the reviewer',
      'First diagnosis',
    ]);
  });

  it.each([
    ['start', ['The task is in another state.'], 409],
    ['saveDiagnosis', ['Your own diagnosis was saved and cannot be changed any more.'], 409],
    ['submitResult', ['Save your own diagnosis before you give a result.'], 409],
    ['submitResult', ['The reviewer cannot be the pathologist who signed the case.'], 422],
  ])('says why %s was refused: %j', async (intent, texts, refusal) => {
    const allowedActions = ['saveDiagnosis', 'submitResult'] as const;
    const refused = { status: 'error' as const, error: { '': texts }, refusal };
    await show({ ...blinded, allowedActions: [...allowedActions] }, { outcome: { intent, refused } });
    await eventually(() =>
      expect([...document.querySelectorAll('[role=alert]')].map(textOf).join()).toContain(texts[0]),
    );
  });

  it('keeps the comment of a result that was refused, though the review is closed meanwhile', async () => {
    const error = { '': ['The review is closed.'] };
    const initialValue = { agreement: 'Deferred', comment: 'The margin is closer.' };
    const refused = { status: 'error' as const, error, refusal: 409, initialValue };
    const closed = { ...written, status: 'Cancelled' as const, allowedActions: [] };
    await show(closed, { outcome: { intent: 'submitResult', refused } });
    expect(textOf(found('form [role=alert]'))).toContain('The review is closed.');
    expect(found<HTMLTextAreaElement>('textarea[name=comment]').value).toBe('The margin is closer.');
  });

  it('says that it was changed elsewhere', async () => {
    const refused = { status: 'error' as const, error: { '': ['Changed'] }, refusal: 412 };
    await show(written, { outcome: { intent: 'submitResult', refused } });
    expect(textOf(found('section[role=alert]'))).toContain('“Submit result” was not done.');
  });
});
