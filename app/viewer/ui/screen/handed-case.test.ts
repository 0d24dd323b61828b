import { expect, it } from 'vitest';
import { handedCase, wayBack } from './handed-case.ts';

it('reads what a link to the viewer hands over, and nothing else', () => {
  expect(handedCase({ caseId: 'c', version: 2, more: 'x' })).toEqual({ caseId: 'c', version: 2 });
  for (const state of [null, undefined, 'c', { caseId: 1, version: 2 }, { caseId: 'c' }])
    expect(handedCase(state)).toBeNull();
});

it('leads back to the page that led here, by the name of that page', () => {
  const from = (path: unknown) => wayBack({ caseId: 'c', version: 2, from: path }, 'Provider', true);
  expect(from('/completedCases')).toEqual({
    path: '/completedCases',
    title: 'Completed Cases',
    isBefore: true,
  });
  expect(from('/case-details/cas_1')).toMatchObject({ path: '/case-details/cas_1', isBefore: true });
});

it('leads back to a page about one thing, which its address names after the path', () => {
  const from = '/pathologist/qa-task?task=tsk_1';
  expect(wayBack({ caseId: 'c', version: 2, from }, 'Provider', true)).toEqual({
    path: from,
    title: 'Second review',
    isBefore: true,
  });
});

it('leads to the reader’s own list where nothing, or no page of ours, led here', () => {
  const mine = { path: '/selectedCases', title: 'My Cases', isBefore: false };
  const strange = ['https://elsewhere.example/', '//elsewhere.example', '/no-such-page', 7];
  for (const state of [null, ...strange.map((from) => ({ caseId: 'c', version: 2, from }))]) {
    expect(wayBack(state, 'Provider', true)).toEqual(mine);
    expect(wayBack(state, 'Provider', false)).toEqual({ path: '/task', title: 'My Tasks', isBefore: false });
    for (const role of ['MedicalFacility', 'Facility_NP'] as const)
      expect(wayBack(state, role, false)).toEqual({
        path: '/send-out-cases',
        title: 'Send-Out Cases',
        isBefore: false,
      });
    expect(wayBack(state, 'Admin', false)).toEqual({ path: '/case', title: 'Cases', isBefore: false });
  }
});
