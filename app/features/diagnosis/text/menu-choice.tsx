import type { MouseEvent, ReactNode } from 'react';

interface MenuChoiceProps {
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}

/** One line of a menu that stands under a text. */
export function MenuChoice({ onClick, children }: MenuChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="w-full rounded-sm px-2.5 py-1.5 text-left hover:bg-hover coarse:min-h-11"
    >
      {children}
    </button>
  );
}
