import type { SubmissionResult } from '@conform-to/react';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { NewTaskForm, TaskForm, taskAsks } from './desk-forms.ts';

interface TaskFormPageProps {
  /** Null for a new task. */
  readonly task: Task | null;
  /** The day on which it is due where the reader is. */
  readonly due: string | null;
  readonly people: Choices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

export function TaskFormPage({ task, due, people, idempotencyKey, refused }: TaskFormPageProps) {
  const values =
    task === null
      ? { priority: 'Routine', needsAcceptance: 'on' }
      : {
          title: task.title,
          description: task.description,
          specimenID: task.specimenID,
          block: task.block,
          slide: task.slide,
          priority: task.priority,
          due,
          checklist: task.checklist.map(({ text }) => text).join('\n'),
          needsAcceptance: task.needsAcceptance ? 'on' : undefined,
        };
  const asks = taskAsks(people, task === null);
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    task === null ? NewTaskForm : TaskForm,
    refused,
    { id: 'task', defaultValue: values, words: plainWords },
  );
  return (
    <FormScreen
      title={task === null ? 'New task' : `Edit ${task.title}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={task === null ? 'Create task' : 'Save task'}
      version={task === null ? undefined : { etag: task.etag, values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}
