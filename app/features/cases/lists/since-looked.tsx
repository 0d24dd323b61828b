import { changeText } from '#app/core/cases/change-words.ts';
import { ageText } from '#app/core/cases/due.ts';
import { ChangedMark } from '#app/ui/changed-mark.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';

interface SinceLookedProps {
  readonly change: CaseListItem['lastChange'];
  readonly now: string;
}

/** What others did to the case since this reader last opened it; nothing where nobody did anything. */
export function SinceLooked({ change, now }: SinceLookedProps) {
  if (change === null) return null;
  return (
    <ChangedMark
      text={changeText(change)}
      age={ageText(change.at, now)}
      at={change.at}
      others={change.count - 1}
    />
  );
}
