import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface WarningNoteProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Says on a page what its reader has to know before they go on, and that no press takes away. */
export const WarningNote = ({ label, icon: Icon, title, children }: WarningNoteProps) => (
  <div
    role="note"
    aria-label={label}
    className="flex items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2"
  >
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
    <div className="min-w-0 break-words">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  </div>
);
