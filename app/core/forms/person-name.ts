/** Letters of any script with their marks, spaces, hyphens, apostrophes of both shapes and periods; 60 at most. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

/** What is wrong with a part of a name; `label` as the form has it. Null for a good one. */
export function personNameError(typed: string, label: string): string | null {
  const name = typed.trim();
  if (name === '') return `${label} is required`;
  return PERSON_NAME.test(name) && /\p{L}/u.test(name)
    ? null
    : `${label} has characters that are not allowed`;
}
