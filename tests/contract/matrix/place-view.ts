import type { World } from '#mock-server/world.ts';

const VIEW = 'viw_matrix-1';

/** A view that its owner keeps; answers its id. */
export function placeView({ savedViews }: World, ownerId: string): string {
  savedViews.remove(VIEW);
  savedViews.insert({
    id: VIEW,
    version: 1,
    ownerId,
    list: 'users',
    name: 'Invented',
    filters: [],
    sort: null,
    columns: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  });
  return VIEW;
}
