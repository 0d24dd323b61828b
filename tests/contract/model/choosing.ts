import { commandsOf, type Known, OPERATIONS } from './commands.ts';
import { judge } from './judged.ts';
import type { Command as AnyCommand, State } from './state.ts';

/** One step as it is drawn: what kind it is, in percent, and which one of those that there are. */
export interface Step {
  readonly roll: number;
  readonly pick: number;
}

export const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** Drawn more often than once in a round: what needs several steps before it, or leads to what does. */
const WEIGHTS: Partial<Record<Known, number>> = {
  pickUpCase: 3,
  assignCase: 3,
  signOutCase: 4,
  amendCase: 4,
  openCase: 2,
  requestQaReview: 3,
  startTask: 3,
  completeTask: 3,
  saveQaDiagnosis: 8,
  submitQaResult: 8,
  askForInformation: 2,
  answerQuestion: 5,
  createStainRequest: 3,
  acceptStainRequest: 5,
  declineStainRequest: 5,
  fulfilStainRequest: 6,
  cancelStainRequest: 6,
  assignTask: 2,
  submitTask: 4,
  returnTask: 8,
  reactivateUser: 8,
  recallReport: 6,
  withdrawAmendment: 8,
  issueBilling: 16,
  recordPayment: 30,
  reopenBilling: 40,
  putUploadPart: 3,
  completeUpload: 6,
  createRescanRequest: 2,
  resolveRescanRequest: 6,
  recallCase: 2,
  restoreCase: 2,
};

const DRAWN: readonly Known[] = OPERATIONS.flatMap((operation) =>
  Array.from({ length: WEIGHTS[operation] ?? 1 }, () => operation),
);

/** Operations in an order that the pick alone decides, as often as they weigh, until all were there. */
function* draw(pick: number): Generator<Known> {
  const left = new Set(OPERATIONS);
  for (let seed = pick; left.size > 0; ) {
    // The constants of a well-known generator; its low digits repeat too soon.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const operation = at(DRAWN, seed >>> 8);
    if (operation !== undefined && left.delete(operation)) yield operation;
  }
}

type Command = AnyCommand<Known>;

/** The case that a command is about; null for a new one, or where it is about a person. */
export const caseIn = ({ tasks, lines }: State, { params }: Command): string | null =>
  params['caseId'] ??
  tasks.get(params['taskId'] ?? '')?.caseId ??
  lines.find(({ id }) => id === params['billingId'])?.caseId ??
  null;

/** A command of the drawn operation, else of the next one that the rules allow: most draws alone would be refused. */
function legalCommand(state: State, pick: number, about: string | null): Command | null {
  for (const operation of draw(pick)) {
    const legal = commandsOf(state, operation).filter(
      (one) => (about === null || caseIn(state, one) === about) && judge(state, one).code === null,
    );
    const found = at(legal, pick);
    if (found !== undefined) return found;
  }
  return null;
}

function anyCommand(state: State, pick: number): Command | null {
  for (const operation of draw(pick)) {
    const found = at(commandsOf(state, operation), pick);
    if (found !== undefined) return found;
  }
  return null;
}

/** Two steps of three go on with the case of the last one, so that a case gets through its whole life. */
function isAllowed(state: State, { roll, pick }: Step, latest: string | null): Command {
  const found =
    (roll % 3 === 0 || latest === null ? null : legalCommand(state, pick, latest)) ??
    legalCommand(state, pick, null);
  if (found === null) throw new Error('nothing can be done any more');
  return found;
}

/** One that the rules allow, anything that can be said, or one at a wrong version or none. */
export function choose(state: State, step: Step, latest: string | null): Command {
  const { roll, pick } = step;
  if (roll >= 60 && roll < 76) return anyCommand(state, pick) ?? isAllowed(state, step, latest);
  const command = isAllowed(state, step, latest);
  if (roll < 76 || command.ifMatch === undefined || command.ifMatch === null) return command;
  return { ...command, ifMatch: roll >= 80 ? null : command.ifMatch - 1 };
}
