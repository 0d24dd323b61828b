import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { RegistrationRowZodType } from '#contracts/generated/schemas/registration-row.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { findRows, type ListTable, pageOfList } from '../../http/lists.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { readRegisteredEmail } from '../../store/tables/business.ts';
import { registrationOf } from './registration-access.ts';
import { displayNameOf } from './registration-records.ts';

type Listing = Call<'listRegistrations'>;
const DAY_MS = 86_400_000;

const organisationOf = (record: RegistrationRecord): string | null => {
  if (record.kind === 'facilities') return record.form.legalName;
  return record.kind === 'other' ? record.form.organisation : null;
};

function countryOf(record: RegistrationRecord): string | null {
  if (record.kind === 'other') return record.form.country;
  return record.kind === 'providers' || record.kind === 'facilities'
    ? (record.form.address?.country ?? null)
    : null;
}

/** Whole days for which it has waited for a decision; null unless it does. */
function waitingDaysOf({ status, submittedAt }: RegistrationRecord, now: number): number | null {
  const isWaiting = status === 'Submitted' || status === 'UnderReview';
  return isWaiting && submittedAt !== null ? Math.floor((now - Date.parse(submittedAt)) / DAY_MS) : null;
}

function rowOf(record: RegistrationRecord, call: Listing): RegistrationRowZodType {
  const { world, now } = call;
  const { id, kind, version, etag, status, createdAt, submittedAt, reviewedBy, allowedActions } =
    registrationOf(record, call);
  return {
    id,
    kind,
    version,
    etag,
    status,
    createdAt,
    submittedAt,
    reviewedBy,
    allowedActions,
    name: displayNameOf(record),
    organisation: organisationOf(record),
    email: readRegisteredEmail(record),
    country: countryOf(record),
    waitingDays: waitingDaysOf(record, now),
    documents: world.registrationDocuments.by('registration', id).length,
  };
}

const REGISTRATIONS: ListTable<'listRegistrations', RegistrationRecord> = {
  of: ({ world, caller: { viewer, user } }) =>
    viewer.role === 'Admin' ? world.registrations : world.registrations.by('user', user.id),
  filters: {
    status: 'status',
    kind: 'kind',
    waitingDays:
      (days, { now }) =>
      (record) =>
        (waitingDaysOf(record, now) ?? -1) >= days,
  },
  search: (record) => [displayNameOf(record), organisationOf(record), readRegisteredEmail(record)],
  sorts: {
    submittedAt: ({ submittedAt }) => submittedAt,
    createdAt: ({ createdAt }) => createdAt,
    name: (record) => plainLetters(displayNameOf(record)),
    status: ({ status }) => status,
    kind: ({ kind }) => kind,
  },
  usual: 'submittedAt',
  row: rowOf,
};

export const listRegistrations: Resolver<'listRegistrations'> = {
  resolve: (call) => {
    const found = findRows(REGISTRATIONS, call);
    const waits = found.flatMap((record) => waitingDaysOf(record, call.now) ?? []);
    const longestWaitingDays = waits.length === 0 ? null : Math.max(...waits);
    return { data: { ...pageOfList(REGISTRATIONS, call, found), waiting: waits.length, longestWaitingDays } };
  },
};

export const exportRegistrations: Resolver<'exportRegistrations'> = {
  resolve: (call) => exportList('listRegistrations', REGISTRATIONS, call, 'registrations'),
};
