import { useEffect, useState } from 'react';
import { createSeenSlides, type SeenOwner } from '#app/browser/seen-slides.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { seenText } from '#app/core/coverage/seen-text.ts';
import type { Case } from '#contracts/generated/wire.ts';

interface SeenTissueProps {
  readonly owner: SeenOwner;
  readonly slides: Case['slides'];
}

/**
 * How much of the tissue this reader has seen in this browser. It blocks nothing and goes nowhere: it is said to the
 * signer alone, before the signature.
 */
export function SeenTissue({ owner, slides }: SeenTissueProps) {
  const [text, setText] = useState<string | null>(null);
  const { userId, caseId } = owner;
  useEffect(() => {
    let isLeft = false;
    const images = slides.flatMap(({ subsections }) => subsections).flatMap((one) => one.images);
    const say = async (): Promise<void> => {
      const kept = await createSeenSlides(storageKeyPort(() => userId)).read({ userId, caseId });
      // What was seen of a scan that was replaced since is not said of the new one.
      const seen = kept.filter(({ image }) =>
        images.some(({ imageId, checksum }) => imageId === image.id && checksum === image.checksum),
      );
      if (!isLeft) setText(seenText(seen, images.length));
    };
    // Without the key nobody knows, and nothing is claimed.
    say().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [userId, caseId, slides]);
  if (text === null) return null;
  return (
    <p role="status" className="mt-3 text-sm text-muted">
      {text} Only you are told, and only in this browser.
    </p>
  );
}
