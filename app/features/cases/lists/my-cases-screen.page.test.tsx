import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import { instantText } from '#app/core/text/dates.ts';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { aCase, aList } from './case-item.test-support.ts';
import { MyCasesScreen } from './my-cases-screen.tsx';

const mine = aCase('DP-9', {
  status: 'AdditionalWorkRequested',
  caseRecordId: 'PMD26-03318',
  imagesOpened: 1,
  imagesTotal: 3,
  patientInfo: PATIENT,
  allowedActions: ['open', 'release'],
});

function treeOf(cases: readonly CaseListItem[], action: ActionFunction = () => null, canPickUp = true) {
  const element = <MyCasesScreen cases={cases} list={aList(cases.length)} canPickUp={canPickUp} />;
  const routes = [{ path: '/selectedCases', element, action }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/selectedCases'] })} />;
}

const dialogText = () => textOf(found('[role=dialog]'));
const submit = () => click(found('[role=dialog] [type=submit]'));

describe('my cases', () => {
  it('lead to the text of a case by its number, and to its slides by a button', async () => {
    await mount(treeOf([mine]));
    expect(named('DP-9: diagnosis').getAttribute('href')).toBe(
      `/pathologist/primary-diagnosis-case?case=${mine.id}`,
    );
    expect(named('Open DP-9').getAttribute('href')).toBe(`/viewer?case=${mine.id}`);
  });

  it('name patient and accession and count what was opened', async () => {
    await mount(treeOf([mine]));
    const cells = [...document.querySelectorAll('tbody td')].map((cell) => [
      cell.getAttribute('data-label'),
      textOf(cell),
    ]);
    expect(Object.fromEntries(cells.slice(2, -1))).toEqual({
      Priority: 'Routine',
      Status: 'Waiting for slides or information',
      Patient: 'Haverly, Conrad75 y, Male',
      Accession: 'PMD26-03318',
      Case: 'DP-9Primary Diagnosis',
      'Facility, state': 'Pinemeadow Dermatology ClinicCO',
      Slides: '1 of 3 opened',
    });
  });

  it('say which of them are on hold', async () => {
    await mount(treeOf([{ ...mine, onHold: true }]));
    expect(textOf(found('td[data-label=Status]'))).toContain('On hold by the operator');
  });

  it('tell a case whose second review is in, and which may be signed, from one that waits for its reviewer', async () => {
    const reviewed = { ...mine, status: 'QAReview' } as const;
    await mount(
      treeOf([
        { ...reviewed, allowedActions: ['open', 'signOut'] },
        { ...reviewed, id: 'cas_dp-10', allowedActions: ['open'] },
      ]),
    );
    const badges = [...document.querySelectorAll('tbody td[data-label=Status]')].map(textOf);
    expect(badges).toEqual(['Second review done', 'Second review']);
  });

  it('S1-02 say what others did to a case since its reader looked, what it waits for, and which slides are new', async () => {
    const lastChange = {
      at: '2026-11-21T13:00:00Z',
      kind: 'request_changed',
      from: null,
      to: null,
      asked: { kind: 'order', status: 'Fulfilled' },
      by: { userId: 'usr_demo000004', displayName: 'Riley Fenwick' },
      role: 'MedicalFacility',
      count: 3,
    } as const;
    const waitingSince = '2026-11-21T12:00:00Z';
    await mount(
      treeOf([
        { ...mine, lastChange, waitingSince, newImages: 2 },
        { ...mine, id: 'cas_dp-10', waitingSince },
      ]),
    );
    const [changed, still] = [...document.querySelectorAll('tbody td[data-label=Status]')].map(textOf);
    expect(changed).toBe(
      'Waiting for slides or informationSince you looked: Order fulfilled by Riley Fenwick · 2 h ago · 2 more',
    );
    expect(still).toBe('Waiting for slides or informationfor 3 h');
    expect(textOf(found('tbody td[data-label=Slides]'))).toBe('1 of 3 opened2 new slides');
  });

  it('say of a draft what nobody has entered yet', async () => {
    const unknown = { caseID: null, caseRecordId: null, type: null, billingComponent: null } as const;
    const draft = { ...mine, ...unknown, patientInfo: null, patientAge: null, patientGender: null };
    await mount(treeOf([{ ...draft, status: 'Draft' }]));
    for (const label of ['Patient', 'Accession', 'Case'])
      expect(textOf(found(`tbody td[data-label=${label}]`))).toBe('—Not entered yet');
    expect(found('tbody td[data-label=Case] [aria-hidden]').textContent).toBe('—');
    expect(named('Open draft without a number').getAttribute('href')).toBe('/viewer?case=cas_dp-9');
  });

  it('open in the viewer by id alone', async () => {
    await mount(treeOf([mine]));
    expect(named('Open DP-9').getAttribute('href')).toBe('/viewer?case=cas_dp-9');
  });

  it('offer only what the API allows', async () => {
    await mount(treeOf([{ ...mine, allowedActions: ['open'] }]));
    expect(() => named('Release DP-9')).toThrow();
  });

  it('S5-07 read the same on the server and before hydration: in UTC', () => {
    expect(renderToString(treeOf([mine]))).toContain('11/23/2026 03:00 PM UTC');
  });

  it('S5-07 hydrate without a mismatch, then tell the time of the browser', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = `<div id="host">${renderToString(treeOf([mine]))}</div>`;
    complained.mockClear();
    const host = found('#host');
    const root = await act(() => Promise.resolve(hydrateRoot(host, treeOf([mine]))));
    expect(complained).not.toHaveBeenCalled();
    expect(textOf(found('time'))).toBe(
      instantText(mine.dueAt, Intl.DateTimeFormat().resolvedOptions().timeZone),
    );
    await act(() => Promise.resolve(root.unmount()));
    complained.mockRestore();
  });

  it.each([
    [true, 'Find a case'],
    [false, null],
  ])('say what comes next when there are none (may pick up: %s)', async (canPickUp, next) => {
    await mount(treeOf([], undefined, canPickUp));
    expect(textOf(found('h2'))).toBe('You have no open cases');
    expect(document.querySelector('main a[href="/availableCases"]')?.textContent ?? null).toBe(next);
    // S2.5-01: the worklist counts what may be picked up too.
    expect(document.querySelectorAll('main a[href="/pathologist"]')).toHaveLength(canPickUp ? 1 : 0);
  });
});

