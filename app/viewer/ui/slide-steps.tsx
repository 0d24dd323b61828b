import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';

interface SlideStepsProps {
  /** 'N of total' (specification 2.8). */
  readonly counter: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

export function SlideSteps({ counter, hasPrevious, hasNext, onPrevious, onNext }: SlideStepsProps) {
  return (
    <div className="flex shrink-0 items-center gap-1">
      <IconButton label="Previous slide" disabled={!hasPrevious} onClick={onPrevious}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span aria-live="polite" className="min-w-14 text-center text-sm whitespace-nowrap tabular-nums">
        {counter}
      </span>
      <IconButton label="Next slide" disabled={!hasNext} onClick={onNext}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
