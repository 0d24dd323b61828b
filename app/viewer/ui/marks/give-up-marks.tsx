import { useUnit } from 'effector-react';
import { RemoveUnsentMarks } from '#app/ui/feedback/remove-unsent-marks.tsx';
import { giveUpRefusedFx } from '../../state/outbox.ts';

/** For whoever does not want marks that the case has refused on its slides at each visit. */
export function GiveUpMarks() {
  const giveUp = useUnit(giveUpRefusedFx);
  return <RemoveUnsentMarks label="Remove them…" variant="quiet" className="h-7" remove={() => giveUp()} />;
}
