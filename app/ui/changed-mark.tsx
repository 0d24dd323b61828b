import { OneLine } from './one-line.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ChangedMarkProps {
  /** 'Question answered by Riley Fenwick'. */
  readonly text: string;
  /** '2 h'. */
  readonly age: string;
  readonly at: string;
  /** How many other things happened before it. */
  readonly others: number;
}

/** What happened to a row since its reader last looked. The dot is for the eye; the words say everything. */
export function ChangedMark({ text, age, at, others }: ChangedMarkProps) {
  const whole = `${text} · ${age} ago${others === 0 ? '' : ` · ${others} more`}`;
  return (
    <span className="flex max-w-72 items-baseline gap-1.5 text-xs font-medium whitespace-normal text-accent card:max-w-none">
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent" />
      <time dateTime={at} className="min-w-0">
        <VisuallyHidden>Since you looked: </VisuallyHidden>
        <OneLine text={whole} />
      </time>
    </span>
  );
}
