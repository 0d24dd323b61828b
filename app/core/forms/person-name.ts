/** Letters of any script with their marks, spaces, hyphens, apostrophes and periods; 1 to 60 of them. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

export const personNameError = (name: string, label: string): string | null =>
  PERSON_NAME.test(name) ? null : `${label} has characters that are not allowed`;
