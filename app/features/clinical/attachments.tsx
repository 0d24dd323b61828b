import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';

type Attachment = CaseClinicalInfo['attachments'][number];

interface AttachmentsProps {
  readonly info: CaseClinicalInfo;
  readonly timeZone: string;
}

/** The files that came with the case: a picture is shown at once, everything else is saved and opened elsewhere. */
export function Attachments({ info, timeZone }: AttachmentsProps) {
  return (
    <DetailSection title="Files">
      {info.attachments.length === 0 ? (
        <p className="text-muted">No file came with this case.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {info.attachments.map((file) => (
            <li key={file.slot}>
              <AttachedFile file={file} caseId={info.caseId} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

interface AttachedFileProps {
  readonly file: Attachment;
  readonly caseId: string;
  readonly timeZone: string;
}

function AttachedFile({ file, caseId, timeZone }: AttachedFileProps) {
  // The address names the slot: the name of a file may be that of a patient.
  const place = `/files/case/${encodeURIComponent(caseId)}/${file.slot}`;
  return (
    <>
      <p className="text-sm text-muted">{labels.AttachmentSlot[file.slot]}</p>
      <p>
        <TextLink href={place} download={file.name}>
          {file.name}
        </TextLink>
        <span className="text-sm text-muted">
          {' '}
          {byteText(file.bytes)}, {instantText(file.uploadedAt, timeZone)}
        </span>
      </p>
      {file.contentType.startsWith('image/') && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-accent">Show the picture</summary>
          <img
            src={place}
            alt={`Picture of ${labels.AttachmentSlot[file.slot].toLowerCase()}`}
            loading="lazy"
            className="mt-2 max-h-[32rem] max-w-full rounded-md border border-border bg-slide object-contain"
          />
        </details>
      )}
    </>
  );
}
