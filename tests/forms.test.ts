import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FORMS_WALKED } from './support/front-door/forms-walked.ts';
import { pathOfRoute } from './support/route-files.ts';
import { filesBelow, root } from './support/source-files.ts';

const SAME_PLAN = 'the form of its plan comes back whole in app/features/layout/kept-forms.page.test.tsx';
const REASONS = 'its forms are those of a MoveList, of which /accountDetail/{accountId} is walked';
const NOT_IN_THE_DEMO = 'a ContractForm, kept like all others, of things that the demo world has none of';

/** Pages with an action whose forms no browser test walks, with the reason. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  '/provider-registration/edit/{id}': SAME_PLAN,
  '/facility-registration/edit/{id}': SAME_PLAN,
  '/user-registration/edit/{id}': SAME_PLAN,
  '/staff-registration/edit/{id}': SAME_PLAN,
  '/other-registration/edit/{id}': SAME_PLAN,
  '/EditAccount': 'the page of /EditAccount/{accountId}, with the own account',
  '/upload-project': 'the form of a case keeps itself: tests/e2e/case-form.spec.ts',
  '/pathologist/primary-diagnosis-case': 'the text of a report keeps itself: tests/e2e/diagnosis.spec.ts',
  '/reset-password': 'a password is never kept',
  '/availableCases': 'buttons of rows, and the number of a case that is looked up',
  '/selectedCases':
    'what is written to a colleague is kept by its cases: app/features/cases/hand-over/hand-over.page.test.tsx',
  '/completedCases': 'the number of a case that is looked up',
  '/billings': 'rows that are ticked',
  '/tasks': 'rows that are ticked, and whom they go to',
  '/users': 'a sheet that is chosen again',
  '/enquiries': 'a sheet that is chosen again',
  '/onboarding-task': REASONS,
  '/pathologist/onboarding-task': NOT_IN_THE_DEMO,
  '/pathologist/qa-task': NOT_IN_THE_DEMO,
  '/facility/tasks-detail': NOT_IN_THE_DEMO,
};

/** Behind the login: a visitor's form has no login that could end. */
const ACTION = /export (?:const|async function|function) action\b|export \{[^}]*\baction\b/;
const routesPostedTo = filesBelow('app/routes', ['.ts', '.tsx']).filter(
  (file) =>
    file.startsWith('app/routes/_member.') && ACTION.test(readFileSync(path.join(root, file), 'utf8')),
);
const postedTo = routesPostedTo.map((file) => pathOfRoute(file.replace('app/routes/', '')));

it('S4.1-12 each page with forms is walked with a login that ends in the middle of it, or says why it is not', () => {
  const walked = new Set<string>(FORMS_WALKED.map(([, , route]) => route));
  expect(postedTo.length).toBeGreaterThan(40);
  expect(postedTo.filter((path) => !walked.has(path) && NOT_WALKED[path] === undefined)).toEqual([]);
  const named = [...walked, ...Object.keys(NOT_WALKED)];
  expect(named.filter((path) => !postedTo.includes(path))).toEqual([]);
  expect(Object.keys(NOT_WALKED).filter((path) => walked.has(path))).toEqual([]);
});

it('a page of one thing keeps what was typed when the thing is gone at the post', () => {
  const ofOneThing = routesPostedTo.filter((file) =>
    pathOfRoute(file.replace('app/routes/', '')).includes('{'),
  );
  expect(ofOneThing.length).toBeGreaterThan(15);
  const staying = /export const shouldRevalidate\b[^;]*\bstayWhenGone\b/;
  const leaving = ofOneThing.filter((file) => !staying.test(readFileSync(path.join(root, file), 'utf8')));
  expect(leaving).toEqual([]);
});

it('a page that is one form does not write the version of its thing itself, which the form would lose', () => {
  const pages = filesBelow('app/features', ['.tsx']).filter((file) => !file.includes('.test'));
  const texts = pages.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const screens = texts.filter(([, text]) => text.includes('<FormScreen'));
  expect(screens.length).toBeGreaterThan(8);
  expect(screens.filter(([, text]) => text.includes('name="etag"')).map(([file]) => file)).toEqual([]);
  const versioned = screens.filter(([, text]) => /version=\{/.test(text));
  expect(versioned.length).toBe(9);
});
