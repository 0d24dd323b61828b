import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { countText } from '#app/core/cases/labels.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ConfirmDialog } from '../attachments/confirm-dialog.tsx';

interface RemoveRowProps {
  /** As `intentText` writes it. */
  readonly intent: string;
  /** What goes, as in 'specimen A'. */
  readonly what: string;
  /** How many images were uploaded for it. */
  readonly images: number;
  readonly children: ReactNode;
}

/** Takes a row away; images that took long to upload go with it after a question only. */
export function RemoveRow({ intent, what, images, children }: RemoveRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        size="sm"
        variant="quiet"
        name="intent"
        value={intent}
        onClick={(event) => {
          if (images === 0) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        <X aria-hidden />
        {children}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Remove ${what}?`}
          text={`${countText(images, 'uploaded image')} would go with it.`}
          label={`Remove ${what}`}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            button.current?.form?.requestSubmit(button.current);
          }}
        />
      )}
    </>
  );
}
