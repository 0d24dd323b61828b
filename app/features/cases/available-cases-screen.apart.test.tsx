// @vitest-environment happy-dom
import { act } from 'react';
import { type ActionFunction, createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { click, eventually, fill, found, later, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { AvailableCasesScreen } from './available-cases-screen.tsx';
import type { CaseActionAnswer } from './case-action.ts';
import { aCase, NOW } from './case-item.test-support.ts';
import type { CasePreviewAnswer } from './case-preview-dialog.tsx';

const LOST = 'This case was just picked up by another pathologist.';

const routine = aCase('DP-1', { dueAt: '2026-11-21T18:00:00Z', availableAt: '2026-11-19T15:00:00Z' });
const stat = aCase('DP-2', {
  priority: 'STAT',
  dueAt: '2026-11-22T15:00:00Z',
  stains: ['H&E', 'PAS', 'AFB'],
  billingComponent: 2,
});
const overdue = aCase('DP-3', { priority: 'Expedited', dueAt: '2026-11-21T14:00:00Z' });

/** The page with a list that the server gives anew after each action, as Remix does. */
async function show(
  list: () => readonly CaseListItem[],
  action: ActionFunction = () => null,
  preview?: CasePreviewAnswer,
) {
  const Page = () => <AvailableCasesScreen cases={useLoaderData() as readonly CaseListItem[]} now={NOW} />;
  const routes = [
    { path: '/availableCases', element: <Page />, loader: list, action },
    { path: '/selectedCases', element: <p>Mine</p> },
    { path: '/resources/case-preview/:caseId', loader: () => preview ?? null },
  ];
  await mount(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/availableCases'] })} />,
  );
  await eventually(() => expect(document.querySelector('main')).not.toBeNull());
}

const rows = () => [...document.querySelectorAll('tbody tr')];
const order = () => rows().map((row) => /DP-\d/.exec(textOf(row))?.[0]);
const answering =
  (answer: CaseActionAnswer): ActionFunction =>
  () =>
    answer;

describe('the available cases', () => {
  it('show what decides a pickup, and nothing that names the patient', async () => {
    await show(() => [stat]);
    const cells = [...document.querySelectorAll('tbody td')].map((cell) => [
      cell.getAttribute('data-label'),
      textOf(cell),
    ]);
    expect(Object.fromEntries(cells.slice(1, -1))).toEqual({
      Priority: 'STAT',
      Age: '24 h',
      Case: 'DP-2',
      'Type, subspecialty': 'DermatopathologyPrimary Diagnosis',
      Patient: '75 y, Male',
      Parts: '1',
      Slides: '2',
      Stains: 'H&E, PAS, +1',
      'Facility, state': 'Pinemeadow Dermatology ClinicCO',
      Billing: 'Global',
    });
    expect(textOf(cells[0] ? (rows()[0]?.firstElementChild ?? undefined) : undefined)).toMatch(
      /^in 24 h11\/2[12]\/2026 \d\d:\d\d [AP]M \S+$/,
    );
  });

  it('stand with what is overdue first, then STAT, and count what presses', async () => {
    await show(() => [routine, overdue, stat]);
    expect(order()).toEqual(['DP-3', 'DP-2', 'DP-1']);
    expect(textOf(found('h1 + div'))).toBe('3 cases1 STAT1 overdue');
  });

  it('sort by header and by list', async () => {
    await show(() => [routine, overdue, stat]);
    await click(named('Due'));
    expect(order()).toEqual(['DP-3', 'DP-1', 'DP-2']);
    expect(found('th[aria-sort=ascending]').textContent).toBe('Due');
    await fill(found<HTMLSelectElement>('select'), 'age');
    expect(order()).toEqual(['DP-1', 'DP-2', 'DP-3']);
  });

  it('say what comes next when there are none', async () => {
    await show(() => []);
    expect(textOf(found('h2'))).toBe('No cases are waiting');
    expect(named('Go to My Cases').getAttribute('href')).toBe('/selectedCases');
  });

  it('offer a pickup only where the API allows it', async () => {
    await show(() => [aCase('DP-1', { allowedActions: [] })]);
    expect(() => named('Pick up DP-1')).toThrow();
    expect(named('View DP-1')).toBeTruthy();
  });
});

describe('a pickup', () => {
  it('posts case, version and a key of its own, and only its row is busy', async () => {
    const answered = later<CaseActionAnswer>();
    const posts: Record<string, unknown>[] = [];
    await show(
      () => [routine, stat],
      async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return answered.promise;
      },
    );
    await click(named('Pick up DP-1'));
    await eventually(() => expect(named('Pick up DP-1').getAttribute('aria-busy')).toBe('true'));
    expect(named('Pick up DP-2').hasAttribute('aria-busy')).toBe(false);
    await click(named('Pick up DP-1'));
    answered.resolve({ kind: 'done' });
    await eventually(() => expect(named('Pick up DP-1').hasAttribute('aria-busy')).toBe(false));
    expect(posts).toEqual([
      {
        intent: 'pickup',
        caseId: 'id-DP-1',
        etag: '"v3"',
        idempotencyKey: expect.stringMatching(/^"[0-9a-f-]{36}"$/) as string,
      },
    ]);
  });

  it('that lost the race says so in its place, then the row goes', async () => {
    let list = [routine, stat];
    await show(
      () => list,
      () => {
        list = [routine];
        return { kind: 'lost', message: LOST } satisfies CaseActionAnswer;
      },
    );
    await click(named('Pick up DP-2'));
    await eventually(() => expect(textOf(found('[role=alert]'))).toBe(`DP-2${LOST}`));
    await eventually(() => expect(textOf(found('h1 + div'))).toBe('1 case'));
    expect(order()).toEqual(['DP-2', 'DP-1']);
    expect(() => named('View DP-2')).toThrow();
    await act(() => Promise.resolve(rows()[0]?.dispatchEvent(new Event('animationend', { bubbles: true }))));
    expect(order()).toEqual(['DP-1']);
  });

  it('that was lost stays away while an old list still has it, and comes back as a later version', async () => {
    let list = [stat];
    let posts = 0;
    await show(
      () => list,
      () => {
        posts += 1;
        return { kind: 'lost', message: LOST } satisfies CaseActionAnswer;
      },
    );
    await click(named('Pick up DP-2'));
    await eventually(() => expect(textOf()).toContain(LOST));
    await act(() => Promise.resolve(rows()[0]?.dispatchEvent(new Event('animationend', { bubbles: true }))));
    expect(textOf(found('h2'))).toBe('No cases are waiting');
    expect(posts).toBe(1);
    list = [{ ...stat, etag: '"v5"' }];
    await show(() => list);
    expect(order()).toEqual(['DP-2']);
  });

  it('that was refused keeps the row and says why; the next try has a new key', async () => {
    const keys: unknown[] = [];
    await show(
      () => [routine],
      async ({ request }) => {
        keys.push((await request.formData()).get('idempotencyKey'));
        return {
          kind: 'refused',
          message: 'You have reached your limit of 25 open cases.',
        } satisfies CaseActionAnswer;
      },
    );
    await click(named('Pick up DP-1'));
    await eventually(() =>
      expect(textOf(found('[role=alert]'))).toBe('You have reached your limit of 25 open cases.'),
    );
    await eventually(() => expect(named('Pick up DP-1').hasAttribute('aria-busy')).toBe(false));
    await click(named('Pick up DP-1'));
    await eventually(() => expect(new Set(keys).size).toBe(2));
  });
});

describe('the preview', () => {
  const preview: CasePreviewAnswer = {
    ok: true,
    preview: {
      ...stat,
      clinicalHistory: 'Pearly papule',
      clinicalImpression: null,
      gross: ' ',
      specimens: [
        {
          specimenID: 'A',
          specimenType: 'Biopsy - Shave',
          bodysite: 'Skin',
          subsite: 'Nose',
          laterality: 'Left',
          slides: 2,
          stains: ['H&E'],
        },
        {
          specimenID: 'B',
          specimenType: 'Excision',
          bodysite: null,
          subsite: null,
          laterality: null,
          slides: 1,
          stains: [],
        },
      ],
      overviews: [{ specimenID: 'A', thumbnailUrl: 'http://127.0.0.1/a.jpg' }],
    },
  };

  it('shows requisition and overviews by specimen, and says what is missing', async () => {
    await show(() => [stat], undefined, preview);
    await click(named('View DP-2'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Pearly papule'));
    const said = textOf(found('[role=dialog]'));
    expect(said).toContain('Clinical impressionNone provided');
    expect(said).toContain('Gross descriptionNone provided');
    expect(said).toContain('Part A: Biopsy - ShaveLeft, Skin, Nose2 slides · H&E');
    expect(said).toContain('No overview picturePart B: Excision1 slide · No stains listed');
    expect(found<HTMLImageElement>('[role=dialog] img').alt).toBe('Overview 1 of 1, part A');
  });

  it('picks up from inside, and closes over a row that lost', async () => {
    await show(() => [stat], answering({ kind: 'lost', message: LOST }), preview);
    await click(named('View DP-2'));
    await eventually(() => expect(named('Pick up')).toBeTruthy());
    await click(named('Pick up'));
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(textOf(found('[role=alert]'))).toBe(`DP-2${LOST}`);
  });

  it('that cannot be had says so and can be tried again', async () => {
    await show(() => [stat], undefined, {
      ok: false,
      isGone: false,
      message: 'Internal server error!',
    });
    await click(named('View DP-2'));
    await eventually(() =>
      expect(textOf(found('[role=dialog] [role=alert]'))).toContain('Error: Internal server error!'),
    );
    expect(named('Try again')).toBeTruthy();
  });

  it('of a case that was taken meanwhile offers neither another try nor the pickup', async () => {
    await show(() => [stat], undefined, { ok: false, isGone: true, message: 'It is gone.' });
    await click(named('View DP-2'));
    await eventually(() =>
      expect(textOf(found('[role=dialog] [role=alert]'))).toContain('Error: It is gone.'),
    );
    const names = [...found('[role=dialog]').querySelectorAll('button')].map((button) => textOf(button));
    expect(names.filter((name) => /Pick up|Try again/.test(name))).toEqual([]);
  });
});