describe('a release', () => {
  it('wants a reason, and words for another one', async () => {
    document.title = 'My Cases';
    await mount(treeOf([mine]));
    await click(named('Release DP-9'));
    await submit();
    expect(found('[role=dialog] select').getAttribute('aria-invalid')).toBe('true');
    const summary = found('[role=dialog] [role=alert]');
    expect(textOf(summary)).toBe('One thing needs your attentionChoose a reason');
    expect(document.activeElement).toBe(summary);
    expect(document.title).toBe('Error: My Cases');
    await fill(found<HTMLSelectElement>('[role=dialog] select'), 'other');
    await submit();
    expect(dialogText()).toContain('Say why in a few words');
    await fill(found<HTMLTextAreaElement>('textarea'), 'Moving house');
    expect(dialogText()).not.toContain('Say why in a few words');
  });

  it('posts reason and note with case and version, and closes when it is done', async () => {
    const posts: Record<string, unknown>[] = [];
    await mount(
      treeOf([mine], async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return { kind: 'done' };
      }),
    );
    await click(named('Release DP-9'));
    await fill(found<HTMLSelectElement>('[role=dialog] select'), 'too_busy');
    await submit();
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    const idempotencyKey = expect.stringMatching(/^"[0-9a-f-]{36}"$/) as string;
    expect(posts).toEqual([
      { intent: 'release', caseId: 'cas_dp-9', etag: '"v3"', idempotencyKey, reason: 'too_busy', note: '' },
    ]);
  });

  it('that was refused stays open and says why', async () => {
    const answer = { kind: 'refused', message: 'Open requests must be settled first.', code: null } as const;
    await mount(treeOf([mine], () => answer));
    await click(named('Release DP-9'));
    await fill(found<HTMLSelectElement>('[role=dialog] select'), 'illness');
    await submit();
    await eventually(() => expect(dialogText()).toContain('Open requests must be settled first.'));
    expect(document.activeElement).toBe(found('[role=dialog] [role=alert]'));
  });
});
