import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { ActionForm, type ActionSource } from './action-form.tsx';
import type { ShownAction } from './shown-actions.ts';

interface ActionBarProps extends ActionSource {
  readonly actions: readonly ShownAction[];
}

/** What can be done here now. What cannot keeps its place and says why, so that nobody searches for it. */
export function ActionBar({ actions, etag, idempotencyKey }: ActionBarProps) {
  if (actions.length === 0) return <p className="text-sm text-muted">There is nothing for you to do here.</p>;
  const refused = actions.filter(({ refusedBecause }) => refusedBecause !== null);
  return (
    <div data-print="never" className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {actions
          .filter(({ refusedBecause }) => refusedBecause === null)
          .map(({ name, label, look }) => (
            <ActionForm
              key={name}
              intent={name}
              label={label}
              look={look ?? 'secondary'}
              etag={etag}
              idempotencyKey={idempotencyKey}
            />
          ))}
      </div>
      {refused.length > 0 && (
        <ul className="flex flex-col gap-2">
          {refused.map((action) => (
            <li key={action.name}>
              <RefusedAction label={action.label} because={action.refusedBecause} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RefusedActionProps {
  readonly label: string;
  /** Why it cannot be done now, in a sentence. */
  readonly because: ReactNode;
}

/** An action in its place that does nothing now, within reach of the keyboard, with the reason beside it. */
export function RefusedAction({ label, because }: RefusedActionProps) {
  const id = useId();
  return (
    <div data-print="never" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        aria-disabled
        aria-describedby={id}
        className="border-border bg-sunken text-muted hover:bg-sunken"
      >
        {label}
      </Button>
      <span id={id} className="text-sm text-muted">
        {because}
      </span>
    </div>
  );
}
