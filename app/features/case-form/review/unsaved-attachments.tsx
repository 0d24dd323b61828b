import { useMemo, useState } from 'react';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zAttachmentSlot } from '#contracts/generated/schemas/attachment-slot.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { OnItsWay } from '../attachments/attachment-slot.tsx';
import type { CaseOfFiles } from '../attachments/slot-sending.ts';
import { type Attachments, useAttachments } from '../attachments/use-attachments.ts';
import { DroppedNotices } from '../parts/form-notices.tsx';
import type { Dropped } from '../saving/desk-view.ts';

const SLOTS = zAttachmentSlot.options;

interface Unsaved {
  readonly attachments: Attachments;
  readonly dropped: readonly Dropped[];
  /** Why the case has to wait for them; undefined where nothing holds it back. */
  readonly waitsFor: string | undefined;
}

/** The files that were chosen for the case and are not saved: they are sent again, and the case does not go without them. */
export function useUnsavedAttachments(userId: string, { id, allowedActions }: CaseForm): Unsaved {
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  const desk = useMemo<CaseOfFiles>(
    () => ({
      view: { caseId: id },
      create: () => Promise.resolve(),
      tellDropped: (why) => setDropped((told) => (told.includes(why) ? told : [...told, why])),
    }),
    [id],
  );
  const isOpen = allowedActions.includes('edit');
  const attachments = useAttachments(userId, desk, isOpen ? id : null, SLOTS);
  return { attachments, dropped, waitsFor: waitsForOf(attachments) };
}

function waitsForOf({ states, isLooking }: Attachments): string | undefined {
  const phases = Object.values(states).map(({ phase }) => phase);
  if (phases.some((phase) => phase !== 'sending')) return 'An attachment is not saved';
  if (phases.length > 0) return 'Attachments are still being saved';
  return isLooking ? 'Looking for files that are not saved yet' : undefined;
}

/** Each with what can be done: the step that it was chosen in is not on this page. */
export function UnsavedAttachments({ attachments, dropped }: Unsaved) {
  const { states, retry, replace, forget } = attachments;
  const unsaved = SLOTS.flatMap((slot) => {
    const state = states[slot];
    return state === undefined ? [] : [{ slot, state }];
  });
  return (
    <>
      <DroppedNotices dropped={dropped} />
      {unsaved.length > 0 && (
        <DetailSection title="Attachments that are not saved yet">
          {unsaved.map(({ slot, state }) => (
            <OnItsWay
              key={slot}
              label={labels.AttachmentSlot[slot]}
              state={state}
              onRetry={() => retry(slot)}
              onReplace={() => replace(slot)}
              onForget={() => forget(slot)}
              onChooseAnother={null}
            />
          ))}
        </DetailSection>
      )}
    </>
  );
}
