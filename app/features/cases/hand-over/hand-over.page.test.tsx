import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { ColleaguesAnswer } from '#app/core/resources/colleagues-answer.ts';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { isKept } from '../../layout/kept-forms.ts';
import { aCase, aList } from '../lists/case-item.test-support.ts';
import { MyCasesScreen } from '../lists/my-cases-screen.tsx';
import type { HandOverOutcome } from './hand-over-forms.ts';

const held = { status: 'Selected' } as const;
const cases = [aCase('DP-1', held), aCase('DP-2', held), aCase('DP-3', { status: 'QAReview' })];

const colleague = (userId: string, displayName: string, obstacles: string[]) => ({
  provider: { userId, displayName },
  openCases: 3,
  openCaseLimit: 25,
  obstacles,
});
const NO_LICENCE = 'The pathologist has no active Ohio licence.';
const able = colleague('usr_demo000002', 'Nora Tamsin', []);
const colleagues: ColleaguesAnswer = {
  ok: true,
  cases: [
    { caseId: 'cas_dp-1', colleagues: [able, colleague('usr_demo000003', 'Kit Arden', [NO_LICENCE])] },
    {
      caseId: 'cas_dp-2',
      colleagues: [
        colleague('usr_demo000002', 'Nora Tamsin', ['The pathologist does not read Renal.']),
        colleague('usr_demo000003', 'Kit Arden', [NO_LICENCE]),
      ],
    },
  ],
};

let posts: Record<string, unknown>[];
let asked: string[];
let answers: HandOverOutcome[];
let known: ColleaguesAnswer;
/** What the list has when it is read anew, as after each answer. */
let listed: typeof cases;
beforeEach(() => {
  posts = [];
  asked = [];
  answers = [];
  known = colleagues;
  listed = cases;
});

function Screen() {
  const read = useLoaderData() as { readonly cases: typeof cases };
  return <MyCasesScreen cases={read.cases} list={aList(read.cases.length)} canPickUp offers={[]} />;
}

