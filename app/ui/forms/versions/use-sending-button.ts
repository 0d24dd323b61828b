import { useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button by which a form was sent last; null where none is known. One that adds or removes a row submits too, and
 * sends nothing.
 */
export function useSendingButton(formId: string): RefObject<HTMLElement | null> {
  const pressed = useRef<HTMLElement | null>(null);
  const sending = useRef<HTMLElement | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    const onSubmit = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter;
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [formId]);
  useEffect(() => {
    if (state === 'submitting') sending.current = pressed.current;
  }, [state]);
  return sending;
}
