import type { TokenRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** How a session is named: by a part of its token's hash, which opens nothing. */
export const sessionIdOf = ({ id }: TokenRecord): string => `ses_${id.slice(0, 32)}`;

/** The sessions that have not ended, the latest first. */
export const openSessions = (world: World, userId: string, now: number): readonly TokenRecord[] =>
  world.tokens
    .by('user', userId)
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** Ends a user's sessions, all or all but one, and says how many. Their tokens are dead at once. */
export function endSessions(
  world: World,
  userId: string,
  now: number,
  keptTokenId: string | null = null,
): number {
  const ended = openSessions(world, userId, now).filter(({ id }) => id !== keptTokenId);
  for (const { id } of ended) world.tokens.remove(id);
  return ended.length;
}
