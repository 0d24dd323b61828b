import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';

interface SlideStepsProps {
  /** 'N of total' (specification 2.8). */
  readonly counter: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Behind the buttons' names, where there is more than one pair of them. */
  readonly where?: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

export function SlideSteps({ counter, hasPrevious, hasNext, where = '', ...on }: SlideStepsProps) {
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <IconButton label={`Previous slide${where}`} size="sm" disabled={!hasPrevious} onClick={on.onPrevious}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span aria-live="polite" className="min-w-14 text-center text-sm whitespace-nowrap tabular-nums">
        {counter}
      </span>
      <IconButton label={`Next slide${where}`} size="sm" disabled={!hasNext} onClick={on.onNext}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
