import { createHash } from 'node:crypto';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import { dispositionOf, requireDocumentFile, sentNameOf } from '../../documents/kept-documents.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { notify } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { requireTask } from '../../rules/tasks/task-access.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { askingSide } from './asking-side.ts';
import { mayReadFiles, mayReadPart, noteReading, taskAnswer } from './task-forms.ts';

const MOST_FILES = 20;
const MOST_COMMENTS = 500;

export const addTaskComment: Resolver<'addTaskComment'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const task = requireTask(call);
    const { labelCheck } = input.body;
    const text = input.body.text.trim();
    refuseFields({
      ...(text === '' ? { text: ['Comment is required'] } : {}),
      ...(task.comments.length >= MOST_COMMENTS ? { text: ['This thread is full.'] } : {}),
    });
    const line = {
      text,
      ...(labelCheck === undefined ? {} : { labelCheck }),
      author: personRef(caller.user),
      at: new Date(now).toISOString(),
    };
    const commented = world.tasks.change(task.id, (record) => ({
      ...record,
      comments: [...record.comments, line],
      version: record.version + 1,
    }));
    tellOtherSide(call, commented);
    return taskAnswer(commented, call);
  },
};

/** What the assignee's side writes is for the one who asked, else for the operator; and the other way round. */
function tellOtherSide(call: Call<'addTaskComment'>, task: TaskRecord): void {
  const { world, caller, now } = call;
  const text = 'There is a new comment on a task.';
  if (caller.viewer.role === 'Admin' && task.assigneeId !== caller.user.id)
    return tellOfTask(call, task, text);
  notify(world, now, askingSide(call, task), {
    event: 'assigned_to_me',
    text,
    caseId: task.caseId,
    taskId: task.id,
  });
}

export const bytesId = (task: Pick<TaskRecord, 'id'>, name: string): string => `task/${task.id}/${name}`;

export const putTaskAttachment: Resolver<'putTaskAttachment'> = {
  resolve: (call) =>
    call.world.lock(`task ${call.input.params.taskId}`, async (): Promise<Answer<'putTaskAttachment'>> => {
      const { world, caller, input, now } = call;
      const task = requireTask(call);
      if (isClosed(task.status)) throw refuse('TASK_STATE');
      requireVersion(input.headers['If-Match'], task);
      const given = { name: sentNameOf(input.headers['X-File-Name']), mediaType: call.mediaType };
      const file = requireDocumentFile(given, new Uint8Array(input.body));
      const key = input.params.name;
      const before = task.attachments.find((one) => one.key === key);
      if (before === undefined && task.attachments.length >= MOST_FILES)
        refuseFields({ name: ['A task keeps 20 files at most.'] });
      // Whoever does not see a file would replace it unseen.
      if (before !== undefined && !(mayReadFiles(task, call) && mayReadFile(call, task, before)))
        refuseFields({ name: ['This task has another file of that name.'] });
      await world.bytes.put(bytesId(task, key), file.bytes);
      // Somebody may have changed the task while the bytes were put away; what they wrote stays.
      const kept = world.tasks.change(task.id, (record) => ({
        ...record,
        attachments: [
          ...record.attachments.filter((one) => one.key !== key),
          {
            key,
            fileName: file.name,
            contentType: file.contentType,
            bytes: file.bytes.byteLength,
            uploadedAt: new Date(now).toISOString(),
            uploadedBy: personRef(caller.user),
          },
        ],
        version: record.version + 1,
      }));
      return { ...taskAnswer(kept, call), status: before === undefined ? 201 : 200 };
    }),
};

export const getTaskAttachment: Resolver<'getTaskAttachment'> = {
  see: (call) => void requireFile(call),
  resolve: async (call) => {
    const { task, file } = requireFile(call);
    const bytes = await call.world.bytes.get(bytesId(task, file.key));
    if (bytes === null) throw refuse('NOT_FOUND');
    noteReading(task, call);
    noteFileReading(task, call);
    return {
      status: 200,
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': dispositionOf(file.fileName),
        ETag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      },
      body: new Uint8Array(bytes),
    };
  },
};

/** In the trail of the case, as a file of the case itself; a second review keeps its readings to itself (domain 2.8). */
function noteFileReading({ id, type, caseId }: TaskRecord, call: Call<'getTaskAttachment'>): void {
  const aCase = type === TASK.qa || caseId === null ? null : call.world.cases.find(caseId);
  if (aCase !== null) recordEvent(call, aCase, { kind: 'attachment_read', subject: id });
}

const mayReadFile = (
  call: Call<'getTaskAttachment'> | Call<'putTaskAttachment'>,
  task: TaskRecord,
  { uploadedBy, uploadedAt }: TaskRecord['attachments'][number],
): boolean => mayReadPart(task, call, { by: uploadedBy.userId, at: uploadedAt });

function requireFile(call: Call<'getTaskAttachment'>) {
  const task = requireTask(call);
  const file = task.attachments.find(({ key }) => key === call.input.params.name);
  if (file === undefined || !mayReadFile(call, task, file)) throw refuse('NOT_FOUND');
  return { task, file };
}