function treeOf() {
  const routes = [
    {
      path: '/selectedCases',
      element: <Screen />,
      loader: () => ({ cases: listed }),
      action: async ({ request }: { request: Request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return answers.shift() ?? null;
      },
    },
    {
      path: '/resources/hand-over-colleagues',
      loader: ({ request }: { request: Request }) => {
        asked.push(...new URL(request.url).searchParams.getAll('case'));
        return known;
      },
    },
  ];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/selectedCases'] })} />;
}

const selected = () =>
  ['DP-1', 'DP-2', 'DP-3'].filter((name) => found<HTMLInputElement>(`[aria-label="Select ${name}"]`).checked);
const choose = (name: string) => click(found(`[aria-label="Select ${name}"]`));
const radioOf = (userId: string) => found<HTMLInputElement>(`input[type=radio][value=${userId}]`);
const openDialog = async () => {
  await mount(treeOf());
  await choose('DP-1');
  await choose('DP-2');
  await act(() => Promise.resolve(named('Hand over…').focus()));
  await click(named('Hand over…'));
  await eventually(() => expect(radioOf('usr_demo000002')).toBeTruthy());
};

it('chosen cases are offered to a colleague, who is told of with what is in the way of each case', async () => {
  await openDialog();
  expect(asked).toEqual(['cas_dp-1', 'cas_dp-2']);
  const [may, mayNot] = [...document.querySelectorAll('fieldset > ul > li')].map(textOf);
  expect(may).toBe(
    'Nora TamsinMay take 1 of 2 cases · 3 of 25 openDP-2: The pathologist does not read Renal.',
  );
  expect(mayNot).toContain('May take none of 2 cases');
  expect(mayNot).toContain(`DP-1: ${NO_LICENCE}DP-2: ${NO_LICENCE}`);
  expect(radioOf('usr_demo000003').disabled).toBe(true);

  await click(found('[role=dialog] [type=submit]'));
  expect(textOf(found('[role=dialog] [role=alert]'))).toContain('Choose a colleague');
  expect(textOf(found('[role=dialog]'))).not.toContain('Choose a case');
  expect(posts).toEqual([]);

  answers = [{ kind: 'offered', outcomes: [{ id: 'cas_dp-1', name: 'cas_dp-1', refusal: null }] }];
  await click(radioOf('usr_demo000002'));
  await fill(found<HTMLTextAreaElement>('[role=dialog] textarea'), 'I am away.');
  await click(named('Offer 1 case'));
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(posts).toEqual([
    {
      intent: 'offer-hand-over',
      toUserId: 'usr_demo000002',
      note: 'I am away.',
      case: expect.stringMatching(/^cas_dp-1 "v3" "[0-9a-f-]{36}"$/) as string,
    },
  ]);
  // What could not be offered to this colleague is still selected.
  expect(selected()).toEqual(['DP-2']);
  await eventually(() => expect(document.activeElement).toBe(named('Hand over…')));
});

it('a colleague who may not take the one case that is chosen is said to be so', async () => {
  await mount(treeOf());
  await choose('DP-1');
  await click(named('Hand over…'));
  await eventually(() => expect(radioOf('usr_demo000003').disabled).toBe(true));
  const [may, mayNot] = [...document.querySelectorAll('fieldset > ul > li')].map(textOf);
  expect([may, mayNot]).toEqual([
    expect.stringContaining('May take the case ·'),
    expect.stringContaining('May not take the case ·'),
  ]);
});

it('a hand-over that is given up leaves the selection as it was', async () => {
  await openDialog();
  await click(named('Cancel'));
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(selected()).toEqual(['DP-1', 'DP-2']);
});

it('of several cases, those that were offered leave the selection, and the next try is of the others', async () => {
  known = { ok: true, cases: ['cas_dp-1', 'cas_dp-2'].map((caseId) => ({ caseId, colleagues: [able] })) };
  await openDialog();
  const refusal = 'It is offered already.';
  answers = [
    {
      kind: 'offered',
      outcomes: [
        { id: 'cas_dp-1', name: 'cas_dp-1', refusal: null },
        { id: 'cas_dp-2', name: 'cas_dp-2', refusal },
      ],
    },
    { kind: 'offered', outcomes: [{ id: 'cas_dp-2', name: 'cas_dp-2', refusal: null }] },
  ];
  await click(radioOf('usr_demo000002'));
  await fill(found<HTMLTextAreaElement>('[role=dialog] textarea'), 'I am away.');
  await click(named('Offer 2 cases'));
  await eventually(() =>
    expect(textOf(found('[role=dialog]'))).toContain(`DP-2: ${refusal} It stays selected.`),
  );
  expect(selected()).toEqual(['DP-2']);
  expect(textOf(found('[role=dialog]'))).toContain('Hand over DP-2');
  expect(textOf(found('fieldset > ul'))).toContain('May take the case');
  expect(found<HTMLTextAreaElement>('[role=dialog] textarea').value).toBe('I am away.');
  await click(named('Offer 1 case'));
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(posts[1]).toMatchObject({ note: 'I am away.', case: expect.stringMatching(/^cas_dp-2 /) as string });
  expect(selected()).toEqual([]);
  // The bar has gone with the button that opened the dialog.
  await eventually(() => expect(document.activeElement?.getAttribute('data-row')).toBe('cas_dp-1'));
});

it('S4.1-12 what is written to a colleague outlives a login that ends meanwhile, for these cases alone', async () => {
  await openDialog();
  const form = found<HTMLFormElement>('[role=dialog] form');
  expect(isKept(form)).toBe(true);
  expect(form.id).toBe('hand-over-cas_dp-1-cas_dp-2');
});

it('what was refused is named by its case, and the dialog stays', async () => {
  await openDialog();
  answers = [
    { kind: 'offered', outcomes: [{ id: 'cas_dp-1', name: 'cas_dp-1', refusal: 'It is offered already.' }] },
  ];
  await click(radioOf('usr_demo000002'));
  await click(named('Offer 1 case'));
  await eventually(() =>
    expect(textOf(found('[role=dialog]'))).toContain('DP-1: It is offered already. It stays selected.'),
  );
});

it.each([
  ['it alone', ['DP-1'], 'Offer 1 case', 'Hand over DP-1'],
  ['it with one that is offered', ['DP-1', 'DP-2'], 'Offer 2 cases', 'Hand over DP-1'],
])(
  'what was refused stays where the list has lost the case meanwhile, chosen was %s',
  async (_, names, press, title) => {
    known = { ok: true, cases: ['cas_dp-1', 'cas_dp-2'].map((caseId) => ({ caseId, colleagues: [able] })) };
    await mount(treeOf());
    for (const name of names) await choose(name);
    await click(named('Hand over…'));
    await eventually(() => expect(radioOf('usr_demo000002')).toBeTruthy());
    const refusal = 'The case is not yours any more.';
    const outcomes = [
      { id: 'cas_dp-1', name: 'cas_dp-1', refusal },
      { id: 'cas_dp-2', name: 'cas_dp-2', refusal: null },
    ].slice(0, names.length);
    answers = [{ kind: 'offered', outcomes }];
    await click(radioOf('usr_demo000002'));
    await fill(found<HTMLTextAreaElement>('[role=dialog] textarea'), 'I am away.');
    listed = cases.slice(1);
    await click(named(press));
    await eventually(() => expect(document.querySelector('[data-row=cas_dp-1]')).toBeNull());
    expect(textOf(found('[role=dialog]'))).toContain(`DP-1: ${refusal}`);
    expect(textOf(found('[role=dialog]'))).toContain(title);
    expect(found<HTMLTextAreaElement>('[role=dialog] textarea').value).toBe('I am away.');
    await click(named('Cancel'));
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await choose('DP-2');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  },
);

it('a case in second review is not handed over', async () => {
  await mount(treeOf());
  await choose('DP-3');
  expect((named('Hand over…') as HTMLButtonElement).disabled).toBe(true);
  expect(textOf(found('[aria-label="Selected rows"]'))).toContain(
    'A case in second review cannot be handed over.',
  );
});
