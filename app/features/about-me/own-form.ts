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

/** What a form is given that changes a part of the profile as it stands. */
export interface OwnPartProps extends OwnFormProps {
  /** The part was changed elsewhere since the form was opened. */
  readonly isElsewhere: boolean;
}
