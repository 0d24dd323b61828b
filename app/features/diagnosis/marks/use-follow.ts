import { type RefObject, useEffect, useRef } from 'react';
import { reportableLength } from '#app/core/citing/sight.ts';
import { withValue } from '#app/core/citing/token.ts';
import type { CitedMarkInput } from '#contracts/generated/wire.ts';
import { changeTexts, readForm } from './form-texts.ts';
import type { CaseMarks } from './use-case-marks.ts';

/**
 * The lengths in the texts follow their rulers. A length that somebody typed over stays: the list of marks says that it is
 * another one.
 */
export function useFollow(
  field: RefObject<HTMLTextAreaElement>,
  cited: readonly CitedMarkInput[],
  sightOf: CaseMarks['sightOf'],
  onFollowed: () => void,
): void {
  const told = useRef(new Map<number, string>());
  useEffect(() => {
    const form = field.current?.form;
    if (form === null || form === undefined) return;
    let isChanged = false;
    for (const mark of cited) {
      const sight = sightOf(mark);
      const value = sight == null ? null : reportableLength(sight);
      if (value === null) continue;
      for (const before of [told.current.get(mark.number), mark.seen.value]) {
        if (before === undefined || before === null || before === value) continue;
        const follows = (text: string) => withValue(text, mark.number, before, value);
        if (changeTexts(form, follows)) isChanged = true;
      }
      told.current.set(mark.number, value);
    }
    if (!isChanged) return;
    readForm(form);
    onFollowed();
  }, [field, cited, sightOf, onFollowed]);
}
