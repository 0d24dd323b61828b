import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { panelLook, scrimLook } from '../panel-look.ts';
import { InDialog } from '../portal-place.ts';
import { discardTyped } from './discard-typed.ts';

const dialogLook = cva(panelLook, {
  variants: { size: { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-5xl' } },
  defaultVariants: { size: 'md' },
});

interface DialogProps extends VariantProps<typeof dialogLook> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Always there, so that a screen reader can say where it is. */
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Actions: stay in view while the content scrolls. */
  footer?: ReactNode;
}

/** Radix gives the focus back to its own trigger only, and our dialogs are opened by buttons of other rows and bars. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    // Radix would focus Close, whose tooltip then covers what was opened.
    onOpenAutoFocus: (event: Event): void => {
      opener.current = document.activeElement;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected) return current.focus();
      // A row that has left the list takes its button with it; who has moved the focus on already is left alone.
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    },
  };
}

/** Holds the focus while open and gives it back afterwards; a sheet from the bottom on a phone. */
export function Dialog({ open, onOpenChange, title, description, children, footer, size }: DialogProps) {
  const focus = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const change = (isOpen: boolean) => {
    // Only somebody's own hand comes here: a dialog that a post closes, or a login that is over, gives nothing up.
    if (!isOpen && content.current !== null) discardTyped(content.current);
    onOpenChange(isOpen);
  };
  // Pages have many that are closed, and nothing of one fades out.
  if (!open) return null;
  return (
    <Radix.Root open onOpenChange={change}>
      <Radix.Portal>
        <InDialog.Provider value>
          <Radix.Overlay className={scrimLook} />
          <Radix.Content
            ref={content}
            className={dialogLook({ size })}
            {...focus}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <div className="flex items-start gap-4 border-b border-border py-3 pr-3 pl-5">
              <div className="min-w-0 flex-1 py-1.5">
                <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-0.5 text-sm text-muted">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
            <div
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2"
            >
              {children}
            </div>
            {footer !== undefined && (
              <div className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">
                {footer}
              </div>
            )}
          </Radix.Content>
        </InDialog.Provider>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it, and gives up what was typed in it. */
export const DialogCancel = () => (
  <Radix.Close asChild>
    <Button>Cancel</Button>
  </Radix.Close>
);
