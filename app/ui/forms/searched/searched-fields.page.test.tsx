import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FoundChoices } from '../../controls/choices.ts';
import { type Move, MoveList } from '../../detail/move-list.tsx';
import {
  click,
  eventually,
  fill,
  found,
  later,
  mount,
  named,
  textOf,
  unmount,
} from '../../mount.test-support.tsx';
import { FindContext } from './finder.ts';

const person = (number: number) => ({
  value: `usr_${String(number)}`,
  label: `Dr. Person ${String(number)}`,
});
const first: FoundChoices = {
  source: 'people',
  words: '',
  choices: [person(1), person(2), person(3)],
  total: 4000,
  shown: 3,
};
const give: Move = {
  intent: 'give',
  label: 'Give',
  done: 'Given.',
  schema: z.object({
    one: z.string(),
    some: z.array(z.string()).default([]),
    etag: z.string(),
    idempotencyKey: z.string(),
  }),
  asks: [
    { name: 'one', label: 'Person', kind: 'one', choices: first },
    { name: 'some', label: 'People', kind: 'many', choices: first },
  ],
  defaults: { some: ['usr_1', 'usr_2'] },
};

type Find = NonNullable<Parameters<typeof FindContext.Provider>[0]['value']>;
const posts: FormData[] = [];

async function show(find: Find | null, move = give): Promise<void> {
  posts.length = 0;
  const element = (
    <FindContext.Provider value={find}>
      <MoveList
        moves={[move]}
        allowed={new Set(['give'])}
        outcome={undefined}
        statusNow="Open"
        words={() => () => 'Wrong'}
        etag={'"v3"'}
        idempotencyKey={'"key"'}
      />
    </FindContext.Provider>
  );
  const action = async ({ request }: { request: Request }) => {
    posts.push(await request.formData());
    return null;
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
}

afterEach(unmount);

const box = (label: string) => found<HTMLInputElement>(`input[aria-label="Search by name: ${label}"]`);
const tick = (value: string) => found<HTMLInputElement>(`input[type=checkbox][value=${value}]`);
const answering =
  (numbers: readonly number[], total = numbers.length): Find =>
  () =>
    Promise.resolve({ ok: true, choices: numbers.map(person), total });

describe('a choice of one among thousands', () => {
  it('says how many there are, and finds those that are on no page', async () => {
    await show(answering([77]));
    expect(textOf()).toContain('The first 3 of 4000. Search by name for the others.');
    await fill(box('Person'), ' Person 77 ');
    await click(named('Find: Person'));
    await eventually(() => expect(textOf()).toContain('All 1 that fit “Person 77”.'));
    await fill(found<HTMLSelectElement>('select[name=one]'), 'usr_77');
    await click(named('Give'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.get('one')).toBe('usr_77');
    expect([...(posts[0]?.keys() ?? [])].filter((key) => /^(find|found|label)/.test(key))).toEqual([]);
  });

  it('keeps whom was chosen while others are looked for', async () => {
    await show(answering([77]));
    const select = found<HTMLSelectElement>('select[name=one]');
    await fill(select, 'usr_2');
    await click(named('Find: Person'));
    await eventually(() => expect(select.querySelectorAll('option:not([disabled])')).toHaveLength(2));
    expect(select.value).toBe('usr_2');
  });

  it('shows what was asked last, says where nobody fits, and says why nothing could be looked up', async () => {
    const slow = later<Awaited<ReturnType<Find>>>();
    const answers = [
      slow.promise,
      Promise.resolve({ ok: true as const, choices: [], total: 0 }),
      Promise.resolve({ ok: false as const, message: 'No answer.' }),
    ];
    await show(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    await fill(box('Person'), 'slow');
    await click(named('Find: Person'));
    await fill(box('Person'), 'nobody');
    await click(named('Find: Person'));
    await eventually(() => expect(textOf()).toContain('No name fits “nobody”.'));
    slow.resolve({ ok: true, choices: [person(9)], total: 1 });
    await eventually(() => expect(textOf()).toContain('No name fits “nobody”.'));
    expect(document.querySelector('option[value=usr_9]')).toBeNull();
    await click(named('Find: Person'));
    await eventually(() => expect(textOf(found('[role=alert]'))).toBe('No answer.'));
  });
});

describe('choices that could not be read', () => {
  const unread: FoundChoices = { ...first, choices: [], total: 0, shown: 0, isUnread: true };

  it('are not shown as if there were none, and are read again at a press', async () => {
    const asks = give.asks?.map((ask) => ({ ...ask, choices: unread })) ?? [];
    const words: string[] = [];
    await show(
      (_, asked) => {
        words.push(asked);
        return Promise.resolve({ ok: true, choices: [person(1)], total: 1 });
      },
      { ...give, asks },
    );
    const alerts = () => [...document.querySelectorAll('[role=alert]')].map(textOf);
    const said = 'The choices could not be read. Press Find to try again.';
    expect(alerts()).toEqual([said, said]);
    expect(textOf()).not.toContain('All 0.');
    await click(named('Find: Person'));
    await eventually(() => expect(alerts()).toEqual([said]));
    expect(document.querySelector('option[value=usr_1]')).not.toBeNull();
    expect(words).toEqual(['']);
  });
});

describe('a choice of several among thousands', () => {
  it('sends what was ticked on no page of the search, and nothing that was unticked', async () => {
    await show(answering([1, 88]));
    await click(tick('usr_1'));
    await click(named('Find: People'));
    await eventually(() => expect(tick('usr_88').checked).toBe(false));
    // Unticked before it was found again.
    expect(tick('usr_1').checked).toBe(false);
    expect(tick('usr_2').checked).toBe(true);
    await click(tick('usr_88'));
    await fill(found<HTMLSelectElement>('select[name=one]'), 'usr_1');
    await click(named('Give'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.getAll('some').toSorted()).toEqual(['usr_2', 'usr_88']);
  });
});

describe('where nothing can be looked up beside the page', () => {
  it('posts the words with the form, and the names of what is on the page', async () => {
    await show(null);
    await fill(found<HTMLSelectElement>('select[name=one]'), 'usr_2');
    await fill(box('People'), 'Person 5');
    expect(box('People').name).toBe('find.some');
    expect(named('Find: People').getAttribute('type')).toBe('submit');
    const labels = [...document.querySelectorAll<HTMLInputElement>('input[name="label.some"]')];
    expect(labels.map(({ value }) => value)).toContain('usr_3 Dr. Person 3');
  });
});
