import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback } from 'react';

interface OpenedCase {
  readonly id: string;
  readonly version: number;
}

/**
 * The viewer's address of a case; `from` is the path of the page that leads there, where Back leads again. Ids only, here
 * and in the state: the browser writes both to disk.
 */
export const viewerLinkOf = ({ id, version }: OpenedCase, from: string) => ({
  to: `/viewer?case=${encodeURIComponent(id)}`,
  state: { caseId: id, version, from },
});

/** Opens a case in the viewer from where no link can stand. */
export function useOpenCase(): (opened: OpenedCase) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (opened) => {
      const { to, state } = viewerLinkOf(opened, pathname);
      navigate(to, { state });
    },
    [navigate, pathname],
  );
}
