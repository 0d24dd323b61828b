import { useEffect, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { keyRefusal } from '../toolbar/own-keys.ts';
import type { KeySettings } from '../toolbar/use-key-settings.ts';
import { keyName } from '../toolbar/use-shortcuts.ts';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';

interface ChangeKeyProps {
  readonly action: keyof ViewerCommands;
  /** What the key does. */
  readonly text: string;
  readonly keys: KeySettings;
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** After a press, the next key that is pressed becomes the key of the action; Esc and Tab leave it as it was. */
export function ChangeKey({ action, text, keys }: ChangeKeyProps) {
  const [isListening, setListening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent): void => {
      if (MODIFIERS.includes(event.key)) return;
      if (event.key === 'Tab') {
        setListening(false);
        return;
      }
      // The dialog would close by Esc, and a button be pressed by Enter.
      event.preventDefault();
      event.stopImmediatePropagation();
      const name = keyName(event);
      const refused = event.key === 'Escape' ? null : keyRefusal(keys.table, action, name);
      setRefusal(refused);
      if (refused !== null) return;
      setListening(false);
      if (event.key !== 'Escape') keys.change(action, name);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isListening, action, keys]);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        // What it says now stands in its name, so that it can be called by it.
        aria-label={isListening ? `Press a key… for: ${text}` : `Change the key of: ${text}`}
        aria-pressed={isListening}
        onClick={() => setListening(!isListening)}
        onBlur={() => {
          setListening(false);
          setRefusal(null);
        }}
      >
        {isListening ? 'Press a key…' : 'Change'}
      </Button>
      <p role="status" className="w-full text-danger empty:hidden">
        {refusal}
      </p>
    </>
  );
}
