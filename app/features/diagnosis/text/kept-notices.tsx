import type { DroppedText } from '../saving/dropped-text.ts';

interface KeptNoticesProps {
  readonly isBroughtBack: boolean;
  readonly dropped: readonly DroppedText[];
}

const DROPPED: Readonly<Record<DroppedText, string>> = {
  unreadableText:
    'Text of this case that this browser had stored could not be read, and was removed. The page shows what the server has: check it before you go on.',
  unreadableHistory:
    'Earlier texts of this case that this browser had stored could not be read. They cannot be brought back here; what was saved is still there.',
  historyOfOthers:
    'Another person used this browser before you. The earlier texts that it had stored for them were removed; what they saved is still there.',
};

/** What came back from this browser, and what did not. */
export function KeptNotices({ isBroughtBack, dropped }: KeptNoticesProps) {
  return (
    <>
      {isBroughtBack && (
        <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info">
          What you wrote before and what was not saved yet is here again.
        </p>
      )}
      {dropped.map((what) => (
        <p key={what} role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {DROPPED[what]}
        </p>
      ))}
    </>
  );
}
