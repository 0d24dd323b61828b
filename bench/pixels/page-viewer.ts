import type { View } from './views.ts';

/** What every page of this bench puts on its window; the product's own bench page does the same. */
export interface PageViewer {
  readonly ready: Promise<void>;
  readonly setView: (view: View) => void;
  /** Everything that the view set last needs has been drawn. */
  readonly isLoaded: () => boolean;
}
