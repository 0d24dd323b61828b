import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { LeaveDialog } from '#app/ui/forms/leave-guard.tsx';
import { SaveState, type Saving } from '#app/ui/forms/save-state.tsx';
import { compareVersions, mergedVersion } from '#app/ui/forms/versions/conflict.ts';
import { ConflictDialog } from '#app/ui/forms/versions/conflict-dialog.tsx';
import { KitState } from './kit-section.tsx';

const states: readonly Saving[] = [
  { kind: 'saving' },
  { kind: 'saved', when: '2:05 PM' },
  { kind: 'failed', why: 'offline' },
];

const base = { site: 'Skin of back', history: '', priority: 'Routine' };
const yours = { ...base, site: 'Skin of scalp', history: 'Changing mole for three months' };
const theirs = { site: 'Skin of back, left', history: 'Mole, removed in May', priority: 'STAT' };
const labels: Readonly<Record<string, string>> = {
  site: 'Site',
  history: 'Clinical history',
  priority: 'Priority',
};

export function SavingParts() {
  const [open, setOpen] = useState<'conflict' | 'leave' | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const comparison = compareVersions(base, yours, theirs);
  const close = () => setOpen(null);
  return (
    <KitState title="Saving: under way, done, offline; a conflict, leaving, a toast">
      <div className="flex flex-wrap gap-6">
        {states.map((state) => (
          <SaveState key={state.kind} state={state} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setOpen('conflict')}>Show a conflict</Button>
        <Button onClick={() => setOpen('leave')}>Show the question before leaving</Button>
        <Button onClick={() => notify.success('The sample is filed.', { about: 'sample' })}>
          Show a toast
        </Button>
        {kept !== null && <p role="status">Kept: {kept}</p>}
      </div>
      {open === 'conflict' && (
        <ConflictDialog
          changedBy="Dr. Invented, 2:05 PM"
          comparison={comparison}
          labelOf={(name) => labels[name] ?? name}
          onCancel={close}
          onResolve={(choices) => {
            setKept(Object.values(mergedVersion(yours, comparison, choices) ?? {}).join(' · '));
            close();
          }}
        />
      )}
      {open === 'leave' && <LeaveDialog onStay={close} onLeave={close} />}
    </KitState>
  );
}
