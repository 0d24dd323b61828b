import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { panelLook, scrimLook } from './panel-look.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, in words; the question stands in the title. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
}

/** A question that must be answered: a click beside it does not close it, and Cancel has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    busy,
    onConfirm,
  } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content className={classNames(panelLook, 'gap-2 p-5 sm:max-w-md')}>
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="text-muted">{children}</div>
          </Radix.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
