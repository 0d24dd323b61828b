import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { HandOver } from '#contracts/generated/wire.ts';
import { aCase, aList, NOW } from '../lists/case-item.test-support.ts';
import { MyCasesScreen } from '../lists/my-cases-screen.tsx';
import type { HandOverOutcome } from './hand-over-forms.ts';

const held = { status: 'Selected' } as const;
const cases = [aCase('DP-1', held), aCase('DP-2', held), aCase('DP-3', { status: 'QAReview' })];

const offer: HandOver = {
  id: 'hnd_1',
  version: 1,
  etag: '"v1"',
  status: 'Offered',
  caseId: 'cas_dp-7',
  caseID: 'DP-7',
  case: {
    priority: 'STAT',
    subspecialty: 'Dermatopathology',
    type: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
    parts: 1,
    slides: 2,
    facilityName: 'Pinemeadow Dermatology Clinic',
    facilityRegion: 'CO',
    dueAt: '2026-11-21T18:00:00Z',
  },
  from: { userId: 'usr_demo000002', displayName: 'Nora Tamsin' },
  to: { userId: 'usr_demo000001', displayName: 'Ada Reader' },
  note: 'I am away from tomorrow.',
  offeredAt: '2026-11-21T14:00:00Z',
  answeredAt: null,
  obstacles: [],
  allowedActions: ['accept', 'refuse'],
};

const NO_LICENCE = 'The pathologist has no active Ohio licence.';

let posts: Record<string, unknown>[];
let answers: HandOverOutcome[];
/** What the list has when it is read anew, as after each answer. */
let listed: typeof cases;
/** The offers of the list when it is read anew; null where they stay. */
let offered: readonly HandOver[] | null;
beforeEach(() => {
  posts = [];
  answers = [];
  listed = cases;
  offered = null;
});

function Screen({ offers }: { readonly offers: readonly HandOver[] }) {
  const read = useLoaderData() as { readonly cases: typeof cases; readonly offers: typeof offered };
  return (
    <MyCasesScreen
      cases={read.cases}
      list={aList(read.cases.length)}
      canPickUp
      offers={read.offers ?? offers}
    />
  );
}

function treeOf(offers: readonly HandOver[]) {
  const routes = [
    {
      path: '/selectedCases',
      element: <Screen offers={offers} />,
      loader: () => ({ cases: listed, offers: offered }),
      action: async ({ request }: { request: Request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return answers.shift() ?? null;
      },
    },
  ];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/selectedCases'] })} />;
}

it('an offer stands above the list, names no patient, and is accepted or refused', async () => {
  await mount(treeOf([offer]));
  const section = found('section');
  expect(textOf(section)).toBe(
    'Offered to youDP-7 is offered by Nora Tamsin, 1 h ago' +
      'Dermatopathology · Primary Diagnosis · 2 slides · Pinemeadow Dermatology Clinic, CO · due in 3 h' +
      '“I am away from tomorrow.”STATRefuse DP-7Accept DP-7',
  );
  answers = [{ kind: 'answered', handOverId: 'hnd_1', message: 'This offer does not stand any more.' }];
  await click(named('Accept DP-7'));
  await eventually(() =>
    expect(textOf(found('section [role=alert]'))).toBe('This offer does not stand any more.'),
  );
  const idempotencyKey = expect.stringMatching(/^"[0-9a-f-]{36}"$/) as string;
  expect(posts).toEqual([
    { intent: 'answer-hand-over', to: 'Accepted', handOverId: 'hnd_1', etag: '"v1"', idempotencyKey },
  ]);
});

it('one’s own offers say what became of them, and an obstacle stands beside Accept', async () => {
  const own: HandOver = { ...offer, id: 'hnd_2', caseID: 'DP-1', allowedActions: ['withdraw'], note: null };
  const refused: HandOver = {
    ...own,
    id: 'hnd_3',
    caseID: 'DP-2',
    status: 'Refused',
    answeredAt: NOW,
    allowedActions: [],
  };
  await mount(treeOf([{ ...offer, obstacles: [NO_LICENCE] }, own, refused]));
  const [incoming, outgoing] = [...document.querySelectorAll('section')].map(textOf);
  expect(incoming).toContain(NO_LICENCE);
  expect(named('Accept DP-7').getAttribute('aria-describedby')).toBeTruthy();
  expect(outgoing).toContain('DP-1 waits for Ada Reader, offered 1 h ago: it stays yours until then');
  expect(outgoing).toContain('DP-2 was refused by Ada Reader, 0 min ago: it stays yours');
  expect(() => named('Withdraw the offer DP-2')).toThrow();
  await click(named('Withdraw the offer DP-1'));
  await eventually(() =>
    expect(posts[0]).toMatchObject({ intent: 'withdraw-hand-over', handOverId: 'hnd_2' }),
  );
});

it('what keeps a colleague from accepting is told to whoever offered the case too, beside the way to withdraw it', async () => {
  const own: HandOver = { ...offer, id: 'hnd_2', caseID: 'DP-1', allowedActions: ['withdraw'], note: null };
  const away = 'The pathologist is away until 12/04/2026.';
  await mount(treeOf([{ ...own, obstacles: [away] }]));
  const words = 'DP-1 was offered to Ada Reader, 1 h ago, who cannot accept it now: it stays yours';
  expect(textOf(found('section'))).toContain(words);
  const withdraw = named('Withdraw the offer DP-1');
  expect(textOf(found(`[id="${withdraw.getAttribute('aria-describedby')}"]`))).toBe(away);
});

it('a refused Accept is told once, where the reason stands already', async () => {
  await mount(treeOf([{ ...offer, obstacles: [NO_LICENCE] }]));
  expect(textOf(found('section'))).toContain(`You cannot accept the case now. ${NO_LICENCE}`);
  expect(document.querySelector('section [role=alert]')).toBeNull();
  answers = [{ kind: 'answered', handOverId: 'hnd_1', message: NO_LICENCE }];
  await click(named('Accept DP-7'));
  await eventually(() => expect(textOf(found('section [role=alert]'))).toContain(NO_LICENCE));
  expect(textOf(found('section')).split(NO_LICENCE)).toHaveLength(2);
});

it('the focus goes to what an answered offer says by now, or to the case that came by it', async () => {
  const own: HandOver = { ...offer, id: 'hnd_2', caseID: 'DP-1', allowedActions: ['withdraw'] };
  await mount(treeOf([offer, own]));
  const press = async (name: string) => {
    await act(() => Promise.resolve(named(name).focus()));
    await click(named(name));
  };
  offered = [offer, { ...own, status: 'Withdrawn', allowedActions: [] }];
  await press('Withdraw the offer DP-1');
  await eventually(() =>
    expect(textOf(found(':focus'))).toContain('DP-1 is no longer offered to Ada Reader'),
  );
  listed = [aCase('DP-7', held), ...cases];
  offered = [];
  await press('Accept DP-7');
  await eventually(() => expect(document.activeElement?.getAttribute('data-row')).toBe('cas_dp-7'));
});
