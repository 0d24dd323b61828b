import { useState } from 'react';
import { screens } from '#app/core/access/screens.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { Page } from '#app/ui/page.tsx';
import { CaseFormPage, type CaseFormPageProps } from './case-form-page.tsx';

type CaseFormScreenProps = Omit<CaseFormPageProps, 'onCreated'> & {
  /** Why no new case can be begun; null for everyone who may. */
  readonly whyBarred?: string | null;
  /** Looks into a slide file before it is sent. */
  readonly lookAt: (file: File) => Promise<SlideSight>;
};

/**
 * The form of one case. It is the same form when its first word has made a draft, and another one when the address names
 * another case: nothing that was typed for one may be on the page of another.
 */
export function CaseFormScreen({ whyBarred = null, ...props }: CaseFormScreenProps) {
  const caseId = props.form?.id ?? null;
  const [shown, setShown] = useState({ caseId, number: 0 });
  const [made, setMade] = useState<string | null>(null);
  const isSame = shown.caseId === caseId || (shown.caseId === null && made === caseId);
  if (shown.caseId !== caseId) setShown({ caseId, number: isSame ? shown.number : shown.number + 1 });
  // A form that the API will refuse is not filled in for nothing.
  if (whyBarred !== null)
    return (
      <Page title={screens.createCase.title} width="text">
        <p>{whyBarred}</p>
      </Page>
    );
  return <CaseFormPage key={isSame ? shown.number : shown.number + 1} {...props} onCreated={setMade} />;
}
