import { allSettled, createWatch, type Scope } from 'effector';
import { keepChoice, readChoice } from '#app/browser/own-choice.ts';
import { $mapShown, mapRemembered } from '../../state/coverage/map.ts';

/** The choice is the reader's, for all cases. Nothing of a patient is in it. */
const entryOf = (userId: string): string => `viewer-coverage-map:${userId}`;

/** The map is shown where this reader had it shown the last time; gives what ends the remembering. */
export function rememberMap(scope: Scope, userId: string): () => void {
  const entry = entryOf(userId);
  void allSettled(mapRemembered, { scope, params: readChoice(entry) === 'on' });
  return createWatch({
    unit: $mapShown.updates,
    scope,
    fn: (shown) => keepChoice(entry, shown ? 'on' : 'off'),
  });
}
