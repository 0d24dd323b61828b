import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { click, eventually, fill, found, later, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseActionAnswer } from '../case-action.ts';
import { LOST, order, overdue, routine, rows, showAvailable, stat } from './available-cases.test-support.tsx';
import { aCase } from './case-item.test-support.ts';

describe('the available cases', () => {
  it('show what decides a pickup, and nothing that names the patient', async () => {
    await showAvailable(() => [stat]);
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

  it('tell an infant’s age in months', async () => {
    await showAvailable(() => [{ ...stat, patientAge: 0, patientAgeMonths: 5 }]);
    expect(textOf(found('tbody td[data-label=Patient]'))).toBe('5 mo, Male');
  });

  it('stand in the order of the API, and say how many there are and what presses', async () => {
    const views = [
      { key: 'all', label: 'All', query: {}, total: 137 },
      { key: 'stat', label: 'STAT', query: { priority: 'STAT' }, total: 6 },
    ];
    await showAvailable(() => [overdue, stat, routine], { about: { total: 137, totalPages: 7, views } });
    expect(order()).toEqual(['DP-3', 'DP-2', 'DP-1']);
    expect(textOf(found('nav[aria-label=Views]'))).toBe('All137STAT6');
    expect(named('STAT6').getAttribute('href')).toBe('/availableCases?priority=STAT');
    expect(textOf(found('[role=status]'))).toBe('1–20 of 137');
    expect(named('Page 7').getAttribute('href')).toBe('/availableCases?page=7');
  });

  it('sort by links in the headings and by a choice, and say so', async () => {
    await showAvailable(() => [routine, stat], { about: { sort: '-priority,dueAt' } });
    expect(textOf(found('caption'))).toBe('Available cases, sorted by priority, descending');
    expect(found('th[aria-sort=descending]').textContent).toBe('Priority');
    expect(named('Priority').getAttribute('href')).toBe('/availableCases?sort=priority');
    expect(named('Due').getAttribute('href')).toBe('/availableCases?sort=dueAt');
    await fill(found<HTMLSelectElement>('select[name=sort]'), 'availableAt');
    await eventually(() => expect(named('Due').getAttribute('href')).toBe('/availableCases?sort=dueAt'));
  });

  it('say what a filter hides, and what of the address was not understood', async () => {
    const about = { filters: { priority: ['STAT'], overdue: ['true'] }, hidden: 58, dropped: ['colour'] };
    await showAvailable(() => [stat], { about });
    expect(textOf(found('[role=status]'))).toBe('1–1 of 1 · 58 hidden by 2 filters');
    expect(named('Clear filters').getAttribute('href')).toBe('/availableCases');
    expect(textOf(found('[role=alert]'))).toContain('was left out: colour.');
  });

  it('say that the filters hide them all, and how to see them again', async () => {
    await showAvailable(() => [], { about: { filters: { priority: ['STAT'] }, hidden: 12 } });
    expect(textOf(found('h2'))).toBe('No case fits these filters');
    expect(textOf()).toContain('They hide 12 cases.');
  });

  it('show the chosen columns, and never without due time, priority, case and actions', async () => {
    await showAvailable(() => [stat], { about: { columns: ['age', 'stains'] } });
    expect([...document.querySelectorAll('th')].map((head) => textOf(head))).toEqual([
      'Due',
      'Priority',
      'Age',
      'Case',
      'Stains',
      'Actions',
    ]);
  });

  it('say what comes next when there are none', async () => {
    await showAvailable(() => []);
    expect(textOf(found('h2'))).toBe('No cases are waiting');
    expect(named('Go to My Cases').getAttribute('href')).toBe('/selectedCases');
  });

  it('offer a pickup only where the API allows it', async () => {
    await showAvailable(() => [aCase('DP-1', { allowedActions: [] })]);
    expect(() => named('Pick up DP-1')).toThrow();
    expect(named('View DP-1')).toBeTruthy();
  });
});

describe('a pickup', () => {
  it('posts case, version and a key of its own, and only its row is busy', async () => {
    const answered = later<CaseActionAnswer>();
    const posts: Record<string, unknown>[] = [];
    await showAvailable(() => [routine, stat], {
      action: async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return answered.promise;
      },
    });
    await click(named('Pick up DP-1'));
    await eventually(() => expect(named('Pick up DP-1').getAttribute('aria-busy')).toBe('true'));
    expect(named('Pick up DP-2').hasAttribute('aria-busy')).toBe(false);
    await click(named('Pick up DP-1'));
    answered.resolve({ kind: 'done' });
    await eventually(() => expect(named('Pick up DP-1').hasAttribute('aria-busy')).toBe(false));
    expect(posts).toEqual([
      {
        intent: 'pickup',
        caseId: 'cas_dp-1',
        etag: '"v3"',
        idempotencyKey: expect.stringMatching(/^"[0-9a-f-]{36}"$/) as string,
      },
    ]);
  });

  it('that lost the race says so in its place, then the row goes', async () => {
    let list = [routine, stat];
    await showAvailable(() => list, {
      action: () => {
        list = [routine];
        return { kind: 'lost', message: LOST } satisfies CaseActionAnswer;
      },
    });
    await click(named('Pick up DP-2'));
    await eventually(() => expect(textOf(found('[role=alert]'))).toBe(`DP-2${LOST}`));
    await eventually(() => expect(textOf(found('[role=status]'))).toBe('1–1 of 1'));
    expect(order()).toEqual(['DP-1', 'DP-2']);
    expect(() => named('View DP-2')).toThrow();
    await act(() =>
      Promise.resolve(
        found('tbody td.animate-leave').dispatchEvent(new Event('animationend', { bubbles: true })),
      ),
    );
    expect(order()).toEqual(['DP-1']);
  });

  it('that was lost stays away while an old list still has it, and comes back as a later version', async () => {
    let list = [stat];
    let posts = 0;
    await showAvailable(() => list, {
      action: () => {
        posts += 1;
        return { kind: 'lost', message: LOST } satisfies CaseActionAnswer;
      },
    });
    await click(named('Pick up DP-2'));
    await eventually(() => expect(textOf()).toContain(LOST));
    await act(() =>
      Promise.resolve(
        found('tbody td.animate-leave').dispatchEvent(new Event('animationend', { bubbles: true })),
      ),
    );
    expect(textOf(found('h2'))).toBe('No cases are waiting');
    expect(posts).toBe(1);
    list = [{ ...stat, etag: '"v5"' }];
    await showAvailable(() => list);
    expect(order()).toEqual(['DP-2']);
  });

  it('takes no second case where the next row comes to stand under an impatient press', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    let list = [routine, stat, overdue];
    const taken: unknown[] = [];
    await showAvailable(() => list, {
      action: async ({ request }) => {
        const id = (await request.formData()).get('caseId');
        taken.push(id);
        list = list.filter((one) => one.id !== id);
        return { kind: 'done' } satisfies CaseActionAnswer;
      },
    });
    await click(named('Pick up DP-1'));
    await eventually(() => expect(order()).toEqual(['DP-2', 'DP-3']));
    clock.mockReturnValue(1_000_700);
    const info = vi.spyOn(notify, 'info');
    await click(named('Pick up DP-2'));
    expect(info.mock.calls.map(([message]) => message)).toEqual(['Press again to pick up DP-2.']);
    await click(named('Pick up DP-3'));
    await eventually(() => expect(order()).toEqual(['DP-2']));
    clock.mockReturnValue(1_002_000);
    await click(named('Pick up DP-2'));
    await eventually(() => expect(order()).toEqual([]));
    expect(taken).toEqual(['cas_dp-1', 'cas_dp-3', 'cas_dp-2']);
    expect(info).toHaveBeenCalledTimes(1);
    info.mockRestore();
    clock.mockRestore();
  });

  it('that was refused keeps the row, says why and leads to its place; the next try has a new key', async () => {
    const keys: unknown[] = [];
    await showAvailable(() => [routine], {
      action: async ({ request }) => {
        keys.push((await request.formData()).get('idempotencyKey'));
        return {
          kind: 'refused',
          message: 'You have reached your limit of 25 open cases.',
          code: 'PICKUP_LIMIT',
        } satisfies CaseActionAnswer;
      },
    });
    await click(named('Pick up DP-1'));
    await eventually(() =>
      expect(textOf(found('[role=alert]'))).toBe('You have reached your limit of 25 open cases. My Cases'),
    );
    expect(found('[role=alert] a').getAttribute('href')).toBe('/selectedCases');
    await eventually(() => expect(named('Pick up DP-1').hasAttribute('aria-busy')).toBe(false));
    await click(named('Pick up DP-1'));
    await eventually(() => expect(new Set(keys).size).toBe(2));
  });
});

