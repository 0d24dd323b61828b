import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';

const NAME = 'preview';

/**
 * The preview of one row. Its link has an address of its own, so that a middle click opens it in another tab; a plain
 * press opens it here, without asking for the list again.
 */
export function usePreview(caseId: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = new URLSearchParams(search);
  const isAsked = address.get(NAME) === caseId;
  const [isOpen, setOpen] = useState(isAsked);

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (!isAsked) return;
    address.delete(NAME);
    navigate({ search: address.toString() }, { replace: true, preventScrollReset: true });
  };
  const asking = new URLSearchParams(search);
  asking.set(NAME, caseId);
  return { isOpen, close, link: { to: { search: asking.toString() }, onClick: open } };
}
