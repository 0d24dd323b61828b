import {
  accessAgreesWithRoles,
  accessCodesAreAnswered,
  accessHasOneAnswer,
  accessUsesItsWords,
  operationsHaveAccess,
} from './access-rules.ts';
import { answersSayTheirCodes, codesAreGiven } from './answer-code-rules.ts';
import { answersAreEnvelopes, answersCarryHeaders, answersHaveExamples } from './answer-rules.ts';
import { codesAreListed } from './code-rules.ts';
import { creationsHaveLinks, linksLeadSomewhere } from './link-rules.ts';
import {
  guardsHaveCodes,
  moversAreKnown,
  operationsMoveTheirMachines,
  refusalsAreShown,
  rolesMayMove,
  statesAreListed,
  statesAreReached,
  transitionsAreNamedOnce,
  transitionsHaveOperations,
} from './machine-rules.ts';
import {
  idsAreUnique,
  operationsAreDescribed,
  operationsHaveScreens,
  pathParametersAreDeclared,
  pathsDifferInMoreThanCase,
  statusesAreComplete,
} from './operation-rules.ts';
import { patternsAreQuick } from './pattern-rules.ts';
import { rightsNameOperations } from './right-rules.ts';
import type { Rule } from './rule.ts';
import {
  keywordsAreKnown,
  keywordsAreListed,
  labelsFitTheirValues,
  responseFieldsAreAlwaysPresent,
  schemasAreDescribed,
} from './schema-rules.ts';

/** What the contract keeps besides Redocly's recommended rules, by the name under which a breach is told. */
export const rules = {
  operationsAreDescribed,
  operationsHaveScreens,
  operationsHaveAccess,
  accessUsesItsWords,
  accessHasOneAnswer,
  accessAgreesWithRoles,
  accessCodesAreAnswered,
  pathParametersAreDeclared,
  idsAreUnique,
  statusesAreComplete,
  pathsDifferInMoreThanCase,
  answersAreEnvelopes,
  answersHaveExamples,
  answersCarryHeaders,
  codesAreListed,
  answersSayTheirCodes,
  codesAreGiven,
  patternsAreQuick,
  linksLeadSomewhere,
  creationsHaveLinks,
  keywordsAreKnown,
  keywordsAreListed,
  responseFieldsAreAlwaysPresent,
  labelsFitTheirValues,
  schemasAreDescribed,
  statesAreListed,
  statesAreReached,
  transitionsAreNamedOnce,
  transitionsHaveOperations,
  operationsMoveTheirMachines,
  refusalsAreShown,
  guardsHaveCodes,
  moversAreKnown,
  rolesMayMove,
  rightsNameOperations,
} satisfies Readonly<Record<string, Rule>>;
