import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { click, eventually, fill, found, mount, named, textOf, unmount } from '../mount.test-support.tsx';
import { mountPage, mountSteps, posts as pagePosts } from '../mount-page.test-support.tsx';
import { type Move, MoveList } from './move-list.tsx';
import type { PostedOutcome } from './posted-outcome.tsx';

const version = { etag: z.string(), idempotencyKey: z.string() };
const hold: Move = {
  intent: 'hold',
  label: 'Hold case',
  done: 'The case is on hold.',
  note: 'Nobody picks it up then.',
  schema: z.object({
    reason: z.enum(['payment', 'legal'], 'Choose a reason'),
    kinds: z.array(z.string()).default([]),
    note: z.string().optional(),
    sure: z.boolean().default(false),
    ...version,
  }),
  asks: [
    {
      name: 'reason',
      label: 'Reason',
      kind: 'one',
      choices: [
        { value: 'payment', label: 'Payment' },
        { value: 'legal', label: 'Legal' },
      ],
    },
    {
      name: 'kinds',
      label: 'Kinds',
      kind: 'many',
      choices: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    { name: 'note', label: 'Note', kind: 'area' },
    { name: 'sure', label: 'I am sure', kind: 'tick' },
  ],
  defaults: { kinds: ['b'] },
};
const lift: Move = { intent: 'lift', label: 'Lift hold', done: 'The hold is lifted.' };

const posts: Record<string, unknown>[] = [];

const listOf = (moves: readonly Move[], outcome?: PostedOutcome, etag = '"v3"') => (
  <MoveList
    moves={[hold, lift]}
    allowed={new Set(moves.map(({ intent }) => intent))}
    outcome={outcome}
    statusNow="Available"
    words={() => () => 'Wrong'}
    etag={etag}
    idempotencyKey={'"key"'}
  />
);

async function show(moves: readonly Move[], outcome?: PostedOutcome): Promise<void> {
  posts.length = 0;
  const element = listOf(moves, outcome);
  const action = async ({ request }: { request: Request }) => {
    const posted = await request.formData();
    posts.push({ ...Object.fromEntries(posted), kinds: posted.getAll('kinds') });
    return null;
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
}

afterEach(unmount);

describe('what can be done with a thing', () => {
  it('is a form with the version on the screen, held to its schema before it is sent', async () => {
    await show([hold]);
    expect(found<HTMLDetailsElement>('details').open).toBe(false);
    expect(found<HTMLInputElement>('input[value=b]').checked).toBe(true);
    await click(named('Hold case'));
    await eventually(() => expect(textOf()).toContain('Choose a reason'));
    expect(posts).toEqual([]);
    await click(found('input[value=payment]'));
    await click(found('input[value=a]'));
    await fill(found<HTMLTextAreaElement>('textarea'), 'Unpaid');
    await click(named('Hold case'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'hold',
      etag: '"v3"',
      idempotencyKey: '"key"',
      reason: 'payment',
      kinds: ['a', 'b'],
      note: 'Unpaid',
    });
  });

  it('is a button alone where nothing has to be said, and says what has come of it', async () => {
    await show([lift], { intent: 'hold', refused: null });
    expect(textOf(found('[role=status]'))).toBe('The case is on hold.');
    await click(named('Lift hold'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'lift', etag: '"v3"' });
  });

  it('D35 tells with the next press of a button that nobody knows what came of the first', async () => {
    const refused = { refusal: null, status: 'error', error: {}, unanswered: 'first try' };
    await mountPage(listOf([lift]), { answer: () => ({ intent: 'lift', refused }) });
    for (const told of [undefined, 'first try']) {
      await click(named('Lift hold'));
      await eventually(() => expect(pagePosts.at(-1)?.['unanswered']).toBe(told));
      await eventually(() => expect(document.querySelector('[name=unanswered]')).not.toBeNull());
    }
  });

  it('keeps what was typed for it whatever else is done, and is empty and closed again once it is done', async () => {
    await mountSteps(
      listOf([hold]),
      listOf([hold], { intent: 'comment', refused: null }, '"v4"'),
      listOf([hold], { intent: 'hold', refused: null }, '"v5"'),
    );
    const note = () => found<HTMLTextAreaElement>('textarea');
    await fill(note(), 'Unpaid');
    await click(named('Show what came'));
    expect(note().value).toBe('Unpaid');
    expect(found<HTMLInputElement>('input[name=etag]').value).toBe('"v4"');
    await click(named('Show what came'));
    expect(note().value).toBe('');
  });

  it('keeps in its place what is refused now, within reach of the keyboard, and says why', async () => {
    await mountPage(
      <MoveList
        moves={[hold, lift]}
        allowed={new Set(['lift'])}
        reasons={{ hold: 'Only while the case is open.', lift: 'Never shown.' }}
        outcome={undefined}
        statusNow="Signed"
        words={() => () => 'Wrong'}
        etag={'"v3"'}
        idempotencyKey={'"key"'}
      />,
    );
    const refused = named('Hold case');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(refused.hasAttribute('disabled')).toBe(false);
    const because = document.getElementById(refused.getAttribute('aria-describedby') ?? '');
    expect(because?.textContent).toBe('Only while the case is open.');
    expect(textOf()).not.toContain('Never shown.');
    await click(refused);
    expect(pagePosts).toEqual([]);
  });

  it('opens the form that was refused, and tells of a thing that was changed elsewhere', async () => {
    await show([hold], {
      intent: 'hold',
      refused: { refusal: 409, status: 'error', error: { '': ['It is held already'] } },
    });
    expect(found<HTMLDetailsElement>('details').open).toBe(true);
    expect(textOf(found('details'))).toContain('It is held already');
    await show([hold], { intent: 'hold', refused: { refusal: 412, status: 'error', error: {} } });
    expect(textOf()).toContain('“Hold case” was not done');
    await show([]);
    expect(textOf()).toContain('There is nothing for you to do here.');
  });

  it('says how the thing stands by now where a button left before it was pressed', async () => {
    const refused = { refusal: 409, status: 'error' as const, error: { '': ['Not in this state.'] } };
    await show([hold], { intent: 'lift', refused });
    expect(textOf()).toContain('Not in this state.');
    expect(textOf()).toContain('Its status is “Available” by now.');
    await show([hold, lift], { intent: 'lift', refused });
    expect(textOf()).not.toContain('by now');
  });

  it('keeps the form that was refused, with its words, though it is not allowed any more', async () => {
    const initialValue = { reason: 'legal', note: 'A letter came.' };
    const error = { '': ['It is withdrawn.'] };
    await show([lift], { intent: 'hold', refused: { refusal: 409, status: 'error', error, initialValue } });
    expect(textOf(found('details [role=alert]'))).toContain('It is withdrawn.');
    expect(found<HTMLTextAreaElement>('textarea').value).toBe('A letter came.');
    expect(textOf(found('details'))).toContain('Its status is “Available” by now.');
  });

  it('says of a form that others were quicker with when it can be done, and how the thing stands by now', async () => {
    const because = 'Only while the status is “Invoiced”. It is “Paid” now.';
    const told = (refusal: number | null, allowed: readonly string[]) =>
      mountPage(
        <MoveList
          moves={[hold]}
          allowed={new Set(allowed)}
          reasons={{ hold: because }}
          outcome={{ intent: 'hold', refused: { refusal, status: 'error', error: { '': ['Not so.'] } } }}
          statusNow="Paid"
          words={() => () => 'Wrong'}
          etag={'"v3"'}
          idempotencyKey={'"key"'}
        />,
      );
    await told(409, []);
    expect(textOf(found('details'))).toContain(because);
    await told(409, ['hold']);
    expect(textOf()).not.toContain(because);
    // The first may have been done: the same form sent again tells.
    await told(null, []);
    expect(textOf()).not.toContain(because);
  });
});
