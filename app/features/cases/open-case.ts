import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';

interface OpenedCase {
  readonly id: string;
  readonly version: number;
}

/** The viewer's address of a case. Ids only, here and in the state: the browser writes both to disk. */
export const viewerLinkOf = ({ id, version }: OpenedCase) => ({
  to: `/viewer?case=${encodeURIComponent(id)}`,
  state: { caseId: id, version },
});

/** Opens a case in the viewer from where no link can stand. */
export function useOpenCase(): (opened: OpenedCase) => void {
  const navigate = useNavigate();
  return useCallback(
    (opened) => {
      const { to, state } = viewerLinkOf(opened);
      navigate(to, { state });
    },
    [navigate],
  );
}
