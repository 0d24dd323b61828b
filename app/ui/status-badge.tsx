import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleX,
  Hourglass,
  type LucideIcon,
  OctagonAlert,
} from 'lucide-react';
import { Badge, type Tone } from './badge.tsx';

export type StatusShape = 'open' | 'active' | 'waiting' | 'attention' | 'alarm' | 'done' | 'stopped';

const shapes: Readonly<Record<StatusShape, { readonly tone: Tone; readonly Icon: LucideIcon }>> = {
  open: { tone: 'neutral', Icon: Circle },
  active: { tone: 'accent', Icon: CircleDot },
  waiting: { tone: 'info', Icon: Hourglass },
  attention: { tone: 'warning', Icon: CircleAlert },
  alarm: { tone: 'danger', Icon: OctagonAlert },
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

/** What is under way beside a state; nothing where nothing is. */
export const UnderWay = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className="block text-xs whitespace-normal text-muted">{text}</span>;
