import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { RowIntent } from '#app/core/case-form/row-intents.ts';
import { countText } from '#app/core/cases/labels.ts';
import { ConfirmDialog } from '#app/ui/feedback/confirm-dialog.tsx';
import type { SubsectionForm } from '#contracts/generated/wire.ts';
import { RowButton } from '../parts/row-button.tsx';
import { useShownUploads, useUploadsOfCase } from '../uploads/uploads-context.ts';

const LIST = new Intl.ListFormat('en-US');

interface RemoveRowProps {
  readonly intent: RowIntent;
  /** What goes, as in 'specimen A'. */
  readonly what: string;
  /** The slides that go with it. */
  readonly slides: readonly SubsectionForm[];
  /** The rows of slides that go with another row; what was typed into them comes back from nowhere. */
  readonly rows?: readonly SubsectionForm[];
  readonly children: ReactNode;
}

/** What was entered or took long to upload, and goes with these slides; null where nothing does. */
function useLostWith(slides: readonly SubsectionForm[], rows: readonly SubsectionForm[]): string | null {
  const { caseId, uploads } = useUploadsOfCase();
  const images = slides.flatMap((row) => row.images).length;
  const files = useShownUploads(uploads).filter(
    (file) => file.caseId === caseId && slides.some(({ id }) => id === file.subsectionId),
  ).length;
  const texts = [
    rows.length > 0 && `${countText(rows.length, 'row')} of slides`,
    images > 0 && countText(images, 'uploaded image'),
    files > 0 && `${countText(files, 'file')} on ${files === 1 ? 'its' : 'their'} way`,
  ].filter((text) => text !== false);
  return texts.length === 0 ? null : LIST.format(texts);
}

/**
 * Takes a row away. A specimen with its slides, and images and files on their way that took long to upload, go after a
 * question only: the button stands beside those that move a specimen.
 */
export function RemoveRow({ intent, what, slides, rows = [], children }: RemoveRowProps) {
  const lost = useLostWith(slides, rows);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <RowButton
        ref={button}
        size="sm"
        variant="quiet"
        intent={intent}
        onClick={(event) => {
          if (lost === null) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        <X aria-hidden />
        {children}
      </RowButton>
      {isAsked && (
        <ConfirmDialog
          title={`Remove ${what}?`}
          text={`${lost ?? 'Nothing'} would go with it.`}
          label={`Remove ${what}`}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            button.current?.form?.requestSubmit(button.current);
          }}
        />
      )}
    </>
  );
}
