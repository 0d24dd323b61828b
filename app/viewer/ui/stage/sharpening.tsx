import type { LiveValue } from './live-value.ts';
import { useLasting } from './use-lasting.ts';
import { useLiveValue } from './use-live-value.ts';

/** Tiles that come sooner than this are no news. */
const QUIET_FOR_MS = 300;

/** Shows that the pixels are not final yet. No live region: the note comes and goes with every pan. */
export function Sharpening({ live }: { readonly live: LiveValue<boolean> }) {
  const isBusy = useLiveValue(live);
  const isShown = useLasting(isBusy, QUIET_FOR_MS);
  return (
    <div data-sharp={!isBusy} aria-live="off" className="pointer-events-none absolute inset-x-0 top-0 z-10">
      {isShown && (
        <div className="border-t-2 border-accent">
          <span className="absolute top-1 left-2 rounded-sm bg-raised px-1.5 text-xs text-muted">
            Sharpening…
          </span>
        </div>
      )}
    </div>
  );
}
