import type { ProviderFormZodType } from '#contracts/generated/schemas/provider-form.ts';
import { newProvider } from '../../store/records/new-user.ts';
import type { ProviderFacts } from '../../store/records/people.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { readsAtCertified } from '../profile/provider-profile.ts';

const OPERATORS_LIMIT = 25;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LONGEST_HOURS = 200;

/** The spans of the form in the one line of a profile, a day to each; null where they are none, or more than it holds. */
function hoursText({ workingHours }: ProviderFormZodType): string | null {
  const text = workingHours
    .map(({ weekday, from, to }) => `${DAYS[weekday - 1] ?? ''} ${from} to ${to}`)
    .join(', ');
  return text === '' || text.length > LONGEST_HOURS ? null : text;
}

/**
 * What a registration makes of its provider. Whoever approves it has looked at where the provider reads; the licences
 * are verified with the onboarding.
 */
export function providerOf(form: ProviderFormZodType): Pick<UserRecord, 'role'> & Partial<UserRecord> {
  const { licences, subspecialties, npi, address, timeZone } = form;
  const provider = factsOf(form);
  return {
    role: 'Provider',
    licences: licences
      .filter(({ status }) => status === 'Active')
      .map(({ region, number, issuedOn, expiresOn }) => ({
        state: region,
        number,
        issuedOn,
        expiresOn,
        verifiedOn: null,
      })),
    subspecialties,
    npi,
    phone: form.phone,
    address,
    ...(timeZone === null ? {} : { timeZone }),
    readsAtCertifiedSite: readsAtCertified(provider.readingSites),
    provider,
  };
}

function factsOf(form: ProviderFormZodType): ProviderFacts {
  const { firstName, lastName, accountType, specialty, degree, workAuthorization, maxOpenCases } = form;
  const blank = newProvider(
    [`${firstName} ${lastName}`, ...(degree === null || degree === 'Other' ? [] : [degree])].join(', '),
  );
  return {
    ...blank,
    accountType: accountType ?? blank.accountType,
    // A profile knows readers of slides and everyone else.
    specialty: specialty === null ? blank.specialty : specialty === 'Pathology' ? specialty : 'Other',
    degree: degree ?? blank.degree,
    workAuthorization: workAuthorization ?? blank.workAuthorization,
    experienceYears: form.experienceYears ?? blank.experienceYears,
    wsiExperienceYears: form.wsiExperienceYears ?? blank.wsiExperienceYears,
    certificates: form.boardCertifications.map(({ board, kind, year, lifetime, expiresOn }) => ({
      board,
      kind,
      year,
      expiresOn: lifetime ? null : expiresOn,
    })),
    readingSites: form.readingSites
      .slice(0, 10)
      .map(({ name, kind, address, clia, vpn }) => ({ name, kind, address, clia, vpn, verified: true })),
    workingHours: hoursText(form),
    maxOpenCases: Math.min(OPERATORS_LIMIT, maxOpenCases ?? OPERATORS_LIMIT),
  };
}
