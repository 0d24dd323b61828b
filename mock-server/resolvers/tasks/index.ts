import type { ResolverTable } from '../../http/call.ts';
import { assignTask } from './task-assignment.ts';
import { listTaskCandidates } from './task-candidates.ts';
import { createTask, updateTask } from './task-edits.ts';
import { addTaskComment, getTaskAttachment, putTaskAttachment } from './task-files.ts';
import { exportTasks, getTask, listTasks } from './task-lists.ts';
import { cancelTask, completeTask, declineTask, returnTask, startTask, submitTask } from './task-moves.ts';

export const tasksResolvers = {
  exportTasks,
  assignTask,
  createTask,
  updateTask,
  addTaskComment,
  getTaskAttachment,
  putTaskAttachment,
  getTask,
  listTasks,
  listTaskCandidates,
  cancelTask,
  completeTask,
  declineTask,
  returnTask,
  startTask,
  submitTask,
} satisfies ResolverTable;
