export interface NameParts {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
}

/** As others see the person. */
export function displayNameOf({ salutation, firstName, lastName, role }: NameParts): string {
  const before = salutation === 'None' ? '' : `${salutation} `;
  return `${before}${firstName} ${lastName}${role === 'Facility_NP' ? ', NP' : ''}`;
}
