import { UNUSABLE_SCALE } from '#app/core/slides/scale.ts';
import type { ViewerCommand } from '#app/core/viewing/commands.ts';
import { changesMarks } from '#app/core/viewing/decide/decide.ts';
import type { Rejection } from '#app/core/viewing/decide/decision.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { OF_ANOTHER, READ_ONLY, STILL_LOADING } from '../screen/read-only.ts';

interface Rejected {
  readonly command: ViewerCommand;
  readonly rejection: Rejection;
}

/**
 * Why marks did not change although their reader asked for it. A tool that is not there yet shows that by itself; one that
 * a key asks for says why there is none on this slide.
 */
export function tellRejection({ command, rejection }: Rejected): void {
  if (rejection === 'read-only') notify.warning(READ_ONLY);
  if (rejection === 'no-scale' && command.type === 'toggle-mode')
    notify.warning(`${UNUSABLE_SCALE}, so nothing can be measured on it.`, { about: 'no-scale' });
  if (rejection === 'of-another') notify.warning(OF_ANOTHER, { about: 'of-another' });
  if (rejection === 'busy' && changesMarks(command)) notify.warning(STILL_LOADING, { about: 'busy' });
}
