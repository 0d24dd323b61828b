import { useEffect, useRef } from 'react';

/** What a key does, by its name: `Ctrl+Z`, `Ctrl+Shift+Z`, `+`, `M`, `Escape`. Command counts as Ctrl. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The name of a pressed key as the table spells it. Shift only counts with Ctrl: '+' wants it on many boards. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const command = event.ctrlKey || event.metaKey;
  return [command && 'Ctrl', event.altKey && 'Alt', command && event.shiftKey && 'Shift', key]
    .filter((part) => part !== false)
    .join('+');
}

/** Where keys have a meaning of their own; a dialog that holds the focus counts with all that is in it. */
const TYPING = [
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  '[role="dialog"], [role="alertdialog"], [role="menu"]',
].join(', ');

/** Where nothing was typed there is nothing of its own to take back, so these act on the marks as everywhere else. */
const TURNS: readonly string[] = ['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y'];

function isKeyOfField(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('[data-untyped]') && TURNS.includes(name)) return false;
  return target.closest(TYPING) !== null;
}

const isCharacter = (name: string): boolean => name.length === 1;

/** A panel that takes text stands open, or holds the focus: a letter that misses its field does nothing. */
function lettersRest(target: EventTarget | null): boolean {
  if (document.querySelector('[data-letters-rest]') !== null) return true;
  const panel = target instanceof Element ? target.closest('aside') : null;
  return panel !== null && panel.querySelector('textarea, input:not([type="file"])') !== null;
}

/** Listens on the whole page, and leaves keys alone where somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts, singleKeys: boolean): void {
  const latest = useRef({ shortcuts, singleKeys });
  useEffect(() => {
    latest.current = { shortcuts, singleKeys };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const name = keyName(event);
      if (event.defaultPrevented || isKeyOfField(event.target, name)) return;
      const { shortcuts: known, singleKeys: areOn } = latest.current;
      const action = known[name];
      if (action === undefined) return;
      if (isCharacter(name) && (!areOn || lettersRest(event.target))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
