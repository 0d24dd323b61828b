import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { NewPasswordForm } from '#app/features/auth/password/password-forms.ts';
import { CaseActionForm } from '#app/features/cases/case-action.ts';
import { assignFormOf } from '#app/features/clinical/admin/staff-forms.ts';
import { OrderForm, RescanForm } from '#app/features/diagnosis/requests/request-forms.ts';
import { SignOutForm } from '#app/features/diagnosis/sign-out/sign-out-form.ts';
import { stepFormOf } from '#app/features/enquiries/enquiry-forms.ts';
import { InviteForm } from '#app/features/facility/people/people-forms.ts';
import { verdictsFormOf } from '#app/features/onboarding/admin/verdict-forms.ts';
import { resultFormOf } from '#app/features/qa/qa-forms.ts';
import { AmendmentForm } from '#app/features/reports/report-forms.ts';
import { AssignManyForm, NewTaskForm } from '#app/features/tasks/admin/desk-forms.ts';
import { DeclineOrderForm } from '#app/features/tasks/facility/facility-forms.ts';
import { workFormOf } from '#app/features/tasks/task-forms.ts';

const version = { etag: '"v1"', idempotencyKey: '"key"' };
const site = 'readingSite';

/** Each form with something missing that no rule reads, and the fields that are told of at once. */
const CASES: readonly (readonly [string, z.ZodType, Readonly<Record<string, string>>, readonly string[]])[] =
  [
    [
      'a signature of an urgent result',
      SignOutForm,
      { intent: 'sign-out', ...version, textVersion: '1', isUrgent: 'yes', timeZone: 'UTC', password: 'any' },
      [site, 'identityConfirmed', 'told', 'toldBy', 'channel', 'at'],
    ],
    [
      'a released case',
      CaseActionForm,
      { intent: 'release', reason: 'other', etag: '"v1"' },
      ['caseId', 'note'],
    ],
    [
      'a new password',
      NewPasswordForm,
      { newPassword: 'short', repeatPassword: 'another' },
      ['repeatPassword'],
    ],
    ['a reassigned case', assignFormOf(true), version, ['providerId', 'reason']],
    ['an order', OrderForm, { intent: 'order', ...version, kind: 'ihc' }, ['block', 'stain']],
    ['a rescan', RescanForm, { intent: 'rescan', ...version, reason: 'other' }, ['image', 'note']],
    ['a follow-up', stepFormOf('followUp'), { reason: 'any' }, ['etag', 'nextContactDate']],
    [
      'an invitation',
      InviteForm,
      { role: 'Admin', edit: 'on', ...version },
      ['firstName', 'edit', 'staffRole'],
    ],
    [
      'a verdict',
      verdictsFormOf('2026-11-27'),
      { 'verdicts[0].decision': 'sendBack' },
      ['verdicts[0].reason'],
    ],
    [
      'a result of a review',
      resultFormOf(false),
      { ...version, agreement: 'MajorDisagreement', minutesSpent: 'many' },
      ['minutesSpent', 'categories', 'comment'],
    ],
    [
      'an amendment',
      AmendmentForm,
      { intent: 'keep', ...version, kind: 'Amendment', timeZone: 'UTC', 'told[0].told': 'Dr. Order' },
      ['reason', 'told[0].toldBy', 'told[0].channel', 'told[0].at'],
    ],
    ['a task', NewTaskForm, { title: 'Any' }, ['type', 'idempotencyKey', 'assigneeId']],
    ['selected tasks', AssignManyForm, {}, ['idempotencyKey', 'tasks', 'assigneeId']],
    ['a declined order', DeclineOrderForm, { ...version, reason: 'other' }, ['caseId', 'note']],
    [
      'a parcel',
      workFormOf('2026-11-21'),
      { carrier: 'UPS', etag: '"v1"' },
      ['idempotencyKey', 'trackingNumber', 'shippedOn'],
    ],
  ];

it.each(CASES)('of %s all that is missing is told at once', (_, schema, typed, fields) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(typed)) posted.set(name, value);
  const told = Object.keys(parseWithZod(posted, { schema }).reply().error ?? {});
  expect(fields.filter((name) => !told.includes(name))).toEqual([]);
});

/** The modules of forms, each with what it exports. */
const modules = import.meta.glob<Record<string, unknown>>('../app/features/**/*-form{,s}.ts', {
  eager: true,
});

it('each rule of a whole form says which fields it reads, so that it is asked although others are missing', () => {
  const forms = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, one]) =>
      one instanceof z.ZodObject ? [{ file, name, one }] : [],
    ),
  );
  expect(forms.length).toBeGreaterThan(40);
  const silent = forms.filter(({ one }) =>
    (one._zod.def.checks ?? []).some((check) => check._zod.def.when === undefined),
  );
  expect(silent.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
