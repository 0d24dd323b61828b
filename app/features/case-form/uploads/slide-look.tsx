import { type ReactNode, useState } from 'react';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { viewerPathOf } from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { ShowSlide } from './uploads-context.ts';

interface SlideLook {
  readonly onLook: (file: File) => void;
  /** Stands beside the rows and not in one of them: a row goes when its file has arrived. */
  readonly dialog: ReactNode;
}

/** The slide itself, from the disk and at once: whoever chose a wrong file sees it before anybody reads it. */
export function useSlideLook(showSlide: ShowSlide): SlideLook {
  const [file, setFile] = useState<File | null>(null);
  const dialog = file !== null && (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && setFile(null)}
      title={file.name}
      description="From this computer. Check that it is the right slide."
      size="lg"
    >
      {showSlide(file)}
    </Dialog>
  );
  return { onLook: setFile, dialog };
}

interface ImageLookProps {
  readonly caseId: string | null;
  readonly image: { readonly imageId: string; readonly fileName: string };
  readonly uploads: SlideUploads | null;
  readonly onLook: (file: File) => void;
}

/** An image that the server has is looked at from the disk while its file is at hand, and later in the viewer. */
export function ImageLook({ caseId, image: { imageId, fileName }, uploads, onLook }: ImageLookProps) {
  const file = uploads?.fileOfImage(imageId) ?? null;
  if (file !== null) return <LookButton file={file} onLook={onLook} />;
  if (caseId === null) return null;
  return (
    <Button asChild size="sm" variant="quiet">
      <a href={viewerPathOf(caseId, imageId)} target="_blank" rel="noreferrer">
        Look at the slide <VisuallyHidden>in {fileName}, in a new tab</VisuallyHidden>
      </a>
    </Button>
  );
}

interface LookButtonProps {
  /** Null for a file that is not at hand any more. */
  readonly file: File | null;
  readonly onLook: (file: File) => void;
}

export function LookButton({ file, onLook }: LookButtonProps) {
  if (file === null) return null;
  return (
    <Button size="sm" variant="quiet" onClick={() => onLook(file)}>
      Look at the slide <VisuallyHidden>in {file.name}</VisuallyHidden>
    </Button>
  );
}
