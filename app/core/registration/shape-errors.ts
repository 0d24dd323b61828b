import { CLIA_WRONG } from '../forms/clia.ts';
import { npiError } from '../forms/npi.ts';
import { taxIdError } from '../forms/tax-id.ts';
import { YEAR_WRONG } from './dates-of-forms.ts';

/** By the name of a field: what a form says of a value that does not even have the shape that the contract asks for. */
const SENTENCES: Readonly<Record<string, (value: string) => string | null>> = {
  npi: npiError,
  submittingPhysicianNpi: npiError,
  taxId: taxIdError,
  // The contract has it as it is kept; a form takes lower case and spaces as well, and so finds nothing wrong there.
  clia: () => CLIA_WRONG,
  year: () => YEAR_WRONG,
  fromYear: () => YEAR_WRONG,
  toYear: () => YEAR_WRONG,
};

/** The sentence of the forms for a value of a wrong shape; null for a field that the forms have none for. */
export const shapeError = (field: string, value: unknown): string | null =>
  SENTENCES[field]?.(String(value)) ?? null;
