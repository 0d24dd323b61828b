import { FileText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENT_ENDINGS } from '#app/core/forms/document-file.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/controls/field.tsx';
import { ConfirmDialog } from '#app/ui/feedback/confirm-dialog.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import type { FileRule } from '#app/ui/forms/chosen-files.tsx';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { useCaseField } from '../parts/form-context.ts';
import type { SlotState } from './slot-sending.ts';

const HEAD_BYTES = 16;

interface AttachmentSlotProps {
  readonly name: string;
  readonly label: string;
  readonly file: CaseForm['attachments'][number]['file'];
  /** Where the file can be looked at. */
  readonly address: string | null;
  readonly state: SlotState | null;
  readonly rule: FileRule;
  readonly onChoose: (file: File) => void;
  readonly onRetry: () => void;
  /** The file is replaced that has come into the slot since this one was chosen. */
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** The file that is not saved is let go of, here and in this browser. */
  readonly onForget: () => void;
}

/** One slot: the file that it holds, or a place to choose one. */
export function AttachmentSlot(props: AttachmentSlotProps) {
  const { name, label, file, state, rule, onChoose, onForget } = props;
  const [isReplacing, setReplacing] = useState(false);
  const field = useCaseField(name);
  const choose = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const head = new Uint8Array(await chosen.slice(0, HEAD_BYTES).arrayBuffer());
    // What is wrong with it stands at the slot already.
    if (rule({ name: chosen.name, bytes: chosen.size, head }) !== null) return;
    setReplacing(false);
    onChoose(chosen);
  };
  const chooseAnother = () => {
    onForget();
    setReplacing(true);
  };
  if (state !== null) return <OnItsWay {...props} state={state} onChooseAnother={chooseAnother} />;
  if (file !== null && !isReplacing)
    return <Held {...props} file={file} onChooseAnother={() => setReplacing(true)} />;
  return (
    <FileSlot
      field={field}
      label={label}
      accept={DOCUMENT_ENDINGS}
      rule={rule}
      onChoose={(files) => void choose(files)}
    />
  );
}

const boxLook = 'flex flex-col gap-2 rounded-md border border-border bg-raised p-3 text-sm';

interface OnItsWayProps extends Pick<AttachmentSlotProps, 'label' | 'onRetry' | 'onReplace' | 'onForget'> {
  readonly state: SlotState;
  /** Null where no file can be chosen. */
  readonly onChooseAnother: (() => void) | null;
}

/** A file that is not saved yet, and what can be done with it. */
export function OnItsWay(props: OnItsWayProps) {
  const { label, state } = props;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      <div className={boxLook}>
        <p className="break-all">{state.name}</p>
        {state.phase === 'sending' ? (
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner /> Saving…
          </p>
        ) : state.phase === 'taken' ? (
          <Taken {...props} />
        ) : (
          <Stopped {...props} />
        )}
      </div>
    </div>
  );
}

function Taken({ state, onReplace, onForget }: OnItsWayProps) {
  const { name, message: held } = state;
  return (
    <>
      <div role="alert" className="break-all">
        <p className="font-semibold">Replace {held}?</p>
        <p>It was attached after you chose {name}. It stays until yours is saved in its place.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onReplace}>
          Replace it<VisuallyHidden> with {name}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="quiet" onClick={onForget}>
          Keep it<VisuallyHidden> and take {name} away</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}

/** Why it stands, and what can be done: a file that is never taken must not hold its slot. */
function Stopped({ state, onRetry, onForget, onChooseAnother }: OnItsWayProps) {
  const { phase, name, message } = state;
  return (
    <>
      <p role="alert" className="text-danger">
        {phase === 'unremoved' ? 'Not removed' : 'Not saved'}: {message}
      </p>
      <div className="flex flex-wrap gap-2">
        {phase === 'unremoved' ? (
          <Button size="sm" onClick={onForget}>
            Show the file
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={onRetry}>
              <RotateCw aria-hidden /> Try again <VisuallyHidden>to save {name}</VisuallyHidden>
            </Button>
            {onChooseAnother !== null && (
              <Button size="sm" onClick={onChooseAnother}>
                Choose another file <VisuallyHidden>than {name}</VisuallyHidden>
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onForget}>
              Take it away<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface HeldProps extends AttachmentSlotProps {
  readonly file: NonNullable<AttachmentSlotProps['file']>;
  readonly onChooseAnother: () => void;
}

function Held({ name, label, file, address, onChooseAnother, onRemove }: HeldProps) {
  const [asked, setAsked] = useState<'replace' | 'remove' | null>(null);
  const { id, errors } = useCaseField(name);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      <div id={id} tabIndex={-1} className={boxLook}>
        <p className="flex items-start gap-2">
          <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0 break-all">
            {address === null ? file.name : <a href={address}>{file.name}</a>}{' '}
            <span className="text-muted">{byteText(file.bytes)}, saved</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsked('replace')}>
            Replace<VisuallyHidden> {label}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsked('remove')}>
            Remove<VisuallyHidden> {label}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <FieldError id={id} message={errors?.[0]} />
      {asked !== null && (
        <ConfirmDialog
          title={asked === 'replace' ? `Replace ${file.name}?` : `Remove ${file.name}?`}
          text={
            asked === 'replace'
              ? 'The file stays until the new one is saved.'
              : 'The file is deleted from the case, here and on the server.'
          }
          label={asked === 'replace' ? 'Choose another file' : 'Remove file'}
          onConfirm={() => {
            setAsked(null);
            if (asked === 'replace') onChooseAnother();
            else onRemove();
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
