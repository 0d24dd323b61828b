import { lazy, Suspense } from 'react';
import { loadChunk } from '#app/browser/chunks.ts';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { PatientBanner, type PatientBannerProps } from '../screen/patient-banner.tsx';

/** Fetched when it is asked for: no slide has to wait for it. */
const CaseTold = lazy(() => loadChunk('the case', () => import('./case-told.tsx')));

/** Whose case is open, and who reads it. */
export interface CaseNamed {
  readonly caseId: string;
  readonly userId: string;
  readonly patient: PatientBannerProps['patient'];
}

interface CaseDialogProps {
  readonly open: boolean;
  readonly named: CaseNamed | null;
  readonly banner: PatientBannerProps;
  readonly caseType: string;
  readonly outline: readonly SpecimenOutline[];
  readonly onClose: () => void;
}

/** What the ordering side told, beside the slide: the same patient line as above it, so that nobody mixes two cases up. */
export function CaseDialog({ open, named, banner, caseType, outline, onClose }: CaseDialogProps) {
  return (
    <Dialog
      open={open && named !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="Case information"
      description={caseType}
    >
      <div className="mb-4 rounded-md border border-border bg-sunken px-3 py-2">
        <PatientBanner {...banner} />
      </div>
      <section className="mb-5">
        <h3 className="mb-1 font-semibold">Specimens</h3>
        <ul className="flex flex-col gap-1">
          {outline.map(({ title, subsections }, place) => (
            <li key={`${String(place)} ${title}`}>
              {title}
              <span className="text-sm text-muted">
                {' '}
                {subsections.map(({ heading }) => heading).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {named !== null && (
        <Suspense fallback={<SkeletonRows rows={4} label="Loading the clinical information" />}>
          <CaseTold named={named} />
        </Suspense>
      )}
    </Dialog>
  );
}
