import type { ImageId } from '#app/core/event-log/entry.ts';
import type { StorageKey } from '../storage/marks/storage-key.ts';

/** What one window of the viewer tells the others: ids and the platform's number of the case, never a patient. */
export interface WindowFacts {
  readonly windowId: string;
  readonly userId: string;
  readonly caseId: string;
  /** Such as DP-2026-000001. */
  readonly caseNumber: string;
  /** The images of the panes' slides; empty until one is open. */
  readonly imageIds: readonly ImageId[];
}

export type WindowMessage =
  | { readonly kind: 'here'; readonly window: WindowFacts }
  /** Whoever is there is asked to say so. */
  | { readonly kind: 'who'; readonly windowId: string }
  | { readonly kind: 'bye'; readonly windowId: string }
  /** Something new lies in that place. */
  | { readonly kind: 'marks'; readonly windowId: string; readonly place: StorageKey };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const areTexts = (fields: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

/** Null for anything else: a window of another version may say what this one does not understand. */
export function readMessage(value: unknown): WindowMessage | null {
  const message = fieldsOf(value);
  switch (message['kind']) {
    case 'here': {
      const window = fieldsOf(message['window']);
      const images = window['imageIds'];
      const isWhole =
        areTexts(window, 'windowId', 'userId', 'caseId', 'caseNumber') &&
        Array.isArray(images) &&
        images.every((image) => typeof image === 'string');
      return isWhole ? (message as unknown as WindowMessage) : null;
    }
    case 'who':
    case 'bye':
      return areTexts(message, 'windowId') ? (message as unknown as WindowMessage) : null;
    case 'marks':
      return areTexts(message, 'windowId') &&
        areTexts(fieldsOf(message['place']), 'userId', 'caseId', 'imageId')
        ? (message as unknown as WindowMessage)
        : null;
    default:
      return null;
  }
}
