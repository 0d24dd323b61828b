import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => 'UTC';

/** 'UTC' on the server and while hydrating, so that both write the same text; the browser's own zone after that. */
export function useTimeZone(): string {
  return useSyncExternalStore(neverChanges, browserZone, serverZone);
}
