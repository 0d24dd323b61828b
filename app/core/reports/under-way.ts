import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';

/** What is begun on a signed report and not signed yet, which a facility learns by the signature alone; null for nothing. */
export const underWayText = ({ postSignOut }: Pick<Case, 'postSignOut'>): string | null =>
  postSignOut === 'None' ? null : labels.PostSignOutState[postSignOut];
