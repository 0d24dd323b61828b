import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

interface StrayFilesProps {
  readonly caseId: string;
  /** Slides whose files stand elsewhere on the page. */
  readonly placed: readonly string[];
  readonly userId: string;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly showSlide: ShowSlide;
}

/**
 * Files on their way to slides that have no place for images on this page, such as one too many, or one whose case was
 * signed meanwhile: whoever sent them learns how they end, and takes them away.
 */
export function StrayFiles({ caseId, placed, userId, lookAt, showSlide }: StrayFilesProps) {
  const uploads = useOwnUploads(userId, lookAt);
  const { onLook, dialog } = useSlideLook(showSlide);
  const strays = useShownUploads(uploads).filter(
    (upload) => upload.caseId === caseId && !placed.includes(upload.subsectionId),
  );
  if (uploads === null || strays.length === 0) return null;
  return (
    <DetailSection title="Slide files on their way">
      {strays.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} onLook={onLook} />
      ))}
      {dialog}
    </DetailSection>
  );
}
