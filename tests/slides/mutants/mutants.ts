import { ANSWER_MUTANTS } from './answers.ts';
import { CALLER_MUTANTS } from './callers.ts';
import { COUNT_MUTANTS } from './counts.ts';
import { FILE_MUTANTS } from './files.ts';
import { LEAK_MUTANTS } from './leaks.ts';
import { LIST_MUTANTS } from './lists.ts';
import type { Mutant } from './mutant.ts';
import { OFFER_MUTANTS } from './offers.ts';
import { READ_MUTANTS } from './reads.ts';
import { SAFETY_MUTANTS } from './safety.ts';
import { SHEET_MUTANTS } from './sheets.ts';
import { TEXT_MUTANTS } from './texts.ts';
import { THING_MUTANTS } from './things.ts';
import { WRITE_MUTANTS } from './writes.ts';

export const MUTANTS: readonly Mutant[] = [
  ...ANSWER_MUTANTS,
  ...CALLER_MUTANTS,
  ...LEAK_MUTANTS,
  ...WRITE_MUTANTS,
  ...TEXT_MUTANTS,
  ...SHEET_MUTANTS,
  ...READ_MUTANTS,
  ...COUNT_MUTANTS,
  ...THING_MUTANTS,
  ...OFFER_MUTANTS,
  ...LIST_MUTANTS,
  ...FILE_MUTANTS,
  ...SAFETY_MUTANTS,
];
