import { loadTaskFile } from '#app/features/tasks/task.server.ts';

export const loader = loadTaskFile;
