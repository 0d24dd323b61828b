import { accept } from './request-rules.ts';
import { type Command, type State, type Verdict } from './state.ts';
import { mayTake, seesTask } from './tasks.ts';
import { done, HIDDEN, refused, versionRefusal } from './verdicts.ts';

/** 2.11: whoever takes a task has it; an order is taken on with it. */
export function startTask(state: State, command: Command): Verdict {
  const { who, params } = command;
  const task = state.tasks.get(params['taskId'] ?? '');
  if (task === undefined || !seesTask(state, task, who)) return HIDDEN;
  if (!mayTake(state, task, who)) return refused(403, 'TASK_OWNER');
  if (task.status !== 'Open') return refused(409, 'TASK_STATE');
  return (
    versionRefusal(command, task.version) ??
    done(200, () => {
      task.status = 'InProgress';
      task.version += 1;
      task.assignee = who;
      task.group = null;
      const behind = [...state.requests.values()].find((one) => one.task === task);
      const isOrder = behind?.kind === 'stain' || behind?.kind === 'glass';
      if (isOrder && behind.status === 'Requested') accept(state, behind, who);
    })
  );
}
