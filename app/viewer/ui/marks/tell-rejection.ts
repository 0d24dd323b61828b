import type { ViewerCommand } from '#app/core/viewing/commands.ts';
import { changesMarks } from '#app/core/viewing/decide/decide.ts';
import type { Rejection } from '#app/core/viewing/decide/decision.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { OF_ANOTHER, READ_ONLY, STILL_LOADING } from '../screen/read-only.ts';

interface Rejected {
  readonly command: ViewerCommand;
  readonly rejection: Rejection;
}

/** Why marks did not change although their reader asked for it. A tool that is not there yet shows that by itself. */
export function tellRejection({ command, rejection }: Rejected): void {
  if (rejection === 'read-only') notify.warning(READ_ONLY);
  if (rejection === 'of-another') notify.warning(OF_ANOTHER, { about: 'of-another' });
  if (rejection === 'busy' && changesMarks(command)) notify.warning(STILL_LOADING, { about: 'busy' });
}
