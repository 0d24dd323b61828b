import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseMessage } from '#contracts/generated/wire.ts';
import { MessageForm } from './clinical-forms.ts';
import { Said } from './thread.tsx';

/** Oldest first. `total` says how many there are, also those that are not here. */
export interface Thread {
  readonly items: readonly CaseMessage[];
  readonly total: number;
}

interface MessagesProps {
  /** 'unread' where it could not be read; what may be written stays all the same. */
  readonly thread: Thread | 'unread';
  readonly timeZone: string;
  readonly children?: ReactNode;
}

/** What facility and reader wrote to each other; nobody waits for any of it. */
export function Messages({ thread, timeZone, children }: MessagesProps) {
  return (
    <DetailSection title="Messages">
      {thread === 'unread' ? (
        <p role="alert">The messages could not be read. Load the page again.</p>
      ) : (
        <Posts thread={thread} timeZone={timeZone} />
      )}
      {children}
    </DetailSection>
  );
}

function Posts({
  thread: { items, total },
  timeZone,
}: {
  readonly thread: Thread;
  readonly timeZone: string;
}) {
  return (
    <>
      {items.length < total && (
        <p role="status" className="text-sm text-muted">
          The newest {items.length} of {total} messages are shown.
        </p>
      )}
      {items.length === 0 ? (
        <p className="text-muted">Nobody has written anything yet.</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {items.map(({ id, side, from, at, text }) => (
            <li key={id}>
              <Said by={from.displayName} at={at} about={labels.MessageSide[side]} timeZone={timeZone}>
                {text}
              </Said>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The page gives the box a key that changes with each message sent, so that an empty box comes after one. */
interface MessageBoxProps {
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
  readonly tellUnsaved: TellUnsaved;
  /** The side that reads it. */
  readonly to?: 'facility' | 'pathologist';
}

export function MessageBox(props: MessageBoxProps) {
  const { etag, idempotencyKey, refused, tellUnsaved, to = 'facility' } = props;
  const { form, fields } = useContractForm(MessageForm, refused, { id: 'message' });
  useTellUnsaved(tellUnsaved, 'message', form.dirty);
  return (
    <IntentForm
      form={form}
      intent="message"
      submitLabel="Send message"
      etag={etag}
      idempotencyKey={idempotencyKey}
    >
      <TextAreaField field={fields.text} label={`Message to the ${to}`} rows={3} />
    </IntentForm>
  );
}
