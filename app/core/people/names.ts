export interface NameParts {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
}

/** Letters of any script, spaces, hyphens, apostrophes of both shapes and periods, 60 at most. */
const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;

/** What is wrong with a part of a name; `label` as the form has it. Null for a good one. */
export function nameProblem(label: string, name: string): string | null {
  if (name.trim() === '') return `${label} is required`;
  return PERSON_NAME.test(name.trim()) ? null : `${label} has characters that are not allowed`;
}

/** As others see the person. */
export function displayNameOf({ salutation, firstName, lastName, role }: NameParts): string {
  const before = salutation === 'None' ? '' : `${salutation} `;
  return `${before}${firstName} ${lastName}${role === 'Facility_NP' ? ', NP' : ''}`;
}
