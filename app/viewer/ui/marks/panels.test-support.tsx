import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { mount } from '#app/ui/mount.test-support.tsx';
import { loadSlideLinkFx } from '../../state/links.ts';
import { type Asked, stampFx } from '../../state/log.ts';
import { openMarksFx } from '../../state/mark-reading.ts';
import {
  ask,
  caseOf,
  countedStamps,
  drawn,
  linkOf,
  MEASURE,
  open,
  opened,
} from '../../state/reading.test-support.ts';
import { caseHandedOver } from '../../state/slides.ts';

/** A reader with the slide a1 of three open, and nothing in storage. */
export async function readerAt(over: Partial<OpenImage> = {}): Promise<Scope> {
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [loadSlideLinkFx, (blobId: string) => ({ ok: true, userId: 'u', link: linkOf(blobId) })],
      [openMarksFx, () => ({ lines: [], dropped: 0, newer: 0, writer: 'u' })],
    ],
  });
  const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  await open(scope, opened('a1', over));
  return scope;
}

/** Rulers of 25 μm each, from left to right. */
export async function measure(scope: Scope, count: number): Promise<void> {
  await ask(scope, MEASURE);
  for (let x = 1; x <= count; x += 1) await ask(scope, drawn(x));
}

export const shown = (scope: Scope, panel: ReactNode): Promise<void> =>
  mount(<Provider value={scope}>{panel}</Provider>);

/** Sends a command of a pane, the first one unless another is named, while something is mounted. */
export const asked = (scope: Scope, command: Asked['command'], pane: PaneId = 'primary'): Promise<void> =>
  act(() => ask(scope, command, pane));

const sent = (target: EventTarget, event: Event): Promise<void> =>
  act(async () => {
    target.dispatchEvent(event);
    await Promise.resolve();
  });

export const press = (element: Element, key: string, ctrlKey = false): Promise<void> =>
  sent(element, new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

/** The focus goes elsewhere, as React hears of it. */
export const leave = (element: Element): Promise<void> =>
  sent(element, new FocusEvent('focusout', { bubbles: true }));

export const LEAVINGS = ['is hidden', 'is closed'] as const;

/**
 * Ends what is seen of the page, and gives what `look` saw at that moment. It listens from now on, as the outbox does from
 * the start, so that a field that is shown later has to come before it.
 */
export function leavingPage<T>(look: () => T): (how: (typeof LEAVINGS)[number]) => Promise<T | undefined> {
  const seen: T[] = [];
  const note = () => void seen.push(look());
  document.addEventListener('visibilitychange', note, { once: true });
  window.addEventListener('pagehide', note, { once: true });
  return async (how) => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const [target, type] =
      how === 'is hidden' ? ([document, 'visibilitychange'] as const) : ([window, 'pagehide'] as const);
    await sent(target, new Event(type));
    state.mockRestore();
    return seen[0];
  };
}
