import type { CaseProblem, SpecimenForm } from '#contracts/generated/wire.ts';
import { daysBetween } from '../calendar/days.ts';
import {
  type BodySite,
  doubt,
  type FormFacts,
  type FormSetting,
  isBlank,
  mistake,
  requiredProblem,
} from './form.ts';
import { slideProblems, slidesListed } from './slide-rules.ts';

export const SPECIMENS_AT_MOST = 60;
const OLD_AFTER_DAYS = 365;

/** A subsite of the list that stands for words of one's own, and says nothing by itself. */
export const isFreeSubsite = (value: string): boolean => value.endsWith('_free_text');

export function specimenProblems(form: FormFacts, setting: FormSetting): readonly CaseProblem[] {
  const { specimens } = form;
  if (specimens.length === 0) return [mistake('specimens', 'Add at least one specimen')];
  const tooMany = specimens.length > SPECIMENS_AT_MOST;
  return [
    ...(tooMany ? [mistake('specimens', `A case has ${SPECIMENS_AT_MOST} specimens at most.`)] : []),
    ...specimens.flatMap((specimen, at) => [
      ...idProblems(specimens, specimen, at),
      ...siteProblems(`specimens.${at}`, specimen, setting),
      ...dayProblems(`specimens.${at}`, specimen, setting),
      ...totalProblems(`specimens.${at}`, specimen),
      ...slideProblems(form, specimen, at),
    ]),
  ];
}

const sameText = (one: string | null, other: string | null): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

function idProblems(
  all: readonly SpecimenForm[],
  { facilitySpecimenID: id }: SpecimenForm,
  at: number,
): readonly CaseProblem[] {
  const field = `specimens.${at}.facilitySpecimenID`;
  if (isBlank(id)) return [mistake(field, 'Facility specimen ID is required')];
  const isRepeated = all.slice(0, at).some((earlier) => sameText(earlier.facilitySpecimenID, id));
  return isRepeated ? [mistake(field, 'Two specimens have the same ID')] : [];
}

/** A case may name a site by its value or, where it came from elsewhere, by its label. */
export const bodySiteOf = (sites: readonly BodySite[], named: string | null): BodySite | null =>
  sites.find(({ value, label }) => value === named || label === named) ?? null;

function siteProblems(
  field: string,
  { bodysite, subsite, laterality, specimenType }: SpecimenForm,
  { bodySites }: FormSetting,
): readonly CaseProblem[] {
  const site = bodySiteOf(bodySites, bodysite);
  return [
    ...requiredProblem(`${field}.bodysite`, bodysite, 'Body site is required'),
    ...(site !== null && site.subsites.length > 0
      ? requiredProblem(`${field}.subsite`, subsite, 'Subsite is required', (text) =>
          subsiteFault(site, text),
        )
      : []),
    ...(site === null ? [] : sideProblems(`${field}.laterality`, site, laterality)),
    ...requiredProblem(`${field}.specimenType`, specimenType, 'Specimen type is required'),
  ];
}

function subsiteFault({ label, subsites }: BodySite, text: string): string | null {
  const named = subsites.find((one) => one.value === text || one.label === text);
  if (isFreeSubsite(named?.value ?? text)) return 'Subsite is required';
  const isOwnAllowed = subsites.some(({ value }) => isFreeSubsite(value));
  return named !== undefined || isOwnAllowed ? null : `Choose a subsite of ${label}`;
}

/** A side of what has none would be read in the report as if somebody had meant it. */
function sideProblems(
  field: string,
  site: BodySite,
  side: SpecimenForm['laterality'],
): readonly CaseProblem[] {
  if (site.laterality)
    return side === null ? [mistake(field, `Laterality is required for ${site.label}`)] : [];
  return side === null || side === 'Not_Applicable'
    ? []
    : [mistake(field, `${site.label} has no side. Choose Not applicable.`)];
}

function dayProblems(
  field: string,
  { specimenCollectionDate: collected, collectionTime, receivedDate, bodysite }: SpecimenForm,
  { today }: FormSetting,
): readonly CaseProblem[] {
  const isOld = collected !== null && daysBetween(collected, today) > OLD_AFTER_DAYS;
  const isFuture = collected !== null && collected > today;
  const isEarly = receivedDate !== null && collected !== null && receivedDate < collected;
  return [
    ...requiredProblem(`${field}.specimenCollectionDate`, collected, 'Collection date is required', () =>
      isFuture ? 'Collection date cannot be in the future' : null,
    ),
    ...(isOld ? [doubt(`${field}.specimenCollectionDate`, 'Collection date is more than 365 days ago')] : []),
    ...((bodysite ?? '').toLowerCase() === 'breast'
      ? requiredProblem(`${field}.collectionTime`, collectionTime, 'Collection time is required')
      : []),
    ...requiredProblem(`${field}.receivedDate`, receivedDate, 'Received date is required', () =>
      isEarly ? 'Received date is before the collection date' : null,
    ),
  ];
}

function totalProblems(field: string, specimen: SpecimenForm): readonly CaseProblem[] {
  const total = specimen.totalNumberSlides;
  if (total === null) return [mistake(`${field}.totalNumberSlides`, 'Total number of slides is required')];
  // A count that is missing stands at its slides, and without it there is no sum.
  if (specimen.subsections.some(({ slideCount }) => slideCount === null)) return [];
  const listed = slidesListed([specimen]);
  return total === listed
    ? []
    : [mistake(`${field}.totalNumberSlides`, `Total is ${total} but the slides add up to ${listed}`)];
}
