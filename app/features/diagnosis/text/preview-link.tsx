import { ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { reportDraftPathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { SaveInHand } from '../saving/save-in-hand.ts';
import { useAfterSave } from './use-after-save.ts';

interface PreviewLinkProps extends SaveInHand {
  readonly caseId: string;
}

/** Shows the report as it would be printed, in a tab beside the text. It is made of what is saved, so that goes first. */
export function PreviewLink({ caseId, ...save }: PreviewLinkProps) {
  const to = reportDraftPathOf(caseId);
  const saveFirst = useAfterSave(
    save,
    useCallback(() => void window.open(to, '_blank'), [to]),
  );
  return (
    <TextLink asChild className="inline-flex min-h-8 items-center gap-1 coarse:min-h-11">
      <a href={to} target="_blank" rel="noreferrer" onClick={saveFirst}>
        See it as printed
        <VisuallyHidden> (PDF, opens in a new tab)</VisuallyHidden>
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </TextLink>
  );
}
