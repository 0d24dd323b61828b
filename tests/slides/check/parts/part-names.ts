/** What `check` can look at, in the order in which it does; `generic` is asked of every answer, whatever part it is for. */
export const PARTS = [
  'examples',
  'auth',
  'negative',
  'roles',
  'state',
  'etag',
  'range',
  'links',
  'readback',
  'idempotency',
  'race',
] as const;

export type PartName = (typeof PARTS)[number];
