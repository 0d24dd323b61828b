import { z } from 'zod';
import { parseJson } from '#app/core/objects.ts';
import { actionOf, SHORTCUTS, type ShortcutGroup, shownKey } from './shortcut-table.ts';
import type { ViewerCommands } from './viewer-commands.ts';

/** The keys that a reader chose in place of the usual ones, by what they do (WCAG 2.1.4). */
export type OwnKeys = Readonly<Partial<Record<keyof ViewerCommands, string>>>;

/** A character, one with Alt, or a key of its own that neither the browser nor the slide needs. */
const USABLE = /^(?:Alt\+)?\S$|^(?:F2|F4|F7|F8|F9|F10|Insert|Delete|Home|End|PageUp|PageDown)$/;

const Kept = z.record(z.string(), z.string().regex(USABLE));

/** The usual keys, with the reader's own in their place. */
export function keyTable(own: OwnKeys): readonly ShortcutGroup[] {
  return SHORTCUTS.map(({ title, shortcuts }) => ({
    title,
    shortcuts: shortcuts.map((shortcut) => {
      const chosen = own[shortcut.action];
      return chosen === undefined ? shortcut : { ...shortcut, keys: [chosen] };
    }),
  }));
}

/** Why a pressed key cannot be the one of this action; null where it can. `name` as `keyName` spells it. */
export function keyRefusal(
  table: readonly ShortcutGroup[],
  action: keyof ViewerCommands,
  name: string,
): string | null {
  if (!USABLE.test(name)) return `${shownKey(name)} cannot be changed to. Use a letter, a digit or a sign.`;
  const taken = actionOf(table, name);
  return taken === null || taken.action === action
    ? null
    : `${shownKey(name)} already means \u201c${taken.text}\u201d. Change that key first.`;
}

/** What was kept, without what is unknown, unusable or would give one key two meanings. */
export function readOwnKeys(text: string | null): OwnKeys {
  if (text === null) return {};
  let own: OwnKeys = {};
  for (const [action, name] of Object.entries(Kept.safeParse(parseJson(text)).data ?? {})) {
    const known = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts).find((one) => one.action === action);
    if (known !== undefined && keyRefusal(keyTable(own), known.action, name) === null)
      own = { ...own, [known.action]: name };
  }
  return own;
}
