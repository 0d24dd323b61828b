import { Slot } from 'radix-ui';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { classNames } from '../class-names.ts';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  asChild?: boolean;
}

export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { asChild = false, className, ...rest },
  ref,
) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(
        'rounded-sm text-accent underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
    />
  );
});
