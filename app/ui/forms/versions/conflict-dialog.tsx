import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../feedback/dialog.tsx';
import { type Choices, type Comparison, type Difference, openConflicts, type Side } from './conflict.ts';

interface ConflictDialogProps {
  /** Who changed it elsewhere: 'Dr. Lee, 2:05 PM'. */
  readonly changedBy: string;
  readonly comparison: Comparison;
  readonly labelOf: (name: string) => string;
  readonly onResolve: (choices: Choices) => void;
  readonly onCancel: () => void;
}

/** A stale version (412): shows what changed elsewhere, field by field, before it asks which of both to keep. */
export function ConflictDialog({ changedBy, comparison, labelOf, onResolve, onCancel }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [isTried, setTried] = useState(false);
  const open = openConflicts(comparison, choices);
  const isChoice = comparison.conflicts.length > 0;
  const resolve = () => {
    setTried(true);
    if (open.length === 0) onResolve(choices);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="This was changed elsewhere"
      description={
        isChoice
          ? `Changed by ${changedBy}. Nothing is saved until you choose.`
          : `Changed by ${changedBy}, in no field that you have changed. Nothing is saved until you say so.`
      }
      footer={
        <>
          <Button onClick={onCancel}>Keep editing</Button>
          <Button variant="primary" onClick={resolve}>
            {isChoice ? 'Save these choices' : 'Save both'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {comparison.conflicts.map((one) => (
          <ConflictChoice
            key={one.name}
            label={labelOf(one.name)}
            difference={one}
            isMissing={isTried && choices[one.name] === undefined}
            onChoose={(side) => setChoices({ ...choices, [one.name]: side })}
          />
        ))}
        {comparison.taken.length > 0 && (
          <section>
            <h3 className="text-sm font-semibold">Changed elsewhere alone, and taken over</h3>
            <dl className="mt-1 text-sm">
              {comparison.taken.map(({ name, theirs }) => (
                <div key={name} className="flex gap-2">
                  <dt className="text-muted">{labelOf(name)}</dt>
                  <dd>{theirs === '' ? 'Empty' : theirs}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {isTried && open.length > 0 && 'Choose one version of each field.'}
        </p>
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  readonly label: string;
  readonly difference: Difference;
  readonly isMissing: boolean;
  readonly onChoose: (side: Side) => void;
}

function ConflictChoice({ label, difference, isMissing, onChoose }: ConflictChoiceProps) {
  const sides = [
    { side: 'yours', title: 'Yours', value: difference.yours },
    { side: 'theirs', title: 'As it is saved now', value: difference.theirs },
  ] as const;
  return (
    <fieldset aria-invalid={isMissing || undefined}>
      <legend className={`mb-1.5 text-sm font-semibold ${isMissing ? 'text-danger' : ''}`}>{label}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {sides.map(({ side, title, value }) => (
          <label
            key={side}
            className="flex min-h-11 cursor-pointer gap-2.5 rounded-md border border-control p-2.5 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={`conflict-${difference.name}`}
              className="mt-0.5 size-5 shrink-0 accent-accent-fill"
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0">
              <span className="block text-sm text-muted">{title}</span>
              <span className="whitespace-pre-wrap">{value === '' ? 'Empty' : value}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