describe('a case that cannot be picked up now', () => {
  const preview = { ok: true, preview: null };
  const limit = { code: 'PICKUP_LIMIT', text: 'You hold 2 of 2 cases. Release one.' } as const;
  const lately = { code: 'RELEASED_RECENTLY', text: 'You had this case until a short while ago.' } as const;
  const barred = (name: string, pickupBar: typeof limit | typeof lately) =>
    aCase(name, { pickupBar, allowedActions: [] });

  it('at the limit says so once, above the list, and in its preview', async () => {
    await showAvailable(() => [barred('DP-1', limit), barred('DP-2', limit)], { preview });
    expect(textOf().split(limit.text)).toHaveLength(2);
    expect(textOf(found('[role=note]'))).toContain(limit.text);
    expect(found<HTMLAnchorElement>('[role=note] a').getAttribute('href')).toBe('/selectedCases');
    await click(named('View DP-1'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain(limit.text));
  });

  it('says in its row and in its preview what keeps it alone', async () => {
    await showAvailable(() => [barred('DP-1', lately), aCase('DP-2')], { preview });
    expect(textOf(rows()[0])).toContain(lately.text);
    expect(textOf(rows()[1])).not.toContain(lately.text);
    expect(document.querySelector('[role=note]')).toBeNull();
    await click(named('View DP-1'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain(lately.text));
  });
});
