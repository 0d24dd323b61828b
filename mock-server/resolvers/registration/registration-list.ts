import type { RegistrationRowZodType } from '#contracts/generated/schemas/registration-row.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { matches, pageOf, type SortKeys, sorted } from '../../http/paging.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { registeredEmail } from '../../store/tables/business.ts';
import { registrationOf } from './registration-access.ts';
import { displayNameOf } from './registration-records.ts';

type Listing = Call<'listRegistrations'>;
const DAY_MS = 86_400_000;

const SORT_KEYS: SortKeys<RegistrationRecord> = {
  submittedAt: ({ submittedAt }) => submittedAt,
  createdAt: ({ createdAt }) => createdAt,
  name: (record) => displayNameOf(record).toLowerCase(),
  status: ({ status }) => status,
  kind: ({ kind }) => kind,
};

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

function rowOf({ world, caller, now }: Listing, record: RegistrationRecord): RegistrationRowZodType {
  const { id, kind, version, etag, status, createdAt, submittedAt, reviewedBy, allowedActions } =
    registrationOf(record, caller);
  return {
    ...{ id, kind, version, etag, status, createdAt, submittedAt, reviewedBy, allowedActions },
    ...{ name: displayNameOf(record), organisation: organisationOf(record), email: registeredEmail(record) },
    ...{ country: countryOf(record), waitingDays: waitingDaysOf(record, now) },
    documents: world.registrationDocuments.by('registration', id).length,
  };
}

export const listRegistrations: Resolver<'listRegistrations'> = {
  resolve: (call) => {
    const { world, caller, now, input } = call;
    const { status, kind, waitingDays, q, sort = 'submittedAt' } = input.query;
    const isStaff = caller.viewer.role === 'Admin';
    const visible = isStaff ? world.registrations.list() : world.registrations.by('user', caller.user.id);
    const found = visible.filter(
      (record) =>
        (status === undefined || status.length === 0 || status.includes(record.status)) &&
        (kind === undefined || kind.length === 0 || kind.includes(record.kind)) &&
        (waitingDays === undefined || (waitingDaysOf(record, now) ?? -1) >= waitingDays) &&
        matches(q, [displayNameOf(record), organisationOf(record), registeredEmail(record)]),
    );
    const waits = found.flatMap((record) => waitingDaysOf(record, now) ?? []);
    const page = pageOf(sorted(found, sort, SORT_KEYS), input.query);
    return {
      data: {
        ...{ ...page, items: page.items.map((record) => rowOf(call, record)) },
        ...{ waiting: waits.length, longestWaitingDays: waits.length === 0 ? null : Math.max(...waits) },
      },
    };
  },
};
