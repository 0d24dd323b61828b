import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import { initialOf } from '../../rules/moves.ts';
import { tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { settleTask } from '../../rules/tasks/request-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { addLine, voidLine } from './billing-lines.ts';
import { askForBillingReview } from './billing-reviews.ts';

const titleOf = ({ caseID }: CaseRecord): string => `Decide what is owed for ${caseID}, which was withdrawn`;

/** With its case a line that is Pending becomes Void; what is owed for work that was begun, Accounts decides. */
export function voidLinesWithCase(doing: Doing, aCase: CaseRecord, wasHeld: boolean): void {
  if (wasHeld) askForBillingReview(doing, aCase, titleOf(aCase));
  for (const line of doing.world.billings.by('case', aCase.id))
    if (line.status === 'Pending') voidLine(doing, line, 'voidWithCase', 'The case was withdrawn.');
}

/**
 * The lines that became Void when the case was withdrawn at that moment come back as new ones, with what people had
 * changed or added: Void is the end of a line. Nobody has to decide any more what is owed for the withdrawn case.
 */
export function restoreLinesWithCase(doing: Doing, aCase: CaseRecord, withdrawnAt: string): void {
  const { world, now } = doing;
  for (const line of world.billings.by('case', aCase.id)) {
    if (line.voidedBy !== 'voidWithCase' || line.settledAt !== withdrawnAt) continue;
    const { voidedBy: _voidedBy, ...kept } = line;
    // A line comes back once: the next withdrawal has lines of its own.
    world.billings.change(line.id, ({ voidedBy: _once, ...gone }) => gone);
    addLine(doing, {
      ...kept,
      id: newId('bil'),
      version: 1,
      status: initialOf('BillingStatus'),
      voidReason: null,
      createdAt: new Date(now).toISOString(),
      settledAt: null,
    });
  }
  for (const task of world.tasks.by('case', aCase.id)) {
    if (task.type !== TASK.billingReview || task.title !== titleOf(aCase) || isClosed(task.status)) continue;
    settleTask(doing, task.id, 'withdraw', 'The case was brought back.');
    tellOfTask(doing, task, 'A task of yours was taken back.');
  }
}
