import { useSyncExternalStore } from 'react';
import type { LiveValue } from './live-value.ts';

/** Renders with each change; only for what is small, since a moving slide changes it in every frame. */
export function useLiveValue<T>(live: LiveValue<T>): T {
  return useSyncExternalStore(live.subscribe, live.get, live.get);
}
