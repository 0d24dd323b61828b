import type { OwnSessionZodType } from '#contracts/generated/schemas/own-session.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { endSessions, openSessions, sessionIdOf } from '../../rules/people/open-sessions.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { TokenRecord } from '../../store/records/records.ts';

/** Nothing but its end changes a session, and its use does not count. */
const ONLY_VERSION = { version: 1 };

function formOf(session: TokenRecord, tokenId: string | null): OwnSessionZodType {
  const { device, address, createdAt, lastSeenAt, expiresAt } = session;
  return {
    id: sessionIdOf(session),
    ...ONLY_VERSION,
    etag: etagOf(ONLY_VERSION),
    current: session.id === tokenId,
    device,
    ipAddress: address,
    createdAt,
    lastSeenAt,
    expiresAt,
  };
}

export const listSessions: Resolver<'listSessions'> = {
  resolve: ({ world, caller, now, tokenId }) => ({
    data: { items: openSessions(world, caller.user.id, now).map((session) => formOf(session, tokenId)) },
  }),
};

function ownSession({ world, caller, now, input }: Call<'revokeSession'>): TokenRecord {
  const session = openSessions(world, caller.user.id, now).find(
    (one) => sessionIdOf(one) === input.params.sessionId,
  );
  if (session === undefined) throw refuse('NOT_FOUND');
  return session;
}

export const revokeSession: Resolver<'revokeSession'> = {
  resolve: (call) => {
    const session = ownSession(call);
    requireVersion(call.input.headers['If-Match'], ONLY_VERSION);
    call.world.tokens.remove(session.id);
    return { data: { done: true } };
  },
};

export const revokeOtherSessions: Resolver<'revokeOtherSessions'> = {
  resolve: ({ world, caller, now, tokenId }) => ({
    data: { revoked: endSessions(world, caller.user.id, now, tokenId) },
  }),
};
