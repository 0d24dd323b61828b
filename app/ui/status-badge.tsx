import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleX,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { Badge, type Tone } from './badge.tsx';

export type StatusShape = 'open' | 'active' | 'waiting' | 'attention' | 'done' | 'stopped';

const shapes: Readonly<Record<StatusShape, { readonly tone: Tone; readonly Icon: LucideIcon }>> = {
  open: { tone: 'neutral', Icon: Circle },
  active: { tone: 'accent', Icon: CircleDot },
  waiting: { tone: 'info', Icon: Hourglass },
  attention: { tone: 'warning', Icon: CircleAlert },
  done: { tone: 'success', Icon: CircleCheck },
  stopped: { tone: 'neutral', Icon: CircleX },
};

/** A state by shape and word first, colour last: one reader in twelve cannot rely on colour. */
export function StatusBadge({ shape, label }: { shape: StatusShape; label: string }) {
  const { tone, Icon } = shapes[shape];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

/** What is begun on a signed report and not signed yet, which a facility learns by the signature alone. */
export const UnderWay = ({ postSignOut }: Pick<Case, 'postSignOut'>) =>
  postSignOut === 'None' ? null : (
    <span className="block text-xs whitespace-normal text-muted">{labels.PostSignOutState[postSignOut]}</span>
  );
