import { bandText } from '#app/core/coverage/band.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import type { NothingUnseen } from '../../state/coverage/coverage.ts';

/** Why the key led nowhere: a key that does nothing would be pressed again. */
export function tellUnseen(nothing: NothingUnseen): void {
  const text =
    nothing.why === 'unknown'
      ? 'The slide is still being looked over for tissue.'
      : `All the tissue of this slide was seen at ${bandText(nothing.band)} or more.`;
  notify.info(text, { about: 'unseen' });
}
