import { createWatch, type Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flattenCase } from '#app/core/slides/flatten.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { notify } from '#app/ui/notify.ts';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { commandAsked } from '../model/log.ts';
import { $current, type CaseHandedOver, caseHandedOver, specimenEntered } from '../model/slides.ts';
import { isNarrow } from './narrow.ts';
import { createViewerScope } from './viewer-ports.ts';
import { ViewerScreen } from './viewer-screen.tsx';

export interface ViewerPageProps {
  readonly viewerCase: ViewerCase;
  readonly userId: string;
  /** From the address; the case may not have it. */
  readonly imageId: string | null;
}

/** One case in one page, with stores of its own that end with it. */
export function ViewerPage({ viewerCase, userId, imageId }: ViewerPageProps) {
  const [scope] = useState(createViewerScope);
  const [handed] = useState(() => handedOver(viewerCase, userId, imageId));
  if (handed.images.length === 0) {
    return (
      <main id="main" className="mx-auto max-w-3xl p-6">
        <h1 className="sr-only">Slide viewer</h1>
        <EmptyState icon={<Images />} title="No images available">
          This case has no scanned slides yet.
        </EmptyState>
      </main>
    );
  }
  return (
    <Provider value={scope}>
      <Wiring scope={scope} handed={handed} />
      <ViewerScreen
        caseType={viewerCase.type.displayName}
        patient={viewerCase.patientInfo}
        caseNumber={viewerCase.caseRecordId ?? viewerCase.caseID}
      />
    </Provider>
  );
}

function handedOver(viewerCase: ViewerCase, userId: string, imageId: string | null): CaseHandedOver {
  const images = flattenCase(viewerCase);
  const asked = images.findIndex((image) => image.imageId === imageId);
  return { userId, caseId: viewerCase.id, images, start: Math.max(0, asked) };
}

/** What lies between the stores and the rest of the page. */
function Wiring({ scope, handed }: { readonly scope: Scope; readonly handed: CaseHandedOver }) {
  const emit = useUnit({ caseHandedOver, commandAsked });
  useEffect(() => {
    const stops = [
      createWatch({ unit: specimenEntered, scope, fn: notify.info }),
      createWatch({
        unit: $current,
        scope,
        fn: ({ image }) => image !== null && nameInAddress(image.imageId),
      }),
    ];
    // There the menu would cover the slide.
    if (isNarrow()) emit.commandAsked({ pane: 'primary', command: { type: 'hide-menu' } });
    emit.caseHandedOver(handed);
    return () => {
      for (const stop of stops) stop();
    };
  }, [scope, handed, emit]);
  return null;
}

/** A reload opens the slide that was open. Ids only: the browser writes addresses to disk. */
function nameInAddress(imageId: string): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get('image') === imageId) return;
  address.searchParams.set('image', imageId);
  window.history.replaceState(window.history.state, '', address);
}
