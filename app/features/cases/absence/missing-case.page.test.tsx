import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { click, eventually, fill, found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseAbsence } from '#contracts/generated/wire.ts';
import type { AbsenceAnswer } from './absence-answer.ts';
import { MissingCase } from './missing-case.tsx';

const CASE = 'cas_dp-2026-000001';
const NONE: CaseAbsence = { finding: 'licence', text: 'You need a licence.', listedIn: null, caseId: null };

const explained = (absence: Partial<CaseAbsence>): AbsenceAnswer => ({
  kind: 'explained',
  number: 'DP-1',
  absence: { ...NONE, ...absence },
});

async function ask(answer: AbsenceAnswer): Promise<Record<string, unknown>> {
  const posted: Record<string, unknown>[] = [];
  const action: ActionFunction = async ({ request }) => {
    posted.push(Object.fromEntries(await request.formData()));
    return answer;
  };
  const routes = [{ path: '/availableCases', element: <MissingCase />, action }];
  await mount(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/availableCases'] })} />,
  );
  await click(found('summary'));
  await fill(found('input[name=number]'), 'DP-1');
  await click(found('[type=submit]'));
  await eventually(() => expect(posted).toHaveLength(1));
  return posted[0] ?? {};
}

const told = () => found('[role=status]');
const way = () => told().querySelector('a')?.getAttribute('href') ?? null;

describe('a case that is missed in a list', () => {
  it('is asked for by its number, which stands in no address, and told in one sentence', async () => {
    expect(await ask(explained({}))).toEqual({ intent: 'explain-absence', number: 'DP-1' });
    await eventually(() => expect(textOf(told())).toBe('DP-1: You need a licence.'));
    expect(way()).toBeNull();
  });

  it.each<[string, Partial<CaseAbsence>, string | null]>([
    ['its text', { listedIn: 'mine', caseId: CASE }, `/pathologist/primary-diagnosis-case?case=${CASE}`],
    ['its report', { listedIn: 'completed', caseId: CASE }, `/final-report/${CASE}`],
    ['the list without filters', { listedIn: 'available' }, '/availableCases?q=DP-1'],
    ['the second reading', { finding: 'second_reading' }, '/task'],
  ])('leads to %s', async (_, absence, expected) => {
    await ask(explained(absence));
    await eventually(() => expect(way()).toBe(expected));
  });

  it('says at the field what cannot be looked for, and keeps what was typed', async () => {
    await ask({ kind: 'unreadable', number: 'DP-1', message: 'Enter the whole number of the case.' });
    await eventually(() => expect(textOf(document.body)).toContain('Enter the whole number of the case.'));
    expect(found<HTMLInputElement>('input[name=number]').value).toBe('DP-1');
    expect(found('input[name=number]').getAttribute('aria-invalid')).toBe('true');
  });
});
