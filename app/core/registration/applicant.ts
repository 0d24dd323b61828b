import type { Registration } from '#contracts/generated/wire.ts';

/** The person in the form, and for whom that person registers. */
export function applicantText(form: Registration['form']): string {
  if ('legalName' in form) return `${form.primaryContact.name}, ${form.legalName}`;
  if ('contactName' in form) return `${form.contactName}, ${form.organisation}`;
  return `${form.firstName} ${form.lastName}`;
}
