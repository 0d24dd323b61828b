import { UNLISTED } from '#app/core/case-form/held-choices.ts';
import { dayText } from '#app/core/text/dates.ts';
import type { Fact } from '#app/ui/detail/facts.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';

/** How people call the values of the reference lists, and the people and cases that are named by an id. */
type Names = Readonly<Record<string, string>>;

export const dayOr = (day: string | null): string | null => (day === null ? null : dayText(day));

const namedIn = (names: Names, value: string | null, unlisted = value): string | null =>
  value === null ? null : (names[value] ?? unlisted);

const joinTexts = (values: readonly (string | null)[], between: string): string =>
  values.filter(Boolean).join(between);

/** What most cases do without is told where it was filled in. */
const whereFilled = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ value }) => value !== null && value !== '');

export function patientFacts({ patient }: CaseForm, names: Names): readonly Fact[] {
  const name = joinTexts([patient.lastName, joinTexts([patient.firstName, patient.middleName], ' ')], ', ');
  const place = joinTexts(
    [patient.city, joinTexts([namedIn(names, patient.region), patient.postalCode], ' ')],
    ', ',
  );
  const country = patient.country === null ? null : labels.Country[patient.country];
  return [
    { term: 'Name', value: joinTexts([name, patient.suffix], ' ') },
    { term: 'Date of birth', value: dayOr(patient.birthDate) },
    { term: 'Gender', value: patient.gender },
    { term: 'Medical record number', value: patient.medicalRecordNumber },
    { term: 'Race', value: namedIn(names, patient.race) },
    ...whereFilled([
      {
        term: 'Health card',
        value: joinTexts([namedIn(names, patient.healthCardProvince), patient.healthCardNumber], ' '),
      },
      {
        term: 'Address',
        value: joinTexts([patient.addressLine1, patient.addressLine2, place, country], ', '),
      },
      { term: 'Phone', value: patient.phone },
      { term: 'Email', value: patient.email },
    ]),
  ];
}

export function clinicalFacts({ clinical }: CaseForm): readonly Fact[] {
  const { caseType, clinicalHistory, grossDescription, outsideDiagnosis } = clinical;
  const isConsultation = caseType === 'Consultation';
  const gross = { term: 'Gross description', value: grossDescription };
  const original = { term: 'Original diagnosis', value: outsideDiagnosis };
  return [
    { term: 'Accession number', value: clinical.caseRecordId },
    { term: 'Case type', value: caseType === null ? null : labels.CaseTypeValue[caseType] },
    { term: 'Priority', value: joinTexts([clinical.priority, clinical.statReason], ': ') },
    ...whereFilled([{ term: 'Callback phone', value: clinical.statCallbackPhone }]),
    {
      term: 'Submitting physician',
      value: joinTexts([clinical.submittingPhysician, clinical.submittingPhysicianNpi], ', NPI '),
    },
    {
      term: 'Clinical history',
      value: joinTexts(
        [clinical.historyNotProvided ? 'None provided by the ordering physician' : null, clinicalHistory],
        '. ',
      ),
    },
    { term: 'Clinical impression', value: clinical.clinicalImpression },
    { term: 'ICD-10 codes', value: clinical.icd10.join(', ') },
    ...whereFilled([
      { term: 'Earlier diagnosis', value: clinical.priorDiagnosis },
      { term: 'Earlier treatment', value: clinical.priorTreatment },
    ]),
    ...(isConsultation ? [original, ...whereFilled([gross])] : [gross, ...whereFilled([original])]),
    ...whereFilled([{ term: 'Intraoperative result', value: clinical.intraoperativeResult }]),
    ...clinical.siteAnswers.map(({ prompt, answer }) => ({ term: labels.SitePrompt[prompt], value: answer })),
    ...clinical.copyTo.map(({ name, fax, email }) => ({
      term: 'Copy to',
      value: joinTexts([name, fax, email], ', '),
    })),
    ...(clinical.otherClinicalTicked ? [{ term: 'Other clinical document', value: 'Is attached' }] : []),
  ];
}

export const deliveryFacts = (form: CaseForm, names: Names): readonly Fact[] => [
  ...parcelFacts(form.delivery),
  ...billingFacts(form.billing, names),
  ...routingFacts(form.routing, names),
  {
    term: 'Patient, specimen and slide labels',
    value: form.labelsChecked ? 'Compared by the sender' : 'Not compared yet',
  },
];

function parcelFacts({ slideDelivery, ...parcel }: CaseForm['delivery']): readonly Fact[] {
  const { carrier, trackingNumber, shippedOn, slidesSent, blocksSent } = parcel;
  const facts = [
    { term: 'Parcel', value: joinTexts([carrier, trackingNumber], ', ') },
    { term: 'Shipped on', value: dayOr(shippedOn) },
    { term: 'Slides sent', value: slidesSent === null ? null : String(slidesSent) },
    { term: 'Blocks sent', value: blocksSent === null ? null : String(blocksSent) },
  ];
  return [
    { term: 'Slides', value: slideDelivery === null ? null : labels.SlideDelivery[slideDelivery] },
    ...(slideDelivery === 'Mail_the_Slides' ? facts : whereFilled(facts)),
  ];
}

function billingFacts(billing: CaseForm['billing'], names: Names): readonly Fact[] {
  const { billingComponent, caseScope, payer } = billing;
  return [
    {
      term: 'Billing component',
      value: billingComponent === null ? null : labels.BillingComponent[billingComponent],
    },
    { term: 'Case scope', value: caseScope === null ? null : labels.CaseScope[caseScope] },
    ...whereFilled([
      { term: 'Laboratory that prepared the slides', value: billing.preparingLaboratory },
      { term: 'Payer', value: namedIn(names, payer) },
      { term: 'Member ID', value: billing.memberId },
      { term: 'Group number', value: billing.groupNumber },
      { term: 'Relation to the subscriber', value: billing.relationToSubscriber },
      { term: 'Authorisation number', value: billing.authorization },
    ]),
  ];
}

function routingFacts(routing: CaseForm['routing'], names: Names): readonly Fact[] {
  const { caseRelation, parentCaseId, otherRelation, subspecialtyRequested, preferredProviderId } = routing;
  return [
    { term: 'Service', value: routing.service },
    { term: 'Case relation', value: caseRelation },
    ...whereFilled([
      { term: 'Parent case', value: namedIn(names, parentCaseId, UNLISTED.parentCase) },
      { term: 'How the case belongs to another', value: otherRelation },
    ]),
    {
      term: 'Subspecialty',
      value: subspecialtyRequested === null ? 'Any' : labels.Subspecialty[subspecialtyRequested],
    },
    ...whereFilled([
      { term: 'Preferred pathologist', value: namedIn(names, preferredProviderId, UNLISTED.pathologist) },
    ]),
  ];
}
