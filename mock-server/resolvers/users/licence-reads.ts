import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { LicenceRenewalZodType } from '#contracts/generated/schemas/licence-renewal.ts';
import { documentAnswer } from '../../documents/kept-documents.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { movesBy } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { etagOf } from '../../rules/versions.ts';
import { query } from '../../store/query.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { LicenceRenewalRecord } from '../../store/tables/business.ts';

export function renewalOf(record: LicenceRenewalRecord, caller: Caller): LicenceRenewalZodType {
  const names = namesOf(caller);
  const steps = movesBy('LicenceRenewalStatus', ['reviewLicenceRenewal'], record.status, names);
  const allowedActions = (['accept', 'return'] as const).filter((step) => steps.includes(step));
  return { ...record, etag: etagOf(record), allowedActions };
}

type RenewalCall =
  | Call<'getLicenceRenewal'>
  | Call<'getLicenceRenewalDocument'>
  | Call<'reviewLicenceRenewal'>;

export function requireRenewal({ world, input }: RenewalCall): LicenceRenewalRecord {
  const record = world.licenceRenewals.find(input.params.renewalId);
  if (record === null) throw refuse('NOT_FOUND');
  return record;
}

const RENEWALS: ListTable<'listLicenceRenewals', LicenceRenewalRecord> = {
  of: ({ world, caller: { viewer, user } }) =>
    viewer.role === 'Admin' ? world.licenceRenewals : world.licenceRenewals.by('provider', user.id),
  filters: {
    status: 'status',
    region: 'region',
    userId: (userId) => ({ provider: { userId: { equals: userId } } }),
  },
  search: ({ provider, number }) => [provider.displayName, number],
  sorts: {
    submittedAt: ({ submittedAt }) => submittedAt,
    provider: ({ provider }) => plainLetters(provider.displayName),
    region: ({ region }) => region,
    expiresOn: ({ expiresOn }) => expiresOn,
    status: ({ status }) => status,
  },
  usual: 'submittedAt',
  row: (record, { caller }) => renewalOf(record, caller),
};

export const listLicenceRenewals: Resolver<'listLicenceRenewals'> = {
  resolve: (call) => ({ data: pageOfList(RENEWALS, call) }),
};

export const exportLicenceRenewals: Resolver<'exportLicenceRenewals'> = {
  resolve: (call) => exportList('listLicenceRenewals', RENEWALS, call, 'licence-renewals'),
};

export const getLicenceRenewal: Resolver<'getLicenceRenewal'> = {
  resolve: (call) => {
    const record = requireRenewal(call);
    return { etag: etagOf(record), data: renewalOf(record, call.caller) };
  },
};

export const getLicenceRenewalDocument: Resolver<'getLicenceRenewalDocument'> = {
  resolve: (call) => {
    const { id, file } = requireRenewal(call);
    return documentAnswer(call.world, { id, name: file.name }, call.input.query.inline ?? false);
  },
};

interface Licence {
  readonly id: string;
  readonly provider: UserRecord;
  readonly licence: UserRecord['licences'][number];
}

const LICENCES: ListTable<'listLicences', Licence> = {
  of: ({ world, caller: { viewer, user } }) => {
    const people =
      viewer.role === 'Admin'
        ? query(world.users, {
            where: { role: { in: ['Provider', 'physician'] }, status: { notEquals: 'Deactivated' } },
          })
        : [user];
    return people.flatMap((provider) =>
      provider.licences.map((licence, at) => ({ id: `${provider.id} ${at}`, provider, licence })),
    );
  },
  filters: {
    expiresFrom:
      (from) =>
      ({ licence }) =>
        licence.expiresOn >= from,
    expiresTo:
      (to) =>
      ({ licence }) =>
        licence.expiresOn <= to,
    userId:
      (userId) =>
      ({ provider }) =>
        provider.id === userId,
    region:
      (regions) =>
      ({ licence }) =>
        regions.includes(licence.state),
  },
  sorts: { expiresOn: ({ licence }) => licence.expiresOn },
  usual: 'expiresOn',
  row: ({ provider, licence: { state, ...licence } }) => ({
    provider: personRef(provider),
    licence: { region: state, ...licence },
  }),
};

export const listLicences: Resolver<'listLicences'> = {
  resolve: (call) => ({ data: pageOfList(LICENCES, call) }),
};
