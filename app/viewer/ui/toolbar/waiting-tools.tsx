import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

interface WaitingToolsProps {
  /** None of the tools can be pressed while this is true. */
  readonly during: Store<boolean>;
  readonly children: ReactNode;
}

/**
 * Tools that wait together. A slide that was made ready is there within a frame, and no button is rendered anew for it: the
 * browser switches off what stands in a fieldset.
 */
export function WaitingTools({ during: $isWaiting, children }: WaitingToolsProps) {
  const isWaiting = useUnit($isWaiting);
  return (
    <fieldset role="none" disabled={isWaiting} className="contents">
      {children}
    </fieldset>
  );
}
