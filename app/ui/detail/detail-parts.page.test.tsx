import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { click, eventually, found, later, mount, named, textOf } from '../mount.test-support.tsx';
import { ActionBar, RefusedAction } from './action-bar.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { Facts } from './facts.tsx';
import { shownActions } from './shown-actions.ts';
import { Timeline } from './timeline.tsx';

const known = [
  { name: 'sign', label: 'Sign out case' },
  { name: 'release', label: 'Release case' },
] as const;

describe('the actions of a screen', () => {
  it.each([
    [
      ['sign', 'release'],
      {},
      [
        ['sign', null],
        ['release', null],
      ],
    ],
    [
      ['release'],
      { sign: 'No stain yet.' },
      [
        ['sign', 'No stain yet.'],
        ['release', null],
      ],
    ],
    [['release'], {}, [['release', null]]],
    [['sign'], { sign: 'Out of date.' }, [['sign', null]]],
    [['unknown'], {}, []],
  ])('allowed %j with reasons %j are %j', (allowed, reasons, shown) => {
    const actions = shownActions(known, allowed, reasons);
    expect(actions.map(({ name, refusedBecause }) => [name, refusedBecause])).toEqual(shown);
  });

  it('leave the reason of a button off paper, as they leave the button', async () => {
    await mount(<RefusedAction label="Sign out case" because="No stain yet." />);
    const reason = [...document.querySelectorAll('span')].find((one) => textOf(one) === 'No stain yet.');
    expect(reason?.closest('[data-print=never]')).not.toBeNull();
    expect(reason).toBeDefined();
  });

  it('are posted with version and key, once; a refused one is told with its reason and posts nothing', async () => {
    const answered = later<null>();
    const posts: Record<string, unknown>[] = [];
    const actions = shownActions(known, ['release'], { sign: 'No stain yet.' });
    const element = <ActionBar actions={actions} etag={'"v3"'} idempotencyKey={'"key"'} />;
    const action = async ({ request }: { request: Request }) => {
      posts.push(Object.fromEntries(await request.formData()));
      return answered.promise;
    };
    const router = createMemoryRouter([{ path: '/', element, action }]);
    await mount(<RouterProvider router={router} />);
    const refused = named('Sign out case');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(textOf(document.getElementById(refused.getAttribute('aria-describedby') ?? '') ?? undefined)).toBe(
      'No stain yet.',
    );
    await click(refused);
    await click(named('Release case'));
    await eventually(() => expect(named('Release case').getAttribute('aria-busy')).toBe('true'));
    await click(named('Release case'));
    answered.resolve(null);
    await eventually(() => expect(named('Release case').hasAttribute('aria-busy')).toBe(false));
    expect(posts).toEqual([{ intent: 'release', etag: '"v3"', idempotencyKey: '"key"' }]);
  });

  it('say so where there are none', async () => {
    await mount(<ActionBar actions={[]} etag="" idempotencyKey="" />);
    expect(textOf()).toBe('There is nothing for you to do here.');
  });
});

it('a change made elsewhere is told with both states, and that nothing was done', async () => {
  const changes = [{ label: 'Status', before: 'In review', now: 'Returned' }];
  await mount(<ChangedNotice changedBy="Dr. Lee" changes={changes} asked="Sign out case" />);
  expect(textOf(found('[role=alert]'))).toContain('“Sign out case” was not done.');
  expect([textOf(found('dt')), textOf(found('del')), textOf(found('ins'))]).toEqual([
    'Status',
    'In review',
    'Returned',
  ]);
});

it.each([null, undefined, '', '  ', false])('a fact of %j is not recorded', async (value) => {
  await mount(<Facts facts={[{ term: 'Site', value }]} />);
  expect([textOf(found('dt')), textOf(found('dd'))]).toEqual(['Site', 'Not recorded']);
});

it('a fact of nought is recorded', async () => {
  await mount(<Facts facts={[{ term: 'Slides', value: 0 }]} />);
  expect(textOf(found('dd'))).toBe('0');
});

it('a timeline names each wait, whose it is, and which goes on', async () => {
  const wait = {
    what: 'Reading',
    whose: 'Dr. Lee',
    from: '2026-11-20T13:00:00Z',
    fromText: 'Nov 20',
    lasted: '2 h',
  };
  await mount(
    <Timeline
      waits={[
        { id: 'b', isOpen: true, ...wait },
        { id: 'a', isOpen: false, ...wait },
      ]}
    />,
  );
  expect([...document.querySelectorAll('li')].map(textOf)).toEqual([
    'Reading2 h until nowDr. Lee, since Nov 20',
    'Reading2 hDr. Lee, since Nov 20',
  ]);
  expect(found('time').getAttribute('datetime')).toBe(wait.from);
});
