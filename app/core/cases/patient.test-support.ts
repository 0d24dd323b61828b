/** An invented patient as the API sends one. */
export const PATIENT = {
  lastName: 'Haverly',
  firstName: 'Conrad',
  birthDate: '1951-03-09',
  gender: 'Male',
  race: null,
} as const;
