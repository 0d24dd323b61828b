import { OTHERS_FORGOTTEN } from '#app/core/access/login-notices.ts';
import { returnReasonText } from '#app/core/case-form/field-words.ts';
import { openReasons } from '#app/core/case-form/sending-rules.ts';
import { reviewTitleFor } from '#app/core/case-form/steps.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';
import type { DeskView, Dropped } from '../saving/desk-view.ts';

interface FormNoticesProps {
  readonly view: DeskView;
  /** False while something is typed that the server cannot hold, such as half a date. */
  readonly isAllStorable: boolean;
  /** What the last press of a button was refused with. */
  readonly refused: string | null;
  readonly returnReasons: CaseForm['returnReasons'];
  /** The facility answers why its case came back, and nobody for it. */
  readonly isOperator: boolean;
  readonly onTakeBack: () => void;
}

const DROPPED: Readonly<Record<Dropped, string>> = {
  unreadableDraft:
    'A draft of this case that this browser had stored could not be read, and was removed. The form shows what the server has: check it before you go on.',
  unreadableFile:
    'A file that this browser had stored for this case could not be read, and was removed. Look whether each attachment is listed, and choose again the one that is missing.',
  ofOthers: OTHERS_FORGOTTEN,
  outOfDate:
    'Drafts and files that this browser had stored for more than seven days were removed. What was saved is still there.',
};

/** Where the words of a tab are that writes no more: one that is closed with them must not lose them unknown. */
const whereTyped = ({ queue, isUnkept }: DeskView, isAllStorable: boolean): string => {
  if (!queue.isUnsaved && isAllStorable) return 'saved';
  return isUnkept ? 'not saved yet: leave this tab open' : 'kept in this browser and not saved yet';
};

/** What this browser no longer keeps. */
export const DroppedNotices = ({ dropped }: Pick<DeskView, 'dropped'>) =>
  dropped.map((why) => (
    <p key={why} role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      {DROPPED[why]}
    </p>
  ));

/** What the one who fills the form has to know before going on. */
export function FormNotices(props: FormNoticesProps) {
  const { view, isAllStorable, refused, returnReasons, isOperator, onTakeBack } = props;
  const open = openReasons(returnReasons);
  return (
    <>
      {refused !== null && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
          {refused}
        </p>
      )}
      {view.isElsewhere && (
        <section role="alert" className="rounded-md border border-warning bg-warning-soft px-3 py-2">
          <p className="font-semibold">This case is open in another tab, and is written there.</p>
          <p>What you typed here is {whereTyped(view, isAllStorable)}. This tab only shows it.</p>
          <Button size="sm" className="mt-2" onClick={onTakeBack}>
            Write here instead
          </Button>
        </section>
      )}
      {view.isBroughtBack && (
        <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info">
          What you typed before and what was not saved yet is here again.
        </p>
      )}
      <DroppedNotices dropped={view.dropped} />
      {open.length > 0 && (
        <section
          aria-label="Why the case came back"
          className="rounded-md border border-warning bg-warning-soft px-3 py-2"
        >
          <h2 className="font-semibold">This case was returned</h2>
          <ul className="list-disc pl-5">
            {open.map((reason) => (
              <li key={reason.number}>{returnReasonText(reason)}</li>
            ))}
          </ul>
          <p>
            {isOperator
              ? 'The facility answers each of them when it sends the case again.'
              : `Answer each of them in the last step, “${reviewTitleFor(false)}”.`}
          </p>
        </section>
      )}
      {view.isUnkept && (
        <p role="status" className="text-sm text-warning">
          This browser stores nothing: what is not saved exists only on this page.
        </p>
      )}
    </>
  );
}
