import { expect, it } from 'vitest';
import type { z } from 'zod';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import {
  billAsks,
  billFormOf,
  billMovesOf,
  IssueManyForm,
  invoiceAsks,
  NewBillForm,
} from '#app/features/billing/bill-forms.ts';
import { staffMoves } from '#app/features/clinical/admin/staff-moves.ts';
import {
  EnquiryForm,
  enquiryAsks,
  enquiryMoves,
  NewEnquiryForm,
} from '#app/features/enquiries/enquiry-forms.ts';
import { PARCEL_ASKS, receiptFormOf, slideAsks } from '#app/features/intake/receipt-forms.ts';
import {
  AccountForm,
  accountAsks,
  LeadStepForm,
  leadStepAsks,
  NewAccountForm,
} from '#app/features/people/account-forms.ts';
import { GroupForm, groupAsks, groupMoves, NewGroupForm } from '#app/features/people/group-forms.ts';
import { registrationMoves } from '#app/features/people/registration-moves.ts';
import { renewalMoves } from '#app/features/people/renewal-moves.ts';
import { UserForm, userAsks, userMoves } from '#app/features/people/user-forms.ts';
import { askerMoves, HelpForm, helpAsks } from '#app/features/support/help-forms.ts';
import { bannerMoveIn, NumberForm, numberAsks, ticketMoves } from '#app/features/support/support-forms.ts';
import {
  AssignManyForm,
  assigneeAsks,
  deskMoves,
  NewTaskForm,
  TaskForm,
  taskAsks,
} from '#app/features/tasks/admin/desk-forms.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';

type Asking = readonly [name: string, form: z.ZodType, asks: readonly Ask[]];

const moves = [
  ...billMovesOf({ status: 'Invoiced' }),
  ...staffMoves({ ofCase: aWholeCase({}), candidates: [], intake: null }),
  ...enquiryMoves,
  ...groupMoves([], []),
  ...registrationMoves,
  ...renewalMoves(null),
  ...userMoves({ invitation: 'none' }),
  ...askerMoves,
  ...ticketMoves,
  bannerMoveIn('UTC'),
  ...deskMoves([]),
].flatMap(({ label, schema, asks = [] }): readonly Asking[] =>
  schema === undefined ? [] : [[label, schema, asks]],
);

const NO_BILL_CHOICES = { providers: [], payers: [] };
const NO_GROUP_CHOICES = { providers: [], facilities: [] };
const slide = { id: 'sub_a', name: 'A1', specimenID: 'A', label: null, kind: 'H&E', count: 1 };

const pages: readonly Asking[] = [
  ['New billing line', NewBillForm, billAsks(NO_BILL_CHOICES, true)],
  ['Edit a line of the whole case', billFormOf({ specimenID: null }), billAsks(NO_BILL_CHOICES, false)],
  ['Edit a line of a specimen', billFormOf({ specimenID: 'A' }), billAsks(NO_BILL_CHOICES, false)],
  ['Put on one invoice', IssueManyForm, invoiceAsks],
  ['New enquiry', NewEnquiryForm, enquiryAsks([])],
  ['Edit enquiry', EnquiryForm, enquiryAsks([])],
  ['Count slides', receiptFormOf([slide]), [...slideAsks('slides[0]', 'A1'), ...PARCEL_ASKS]],
  ['New account', NewAccountForm, accountAsks([])],
  ['Edit account', AccountForm, accountAsks([])],
  ['Step of an account', LeadStepForm, leadStepAsks],
  ['New group', NewGroupForm, groupAsks(NO_GROUP_CHOICES, true)],
  ['Edit group', GroupForm, groupAsks(NO_GROUP_CHOICES, false)],
  ['Edit user', UserForm, userAsks({ role: 'Provider' })],
  ['Edit admin', UserForm, userAsks({ role: 'Admin' })],
  ['Ask for help', HelpForm, helpAsks],
  ['Look up', NumberForm, numberAsks],
  ['New task', NewTaskForm, taskAsks([], true)],
  ['Edit task', TaskForm, taskAsks([], false)],
  ['Assign tasks', AssignManyForm, assigneeAsks([])],
];

const pathOf = (name: string) =>
  name.split(/[.[\]]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

it.each([...moves, ...pages])(
  '“%s” says what is missing by the labels of its fields',
  (_name, form, asks) => {
    const said = asks.map(({ name }) => plainWords(form)({ path: pathOf(name) }));
    expect(said).toEqual(asks.map(({ label }) => `${label} is required`));
  },
);
