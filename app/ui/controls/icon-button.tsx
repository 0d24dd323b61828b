import { cva, type VariantProps } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../feedback/tooltip.tsx';

const iconButtonLook = cva(
  [
    'inline-flex shrink-0 items-center justify-center rounded-md border border-transparent text-muted transition-colors',
    'hover:bg-hover hover:text-text coarse:min-h-11 coarse:min-w-11 [&_svg]:size-[1.125rem]',
    'aria-pressed:bg-accent-soft aria-pressed:text-accent disabled:text-muted disabled:opacity-50',
  ],
  {
    variants: { size: { sm: 'size-8 low:size-7', md: 'size-10 low:size-8' } },
    defaultVariants: { size: 'md' },
  },
);

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'>,
    VariantProps<typeof iconButtonLook> {
  /** Spoken name and tooltip: an icon alone says too little. */
  label: string;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, tooltipSide = 'bottom', size, className, type = 'button', ...rest },
  ref,
) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <button
        {...rest}
        ref={ref}
        type={type}
        aria-label={label}
        className={classNames(iconButtonLook({ size }), className)}
      />
    </Tooltip>
  );
});
