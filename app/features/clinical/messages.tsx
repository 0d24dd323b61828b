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

interface MessagesProps {
  readonly messages: readonly CaseMessage[];
  readonly timeZone: string;
  readonly children?: ReactNode;
}

/** What facility and reader wrote to each other; nobody waits for any of it. */
export function Messages({ messages, timeZone, children }: MessagesProps) {
  return (
    <DetailSection title="Messages">
      {messages.length === 0 ? (
        <p className="text-muted">Nobody has written anything yet.</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {messages.map(({ id, side, from, at, text }) => (
            <li key={id}>
              <Said by={from.displayName} at={at} about={labels.MessageSide[side]} timeZone={timeZone}>
                {text}
              </Said>
            </li>
          ))}
        </ol>
      )}
      {children}
    </DetailSection>
  );
}

interface MessageBoxProps {
  readonly etag: string;
  /** How many were written before: an empty box comes after each message. */
  readonly written: number;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
  readonly tellUnsaved: TellUnsaved;
  /** The side that reads it. */
  readonly to?: 'facility' | 'pathologist';
}

export function MessageBox(props: MessageBoxProps) {
  const { etag, written, idempotencyKey, refused, tellUnsaved, to = 'facility' } = props;
  const { form, fields } = useContractForm(MessageForm, refused, { id: 'message' });
  useTellUnsaved(tellUnsaved, 'message', form.dirty);
  return (
    <IntentForm
      key={written}
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
