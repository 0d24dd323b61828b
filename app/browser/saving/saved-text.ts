import type { TextFields } from '#app/core/text/text-fields.ts';

/** Whose text of which case: every request and every answer names both, so that no text lands in another case. */
export interface TextOwner {
  readonly userId: string;
  readonly caseId: string;
}

/** A version of the text that the server has or had. */
export interface ServerText {
  readonly etag: string;
  readonly fields: TextFields;
}

/** What is not on the server yet, with the version that it was written on. */
export interface UnsavedText {
  readonly base: ServerText;
  readonly fields: TextFields;
  /** What was sent and not answered, the newest last: one of these may be what the server has. */
  readonly tried: readonly TextFields[];
}

/** The server's text when somebody else has saved since, and who that was. */
export interface OtherText extends ServerText {
  readonly changedBy: string;
}

export type SaveAnswer =
  | (TextOwner & { readonly kind: 'saved'; readonly etag: string; readonly savedAt: string })
  /** Somebody saved in between, so that nothing was saved now. */
  | (TextOwner & { readonly kind: 'stale'; readonly theirs: OtherText })
  /** The text will not be taken as it is, however often it is sent. */
  | (TextOwner & {
      readonly kind: 'refused';
      readonly message: string;
      /** What the server has, where it takes no more. */
      readonly saved?: TextFields | undefined;
    })
  | NotReached;

/** The server was not reached, or cannot answer now. */
export interface NotReached {
  readonly kind: 'later';
  readonly message: string;
}

/** Both texts and the one that they were made from: the reader has to choose. */
export interface TextConflict {
  readonly base: TextFields;
  readonly yours: TextFields;
  readonly theirs: OtherText;
  /** Yours are words of an earlier page, which are asked about whatever they differ in. */
  readonly isEarlier: boolean;
}

/** How the saving stands, for the page. */
export interface QueueView {
  readonly phase: 'resting' | 'due' | 'sending' | 'refused' | 'asking' | 'stopped';
  readonly isUnsaved: boolean;
  /**
   * The text would not reach the server if the page were left now: a save has failed, or the reader has to choose.
   */
  readonly isAtRisk: boolean;
  readonly savedAt: string | null;
  /** Why the last try failed; null after one that did not. */
  readonly message: string | null;
  readonly conflict: TextConflict | null;
}
