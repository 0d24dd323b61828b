import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

const buttonLook = cva(
  [
    'press-button shrink-0',
    'disabled:border-border disabled:bg-sunken disabled:text-muted disabled:shadow-none',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent-fill text-on-accent shadow-sm hover:bg-accent-fill-hover',
        secondary: 'border-control bg-raised text-text hover:bg-hover',
        quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-soft',
        danger: 'border-transparent bg-danger-fill text-on-danger shadow-sm hover:bg-danger-fill-hover',
      },
      size: {
        sm: '[--press-height:2rem] gap-1.5 px-3 py-0.5 text-sm',
        md: '[--press-height:2.5rem] gap-2 px-4 py-1 text-base',
        lg: '[--press-height:3rem] gap-2 px-6 py-1.5 text-base',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', wide: false },
  },
);

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    VariantProps<typeof buttonLook> {
  /** Work is under way: keeps width and focus, shows a spinner and ignores presses. */
  busy?: boolean;
  /** Gives the look to the one child (a link) instead of a button element; such a child has no busy state. */
  asChild?: boolean;
}

function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    wide,
    busy = false,
    asChild = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  const look = classNames(buttonLook({ variant, size, wide }), className);
  // No toast lies on it. The small ones stand in rows, many beside each other.
  const isMain = size !== 'sm' && (variant === 'primary' || variant === 'danger');
  const main = isMain ? { 'data-main-button': '' } : {};
  if (asChild) {
    return (
      <Slot.Root ref={ref} className={look} onClick={onClick} {...main} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      {...main}
      {...rest}
      ref={ref}
      type={type}
      className={look}
      // aria-disabled, not disabled: a disabled button drops the keyboard focus in the middle of the work.
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignorePress : onClick}
    >
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex min-w-0 items-center gap-[inherit]', busy && 'opacity-0')}>
        {children}
      </span>
    </button>
  );
});
