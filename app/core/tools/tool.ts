import type { ImagePoint } from '../slides/geometry.ts';

/** What a hand does, already in level-0 pixels, so that no tool knows the screen. */
export type PointerInput =
  | { readonly kind: 'down' | 'move' | 'up'; readonly at: ImagePoint; readonly inside: boolean }
  /** `left`: off the image, so what was begun ends; `cancelled`: taken away, so nothing happened. */
  | { readonly kind: 'left' | 'cancelled' };

export interface Step<S, C> {
  readonly state: S;
  readonly commands: readonly C[];
}

/** A tool is a step function; a drag that is under way is its state and never in the log. */
export interface Tool<S, C> {
  readonly idle: S;
  readonly step: (state: S, input: PointerInput) => Step<S, C>;
}
