import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import type { TellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import type { Profile } from '#contracts/generated/wire.ts';

/** What each form of the page is given. */
export interface OwnFormProps {
  readonly profile: Profile;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
  readonly tellUnsaved: TellUnsaved;
}
