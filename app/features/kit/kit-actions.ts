import type { KnownAction } from '#app/ui/detail/shown-actions.ts';

/** The version of the invented case that the page is first shown with, and the one that somebody else made since. */
export const FIRST_VERSION = '"1"';
export const CHANGED_VERSION = '"2"';

export const kitActions = [
  { name: 'sign_out', label: 'Sign out case', look: 'primary' },
  { name: 'ask', label: 'Ask the facility' },
  { name: 'release', label: 'Release case' },
] as const satisfies readonly KnownAction[];

type KitAction = (typeof kitActions)[number]['name'];

export const isKitAction = (name: unknown): name is KitAction =>
  kitActions.some((action) => action.name === name);

export interface KitOutcome {
  readonly kind: 'done' | 'stale';
  readonly intent: KitAction;
}

export const kitOutcomeTexts: Readonly<Record<KitAction, string>> = {
  sign_out: 'The case is signed out.',
  ask: 'The facility has been asked.',
  release: 'The case is back in Available Cases.',
};
