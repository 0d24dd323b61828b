import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { Button } from '../../controls/button.tsx';

interface PhoneFoldProps {
  /** How many filters inside are in force; it is shown beside the word. */
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * On a phone the filters would take up half of the first screen, so they wait behind a button there. Without script they
 * are shown: nothing could open them.
 */
export function PhoneFold({ count, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="sm"
        className="hidden h-9 max-sm:scripted:inline-flex coarse:h-11"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <div
        id={id}
        className={classNames(
          'contents max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-start max-sm:gap-2',
          !isOpen && 'max-sm:scripted:hidden',
        )}
      >
        {children}
      </div>
    </>
  );
}
