import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SCALE_BAR_DEFAULTS } from '#app/core/viewing/scale-bar.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { Pane, PaneSignals } from '../../pane/pane.client.ts';

interface SlideFromDiskProps {
  readonly file: File;
}

const ZOOM_STEP = 1.5;
const nothing = (): void => undefined;

/** Nobody marks anything on a file that belongs to no case yet. */
const SIGNALS: PaneSignals = {
  moved: nothing,
  pointer: nothing,
  patchDragged: nothing,
  rulerDragged: nothing,
  clicked: nothing,
  erased: nothing,
  touched: nothing,
  loading: nothing,
  failed: nothing,
};

/** The code of the viewer comes when somebody looks at a slide. */
const loadPane = () =>
  Promise.all([import('../../pane/pane.client.ts'), import('../../tiles/tile-source.client.ts')]);

/** Opens the file in the element; gives the pane, or why there is none. */
async function openIn(element: HTMLElement, file: File, signal: AbortSignal): Promise<Pane | string> {
  const [{ createPane }, { openSlideFile }] = await loadPane();
  const opened = await openSlideFile(file, signal);
  if (!opened.ok) return opened.error.text;
  if (signal.aborted) return '';
  const { value: source } = opened;
  const pane = createPane(element, SIGNALS);
  signal.addEventListener('abort', () => {
    pane.destroy();
    source.close();
  });
  const shown = await pane.open(source);
  if (!shown.ok) return shown.error.text;
  pane.show({
    viewport: null,
    rulers: [],
    patches: [],
    draft: null,
    tool: 'navigate',
    activePatch: null,
    draftBox: null,
    scale: source.scale,
    scaleBar: SCALE_BAR_DEFAULTS,
  });
  return pane;
}

/** A slide of this computer as the viewer shows it, before a byte of it is sent. */
export function SlideFromDisk({ file }: SlideFromDiskProps) {
  const host = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Pane | string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { current: element } = host;
    if (element !== null)
      openIn(element, file, leaving.signal).then(
        (pane) => !leaving.signal.aborted && setOpened(pane),
        () => setOpened('The slide cannot be shown here.'),
      );
    return () => leaving.abort();
  }, [file]);
  const pane = typeof opened === 'object' ? opened : null;
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={host}
        role="application"
        aria-label={`Slide in ${file.name}`}
        data-state={pane === null ? 'opening' : 'ready'}
        className="relative h-[60dvh] min-h-64 overflow-hidden rounded-md bg-slide"
      />
      {typeof opened === 'string' && (
        <p role="alert" className="text-danger">
          {opened}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <PaneButton pane={pane} onPress={(one) => one.zoomBy(ZOOM_STEP)}>
          Zoom in
        </PaneButton>
        <PaneButton pane={pane} onPress={(one) => one.zoomBy(1 / ZOOM_STEP)}>
          Zoom out
        </PaneButton>
        <PaneButton pane={pane} onPress={(one) => one.home()}>
          Whole slide
        </PaneButton>
      </div>
    </div>
  );
}

interface PaneButtonProps {
  readonly pane: Pane | null;
  readonly onPress: (pane: Pane) => void;
  readonly children: ReactNode;
}

function PaneButton({ pane, onPress, children }: PaneButtonProps) {
  return (
    <Button size="sm" disabled={pane === null} onClick={() => pane !== null && onPress(pane)}>
      {children}
    </Button>
  );
}
