import { labels } from '#contracts/generated/labels.ts';
import type { RescanRequest } from '#contracts/generated/wire.ts';

/** Why an image is to be scanned again: 'Wrong slide: the left edge'. The reason is never left out for the note. */
export const rescanText = ({ reason, note }: Pick<RescanRequest, 'reason' | 'note'>): string =>
  [labels.RescanReason[reason], note?.trim()].filter(Boolean).join(': ');
