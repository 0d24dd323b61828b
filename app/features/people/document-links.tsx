import { TextLink } from '#app/ui/controls/text-link.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { LicenceRenewal } from '#contracts/generated/wire.ts';

interface DocumentLinksProps {
  /** Where our server gives its bytes. */
  readonly address: string;
  readonly file: LicenceRenewal['file'];
}

/** A document that somebody handed in: what it is called, and links to look at it and to keep it. */
export function DocumentLinks({ address, file: { name, contentType, bytes } }: DocumentLinksProps) {
  const isShowable = contentType.startsWith('image/') || contentType === 'application/pdf';
  return (
    <div className="flex flex-col gap-1">
      <p className="break-words">
        {name} <span className="text-muted">({byteText(bytes)})</span>
      </p>
      <p className="flex gap-4">
        {isShowable && (
          <TextLink href={`${address}?inline`} target="_blank" rel="noreferrer">
            Preview <VisuallyHidden>{name} in a new tab</VisuallyHidden>
          </TextLink>
        )}
        <TextLink href={address} download={name}>
          Download <VisuallyHidden>{name}</VisuallyHidden>
        </TextLink>
      </p>
    </div>
  );
}
