import { describe, expect, it } from 'vitest';
import { labelCheckComment } from '#app/core/labels/label-check.ts';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import { NOW } from '../task-item.test-support.ts';
import { order, section, show, work } from './facility-work.test-support.tsx';

describe('the labels of a task', () => {
  const labels = ['INV26-1 A1-R1 1/2', 'INV26-1 A1-R1 2/2'];

  it('are printed with a code each, alone on the sheet, and name case and patient', async () => {
    await show({}, work({ labels, order }), true);
    const sheet = found('[data-print=alone]');
    expect(sheet.querySelectorAll('svg').length).toBe(2);
    expect(textOf(sheet)).toContain('INV26-1 A1-R1 1/2Haverly, Conrad');
    expect(textOf(sheet)).toContain('DP-1');
    expect(found('[data-print=never]').contains(named('Print labels'))).toBe(true);
  });

  it('are scanned back, and the missing one is named before anything is sent', async () => {
    await show({}, work({ labels, order }));
    const scanned = found<HTMLTextAreaElement>('textarea[name=scanned]');
    await fill(scanned, 'INV26-1 A1-R1 2/2\n');
    const part = section('Labels');
    expect(textOf(part)).toContain('1 of 2 labels scanned back. Missing: INV26-1 A1-R1 1/2.');
    expect(textOf(part)).toContain('INV26-1 A1-R1 2/2scanned back');
    await fill(scanned, 'INV26-1 A1-R1 2/2\nINV26-9 A1\n');
    expect(textOf(part)).toContain('Not of this order: INV26-9 A1.');
    await fill(scanned, `${labels.join('\n')}\n`);
    expect(textOf(part)).toContain('2 of 2 labels scanned back.');
    await click(named('Record the check'));
    await eventually(() =>
      expect(posts).toMatchObject([{ intent: 'labels', scanned: `${labels.join('\n')}\n` }]),
    );
  });
});

describe('a check of the labels that was recorded', () => {
  const labels = ['INV26-1 A1'];
  const author = { userId: 'usr_1', displayName: 'Nora Tamsin' };
  const comment = (scanned: string) => ({
    labelCheck: null,
    ...labelCheckComment(labels, scanned),
    author,
    at: NOW,
  });
  const done: PostedOutcome = { intent: 'labels', refused: null };
  const part = () => textOf(section('Labels'));

  it('is an alarm where it met a wrong slide, and stands beside the labels until one that is in order', async () => {
    const wrong = comment('INV26-9 B1');
    const said = '0 of 1 label scanned back. Missing: INV26-1 A1. Not of this order: INV26-9 B1.';
    await show({ comments: [wrong] }, work({ labels, order }), false, done);
    await eventually(() => expect(textOf(found(':focus [role=alert]'))).toContain(said));
    expect(textOf()).not.toContain('The check of the labels is recorded in the comments.');
    expect(part()).toContain(`The last check that was recorded: ${said} Nora Tamsin, `);
    // Which of them it met, it says itself.
    expect(part()).not.toContain('not scanned back yet');

    const right = comment('INV26-1 A1');
    await show({ comments: [wrong, right] }, work({ labels, order }), false, done);
    expect(textOf()).toContain('The check of the labels is recorded in the comments.');
    expect(part()).not.toContain('INV26-9 B1');
    expect(part()).toContain('INV26-1 A1scanned back');
    expect(part()).toContain('The last check that was recorded: 1 of 1 label scanned back. Nora Tamsin, ');
    // Scanned once more, the labels stand as they are scanned now.
    await fill(found<HTMLTextAreaElement>('textarea[name=scanned]'), 'INV26-9 B1');
    expect(part()).toContain('INV26-1 A1not scanned back yet');
  });

  it('stays to be read once the task is closed, and no other is recorded then', async () => {
    const comments = [comment('INV26-1 A1')];
    await show({ status: 'Completed', allowedActions: ['comment'], comments }, work({ labels, order }));
    expect(part()).toContain('INV26-1 A1scanned back');
    expect(document.querySelector('textarea[name=scanned]')).toBeNull();
  });
});

it.each([
  ['with its labels', ['INV26-1 A1']],
  // The slide of an order that is declined goes with it, and its labels with the slide.
  ['without them', []],
])(
  'a check that came after its task was closed keeps what was scanned, %s, and says why',
  async (_, labels) => {
    const error = { '': ['This task is closed by now.'] };
    const initialValue = { scanned: 'INV26-1 A1' };
    const refused: PostedOutcome = {
      intent: 'labels',
      refused: { status: 'error', refusal: 409, error, initialValue },
    };
    await show({ status: 'Declined', allowedActions: ['comment'] }, work({ labels }), false, refused);
    expect(textOf(found('#labels [role=alert]'))).toContain('This task is closed by now.');
    expect(found<HTMLTextAreaElement>('textarea[name=scanned]').value).toBe('INV26-1 A1');
    expect(textOf(section('Labels'))).not.toContain('Not of this order');
  },
);
