import type { LicenceRenewalZodType } from '#contracts/generated/schemas/licence-renewal.ts';
import { etagOf } from '../../access/case-access.ts';
import { stepsFrom } from '../../access/steps.ts';
import { namesOf } from '../../access/transitions.ts';
import { documentAnswer } from '../../documents/kept-documents.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { matches, pageOf, type SortKeys, sorted } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import type { LicenceRenewalRecord } from '../../store/tables/business.ts';

const SORT_KEYS: SortKeys<LicenceRenewalRecord> = {
  submittedAt: ({ submittedAt }) => submittedAt,
  provider: ({ provider }) => provider.displayName.toLowerCase(),
  region: ({ region }) => region,
  expiresOn: ({ expiresOn }) => expiresOn,
  status: ({ status }) => status,
};

export function renewalOf(record: LicenceRenewalRecord, caller: Caller): LicenceRenewalZodType {
  const names = namesOf(caller);
  const steps = stepsFrom('LicenceRenewalStatus', ['reviewLicenceRenewal'], record.status, names);
  const allowedActions = (['accept', 'return'] as const).filter((step) => steps.includes(step));
  return { ...record, etag: etagOf(record), allowedActions };
}

type RenewalCall =
  | Call<'getLicenceRenewal'>
  | Call<'getLicenceRenewalDocument'>
  | Call<'reviewLicenceRenewal'>;

/** Throws NOT_FOUND for everyone but staff and the provider whose licence it is. */
export function requireRenewal({ world, caller, input }: RenewalCall): LicenceRenewalRecord {
  const record = world.licenceRenewals.find(input.params.renewalId);
  const isSeen = caller.viewer.role === 'Admin' || record?.provider.userId === caller.user.id;
  if (record === null || !isSeen) throw refuse('NOT_FOUND');
  return record;
}

export const listLicenceRenewals: Resolver<'listLicenceRenewals'> = {
  resolve: ({ world, caller, input: { query } }) => {
    const { status, region, q, sort = 'submittedAt' } = query;
    const isStaff = caller.viewer.role === 'Admin';
    const userId = isStaff ? query.userId : caller.user.id;
    const visible =
      userId === undefined ? world.licenceRenewals.list() : world.licenceRenewals.by('provider', userId);
    const found = visible.filter(
      (record) =>
        (status === undefined || status.length === 0 || status.includes(record.status)) &&
        (region === undefined || record.region === region) &&
        matches(q, [record.provider.displayName, record.number]),
    );
    const page = pageOf(sorted(found, sort, SORT_KEYS), query);
    return { data: { ...page, items: page.items.map((record) => renewalOf(record, caller)) } };
  },
};

export const getLicenceRenewal: Resolver<'getLicenceRenewal'> = {
  see: (call) => void requireRenewal(call),
  resolve: (call) => {
    const record = requireRenewal(call);
    return { etag: etagOf(record), data: renewalOf(record, call.caller) };
  },
};

export const getLicenceRenewalDocument: Resolver<'getLicenceRenewalDocument'> = {
  see: (call) => void requireRenewal(call),
  resolve: (call) => {
    const { id, file } = requireRenewal(call);
    return documentAnswer(call.world, { id, name: file.name }, call.input.query.inline ?? false);
  },
};
