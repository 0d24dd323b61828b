import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPlaceKeeper, onLeaving } from '#app/browser/last-place.ts';
import type { TextOwner } from '#app/browser/saving/saved-text.ts';
import { zFieldName } from '#contracts/generated/schemas/field-name.ts';

/** Whether this tab comes to the case for the first time. Where storage is blocked, nobody is led anywhere. */
function isFirstTime({ userId, caseId }: TextOwner): boolean {
  const name = `diagnosis-place:${userId}:${caseId}`;
  try {
    const isFirst = window.sessionStorage.getItem(name) === null;
    window.sessionStorage.setItem(name, 'seen');
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * Keeps in which field the reader is, and leads whoever comes from another machine to the field in which they were. A
 * link to a part of the page goes before, and so does what the reader has in hand already.
 */
export function useLastPlace(owner: TextOwner, field: string | null) {
  const [keeper] = useState(() => createPlaceKeeper(owner));
  const form = useRef<HTMLFormElement>(null);
  const start = useRef({ owner, field });
  useEffect(() => {
    const { owner: reader, field: last } = start.current;
    const isFree = window.location.hash === '' && document.activeElement === document.body;
    if (isFirstTime(reader) && last !== null && isFree) leadTo(form.current, last);
    const stop = onLeaving(keeper.flush);
    return () => {
      stop();
      keeper.flush();
    };
  }, [keeper]);
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = zFieldName.safeParse(target.getAttribute('name'));
    if (name.success) keeper.note({ field: name.data });
  };
  return { form, onFocus };
}

function leadTo(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) found.focus();
}
