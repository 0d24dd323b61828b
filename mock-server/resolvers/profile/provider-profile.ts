import { cliaError, cliaOf } from '#app/core/forms/clia.ts';
import { isPng } from '#app/core/forms/document-file.ts';
import { addressError } from '#app/core/forms/postal-address.ts';
import type { OwnReadingSiteZodType } from '#contracts/generated/schemas/own-reading-site.ts';
import type { OwnReadingSiteInputZodType } from '#contracts/generated/schemas/own-reading-site-input.ts';
import type { ProviderProfileInputZodType } from '#contracts/generated/schemas/provider-profile-input.ts';
import { type Problems, unless } from '../../http/field-problems.ts';
import { colleagueIds } from '../../rules/people/team.ts';
import type { ProviderFacts } from '../../store/records/people.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

const SIGNATURE_BYTES = 102_400;

function signatureProblem(base64: string): string | null {
  const bytes = Buffer.from(base64, 'base64');
  return isPng(bytes) && bytes.length <= SIGNATURE_BYTES
    ? null
    : 'The signature must be a PNG picture of at most 100 KB';
}

function sitesProblem(sites: readonly OwnReadingSiteInputZodType[]): string | null {
  const problems = sites.flatMap(({ address, clia }) => [unless(clia, cliaError), addressError(address)]);
  return problems.find((problem) => problem !== null) ?? null;
}

type Away = NonNullable<ProviderProfileInputZodType['away']>;

function awayProblem(world: World, user: UserRecord, away: Away): string | null {
  if (away.some(({ from, to }) => to < from)) return 'The last day cannot be before the first';
  // Whoever covers already stays possible after they left the group, or no time away could be changed any more.
  const kept = user.provider?.away.map(({ coveredBy }) => coveredBy) ?? [];
  const covers = [null, ...kept, ...colleagueIds(world, user.id)];
  const isCovered = away.every(({ coveredBy = null }) => covers.includes(coveredBy));
  return isCovered ? null : 'Choose a colleague of one of your groups';
}

export const providerProblems = (
  world: World,
  user: UserRecord,
  { readingSites, signatureImage, away, printedName }: ProviderProfileInputZodType,
): Problems => ({
  readingSites: unless(readingSites, sitesProblem),
  printedName: unless(printedName, (name) => (name.trim() === '' ? 'Printed name is required' : null)),
  signatureImage: unless(signatureImage, signatureProblem),
  away: unless(away, (times) => awayProblem(world, user, times)),
});

const placeOf = ({
  address: { line1, line2, city, region, postalCode, country },
}: OwnReadingSiteInputZodType): string => JSON.stringify([line1, line2, city, region, postalCode, country]);

/** A site that the operator has checked stays so while its place and its certificate are the same. */
function siteOf(
  input: OwnReadingSiteInputZodType,
  earlier: readonly OwnReadingSiteZodType[],
): OwnReadingSiteZodType {
  const { name, kind, address, vpn = false } = input;
  const clia = input.clia === undefined || input.clia === null ? null : cliaOf(input.clia);
  const verified = earlier.some(
    (site) => site.verified && site.clia === clia && placeOf(site) === placeOf(input),
  );
  return { name, kind, address, clia, vpn, verified };
}

/** Glass and cytology want a site with a certificate that the operator has checked. */
export const readsAtCertified = (sites: readonly OwnReadingSiteZodType[]): boolean =>
  sites.some(({ clia, verified }) => clia !== null && verified);

/** A site that was named since and has a certificate waits for somebody of the operator to check it. */
export function isNewSiteNamed(before: UserRecord, after: UserRecord): boolean {
  const known = before.provider?.readingSites.map((site) => `${site.clia} ${placeOf(site)}`) ?? [];
  return (after.provider?.readingSites ?? []).some(
    (site) => site.clia !== null && !site.verified && !known.includes(`${site.clia} ${placeOf(site)}`),
  );
}

export function withProviderInput(
  user: UserRecord & { readonly provider: ProviderFacts },
  input: ProviderProfileInputZodType,
): UserRecord {
  const { provider } = user;
  const readingSites = input.readingSites?.map((site) => siteOf(site, provider.readingSites));
  const away = input.away?.map(({ from, to, coveredBy = null }) => ({ from, to, coveredBy }));
  return {
    ...user,
    readsAtCertifiedSite:
      readingSites === undefined ? user.readsAtCertifiedSite : readsAtCertified(readingSites),
    provider: {
      ...provider,
      readingSites: readingSites ?? provider.readingSites,
      away: away ?? provider.away,
      printedName: input.printedName?.trim() ?? provider.printedName,
      signatureImage: input.signatureImage === undefined ? provider.signatureImage : input.signatureImage,
      workingHours: input.workingHours === undefined ? provider.workingHours : input.workingHours,
      maxOpenCases: input.maxOpenCases ?? provider.maxOpenCases,
    },
  };
}
