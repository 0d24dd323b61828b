import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { countText } from '#app/core/cases/labels.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ConfirmDialog } from '#app/ui/feedback/confirm-dialog.tsx';
import type { SubsectionForm } from '#contracts/generated/wire.ts';
import { useShownUploads, useUploadsOfCase } from '../uploads/uploads-context.ts';

interface RemoveRowProps {
  /** As `intentText` writes it. */
  readonly intent: string;
  /** What goes, as in 'specimen A'. */
  readonly what: string;
  /** The slides that go with it. */
  readonly slides: readonly SubsectionForm[];
  readonly children: ReactNode;
}

/** What took long to upload, and goes with these slides; null where nothing does. */
function useUploadedFor(slides: readonly SubsectionForm[]): string | null {
  const { caseId, uploads } = useUploadsOfCase();
  const images = slides.flatMap((row) => row.images).length;
  const files = useShownUploads(uploads).filter(
    (file) => file.caseId === caseId && slides.some(({ id }) => id === file.subsectionId),
  ).length;
  const texts = [
    images > 0 && countText(images, 'uploaded image'),
    files > 0 && `${countText(files, 'file')} on ${files === 1 ? 'its' : 'their'} way`,
  ].filter(Boolean);
  return texts.length === 0 ? null : texts.join(' and ');
}

/** Takes a row away; images, and files on their way, that took long to upload go with it after a question only. */
export function RemoveRow({ intent, what, slides, children }: RemoveRowProps) {
  const uploaded = useUploadedFor(slides);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        size="sm"
        variant="quiet"
        name="intent"
        value={intent}
        onClick={(event) => {
          if (uploaded === null) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        <X aria-hidden />
        {children}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Remove ${what}?`}
          text={`${uploaded ?? 'Nothing that was uploaded'} would go with it.`}
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
