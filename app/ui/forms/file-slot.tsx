import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { Field, useFieldControl } from '../controls/field.tsx';
import { ChosenFiles, type FileRule } from './chosen-files.tsx';
import { type FormField, labelPropsOf } from './form-field.ts';

interface FileSlotProps {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
  /** As the file input's own attribute; what is let in is decided by the content. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  /** What is wrong with a file, by its content. */
  readonly rule?: FileRule | undefined;
  /** Told of every choice: the slot keeps the files in its own input, which a plain form posts. */
  readonly onChoose?: (files: readonly File[]) => void;
}

/** Dropped, pasted or chosen files. Without script it is the browser's own file input. */
export function FileSlot({ field, label, hint, accept, multiple = false, rule, onChoose }: FileSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);

  const show = (chosen: FileList | null) => {
    setFiles([...(chosen ?? [])]);
    onChoose?.([...(chosen ?? [])]);
  };
  const take = (event: ClipboardEvent | DragEvent, given: DataTransfer | null) => {
    setOver(false);
    if (input.current === null || given === null || given.files.length === 0) return;
    event.preventDefault();
    input.current.files = multiple ? given.files : firstOf(given.files);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    show(input.current.files);
  };
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    show(null);
    input.current.focus();
  };
  return (
    <Field label={label} hint={hint} {...labelPropsOf(field)}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => take(event, event.dataTransfer)}
        onPaste={(event) => take(event, event.clipboardData)}
        className={classNames(
          'flex flex-col gap-2 rounded-md border border-dashed border-control bg-raised p-3',
          isOver && 'border-accent bg-accent-soft',
          field.errors && 'border-danger',
        )}
      >
        <p className="flex items-center gap-2 text-sm text-muted">
          <FileUp aria-hidden className="size-4 shrink-0" />
          {multiple
            ? 'Drop files here, paste them or choose them:'
            : 'Drop a file here, paste it or choose it:'}
        </p>
        <FileInput input={input} field={field} accept={accept} multiple={multiple} onFiles={show} />
        {files.length > 0 && (
          <ul className="flex flex-col gap-1">
            <ChosenFiles files={files} rule={rule} told={field.errors ?? []} />
            <li>
              <Button size="sm" variant="quiet" onClick={clear}>
                {files.length === 1 ? 'Remove the file' : 'Remove the files'}
              </Button>
            </li>
          </ul>
        )}
      </div>
    </Field>
  );
}

function firstOf(files: FileList): FileList {
  const held = new DataTransfer();
  if (files[0]) held.items.add(files[0]);
  return held.files;
}

interface FileInputProps extends Pick<FileSlotProps, 'field' | 'accept' | 'multiple'> {
  readonly input: RefObject<HTMLInputElement>;
  readonly onFiles: (files: FileList | null) => void;
}

function FileInput({ input, field, accept, multiple, onFiles }: FileInputProps) {
  const control = useFieldControl();
  return (
    <input
      {...control}
      key={field.key}
      ref={input}
      type="file"
      name={field.name}
      form={field.formId}
      accept={accept}
      multiple={multiple}
      onChange={({ currentTarget }) => onFiles(currentTarget.files)}
      className="max-w-full rounded-md text-sm text-muted file:mr-3 file:h-8 file:rounded-md file:border file:border-control file:bg-raised file:px-3 file:text-sm file:font-medium file:text-text hover:file:bg-hover coarse:file:h-11"
    />
  );
}
