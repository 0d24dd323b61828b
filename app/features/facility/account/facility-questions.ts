import { choicesIn, choicesOf } from '#app/ui/controls/choices.ts';
import type { FormField } from '#app/ui/forms/form-field.ts';
import type { Question } from '#app/ui/forms/versions/typed-answers.ts';
import { labels } from '#contracts/generated/labels.ts';

const addressQuestions = (name: string, of = ''): readonly Question[] => [
  { name: `${name}.line1`, label: `Street${of}` },
  { name: `${name}.line2`, label: `Street, second line${of}` },
  { name: `${name}.city`, label: `City${of}` },
  { name: `${name}.country`, label: `Country${of}`, choices: choicesOf(labels.Country) },
  { name: `${name}.region`, label: `State or province${of}` },
  { name: `${name}.postalCode`, label: `Postal code${of}` },
];

/**
 * What the form of a facility asks, in the order of its fields. The fields have their words from here, and so has what
 * tells of two versions of the form.
 */
export const facilityQuestions: readonly Question[] = [
  { name: 'legalName', label: 'Legal name' },
  { name: 'displayName', label: 'Name on screens' },
  { name: 'organisationKind', label: 'Organisation kind', choices: choicesOf(labels.OrganisationKind) },
  { name: 'facilityType', label: 'Facility type', choices: choicesOf(labels.FacilityType) },
  ...addressQuestions('address'),
  { name: 'phone', label: 'Phone' },
  { name: 'fax', label: 'Fax' },
  { name: 'timeZone', label: 'Time zone' },
  { name: 'holidays', label: 'Holidays' },
  { name: 'npi', label: 'NPI of the facility' },
  { name: 'taxId', label: 'Tax ID' },
  { name: 'labArrangement', label: 'Lab arrangement', choices: choicesOf(labels.LabArrangement) },
  { name: 'contractLab.name', label: 'Contract laboratory' },
  { name: 'contractLab.clia', label: 'CLIA number of the contract laboratory' },
  { name: 'clia', label: 'CLIA number' },
  {
    name: 'cliaCertificate.kind',
    label: 'Kind of CLIA certificate',
    choices: choicesOf(labels.CliaCertificateKind),
  },
  { name: 'cliaCertificate.expiresOn', label: 'CLIA certificate ends on' },
  { name: 'cap', label: 'CAP number' },
  { name: 'provincialLabLicence', label: 'Laboratory licence of the province' },
  { name: 'accreditingBody', label: 'Accredited by' },
  { name: 'labDirector.name', label: 'Laboratory director' },
  { name: 'labDirector.degree', label: 'Degree of the director' },
  { name: 'labDirector.licence', label: 'Licence number of the director' },
  { name: 'primaryContact.name', label: 'Primary contact' },
  { name: 'primaryContact.title', label: 'Title of the primary contact' },
  { name: 'primaryContact.email', label: 'Email of the primary contact' },
  { name: 'primaryContact.phone', label: 'Phone of the primary contact' },
  { name: 'billingContact.name', label: 'Billing contact' },
  { name: 'billingContact.email', label: 'Email of the billing contact' },
  { name: 'billingContact.phone', label: 'Phone of the billing contact' },
  { name: 'billingContact.sameAsFacility', label: 'Bills go to the address of the facility', kind: 'tick' },
  ...addressQuestions('billingContact.address', ' of the billing contact'),
  { name: 'billingModel', label: 'Billing model', choices: choicesOf(labels.BillingModel) },
  { name: 'caseScope', label: 'Case scope', choices: choicesOf(labels.CaseScope) },
  { name: 'service', label: 'Service', choices: choicesOf(labels.Service) },
  { name: 'slideDelivery', label: 'Slide delivery', choices: choicesOf(labels.SlideDelivery) },
  { name: 'volumes', label: 'Cases per month' },
  { name: 'scanners', label: 'Scanners' },
];

const byName = new Map(facilityQuestions.map((question) => [question.name, question]));

function questionOf({ name }: FormField): Question {
  const question = byName.get(name);
  if (question === undefined) throw new Error(`The form of a facility has no question ${name}`);
  return question;
}

/** A field with the words of its question. */
export const ask = <F extends FormField>(field: F) => ({ field, label: questionOf(field).label });

/** A field with the words and the choices of its question. */
export const askToChoose = (field: FormField) => ({
  ...ask(field),
  choices: choicesIn(questionOf(field).choices ?? []),
});
