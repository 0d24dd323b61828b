import { findCasesPath } from '#app/core/cases/case-links.ts';
import { mayFacilityAsk, mayStandInAddress } from '#app/core/cases/searched-words.ts';
import { isReleased } from '#app/core/reports/recall-window.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Filter, ListSearch } from '#app/ui/lists/filters/filter.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zReportState } from '#contracts/generated/schemas/report-state.ts';

const URGENT_FIRST = ['STAT', 'Expedited', 'Routine'];

/** The filters that the lists of cases choose from, in the contract's names. */
export const caseFilters = {
  priority: {
    kind: 'choices',
    name: 'priority',
    label: 'Priority',
    choices: choicesOf(labels.Priority, URGENT_FIRST),
  },
  status: { kind: 'choices', name: 'status', label: 'Status', choices: choicesOf(labels.CaseStatus) },
  subspecialty: {
    kind: 'choices',
    name: 'subspecialty',
    label: 'Subspecialty',
    choices: choicesOf(labels.Subspecialty),
  },
  type: { kind: 'choices', name: 'type', label: 'Type', choices: choicesOf(labels.CaseTypeValue) },
  billing: {
    kind: 'choices',
    name: 'billingComponent',
    label: 'Billing',
    choices: choicesOf(labels.BillingComponent),
  },
  report: {
    kind: 'choices',
    name: 'reportState',
    label: 'Report',
    choices: choicesOf(labels.ReportState, zReportState.options.filter(isReleased)),
  },
  overdue: { kind: 'flag', name: 'overdue', label: 'Overdue only' },
  from: { kind: 'day', name: 'from', label: 'From (time of the facility)' },
  to: { kind: 'day', name: 'to', label: 'To' },
} as const satisfies Readonly<Record<string, Filter>>;

const elsewhere = {
  why: 'A patient, a birth date and other numbers are not looked for here, because this text stands in the address of the page.',
  label: 'Find by patient or number',
  to: findCasesPath,
};

/** The API looks for it among numbers of cases, subspecialties and facilities only, so it may stand in an address. */
export const caseSearch: ListSearch = {
  name: 'q',
  label: 'Search by case number, facility or subspecialty',
  placeholder: 'Case, facility or subspecialty',
  elsewhere: { ...elsewhere, isMeant: (text) => !mayStandInAddress(text) },
};

/** For a facility, all of whose cases are its own. */
export const facilityCaseSearch: ListSearch = {
  name: 'q',
  label: 'Search by case number or subspecialty',
  placeholder: 'Case or subspecialty',
  elsewhere: { ...elsewhere, isMeant: (text) => !mayFacilityAsk(text) },
};
