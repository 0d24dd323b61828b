import { z } from 'zod';
import { issueToken, revokeToken } from '../http/authentication.ts';
import { BarrierRecord } from './barriers.ts';
import { canBeNow } from './clock.ts';
import {
  type Control,
  type ControlCall,
  ControlRefused,
  readAs,
  readBody,
  requireFound,
} from './control-call.ts';
import { FAULT_KINDS, FaultRecord, OperationName } from './fault-kinds.ts';

const isOne = (asked: object, names: readonly string[]): boolean =>
  names.filter((name) => Object.hasOwn(asked, name)).length === 1;

const TokenAsked = z
  .strictObject({
    userId: z.string().optional(),
    email: z.string().optional(),
    expiresInMs: z.int().default(3_600_000),
  })
  .refine((asked) => isOne(asked, ['userId', 'email']), 'Say whose token it is: userId or email.');
const TokenRevoked = z
  .strictObject({ userId: z.string().optional(), token: z.string().optional() })
  .refine((asked) => isOne(asked, ['userId', 'token']), 'Say what ends: token, or all of a userId.');

/** What happens to calls, who makes them, and what became of them. */
export const CALL_CONTROLS: readonly Control[] = [
  {
    call: 'GET /faults',
    what: 'The faults that are switched on.',
    answer: ({ sandbox }) => ({ faults: sandbox.faults.list() }),
  },
  {
    call: 'POST /faults',
    what: 'Switches a fault on: {"match": {"operationId", "path", "role", "nth"}, "kind", "times", "probability", "seed"} and what its kind needs.',
    status: 201,
    hasBody: true,
    answer: (call) => call.sandbox.faults.add(readBody(call, FaultRecord)),
  },
  {
    call: 'GET /faults/kinds',
    what: 'The kinds of faults, each with an example of what it needs.',
    answer: () => ({ kinds: FAULT_KINDS }),
  },
  {
    call: 'DELETE /faults',
    what: 'Switches all faults off; what is delayed goes on at once.',
    answer: ({ sandbox }) => {
      sandbox.faults.clear();
      return { faults: [] };
    },
  },
  {
    call: 'DELETE /faults/{id}',
    what: 'Switches one fault off.',
    answer: ({ sandbox, gaps: [id = ''] }) => {
      requireFound(sandbox.faults.remove(id) || null, `fault ${id}`);
      return { faults: sandbox.faults.list() };
    },
  },
  {
    call: 'GET /barriers',
    what: 'The barriers that stand, with the number of calls that wait at each.',
    answer: ({ sandbox }) => ({ barriers: sandbox.barriers.list() }),
  },
  {
    call: 'POST /barriers',
    what: 'Holds calls of an operation until so many have come: {"operationId", "count", "timeoutMs"}.',
    status: 201,
    hasBody: true,
    answer: (call) => {
      const barrier = readBody(call, BarrierRecord);
      call.sandbox.barriers.raise(barrier);
      return barrier;
    },
  },
  {
    call: 'DELETE /barriers',
    what: 'Takes all barriers away and lets everybody through.',
    answer: ({ sandbox }) => {
      sandbox.barriers.clear();
      return { barriers: [] };
    },
  },
  {
    call: 'POST /tokens',
    what: 'A token for {"userId"} or {"email"}, without a password, for {"expiresInMs"}; below zero it is over already.',
    status: 201,
    hasBody: true,
    answer: (call) => {
      const asked = readBody(call, TokenAsked);
      const { world, clock } = call.sandbox;
      const users = world().users.list();
      const user = users.find((one) =>
        asked.userId === undefined ? one.email === asked.email : one.id === asked.userId,
      );
      const known = requireFound(user ?? null, 'such user');
      const now = clock.now();
      if (!canBeNow(now + asked.expiresInMs))
        throw new ControlRefused(400, 'a token ends from the year 1970 to the year 2999');
      const visit = { now, userAgent: null, clientAddress: null };
      return { userId: known.id, ...issueToken(world(), known, now + asked.expiresInMs, visit) };
    },
  },
  {
    call: 'POST /tokens/revoke',
    what: 'Ends the session of {"token"}, or all sessions of {"userId"}.',
    hasBody: true,
    answer: (call) => {
      const asked = readBody(call, TokenRevoked);
      const world = call.sandbox.world();
      if (asked.token !== undefined) return { revoked: revokeToken(world, asked.token) ? 1 : 0 };
      const theirs = world.tokens.list().filter(({ userId }) => userId === asked.userId);
      for (const { id } of theirs) world.tokens.remove(id);
      return { revoked: theirs.length };
    },
  },
  {
    call: 'GET /mail',
    what: 'The mails that would have left, with the codes in them; ?to= asks for those of one address.',
    search: ['to'],
    answer: ({ sandbox, search }) => {
      const to = search.get('to');
      return {
        mails: sandbox
          .world()
          .mails.list()
          .filter((mail) => to === null || mail.to === to),
      };
    },
  },
  {
    call: 'GET /journal',
    what: 'The calls since the start or the last reset, each with a line for a shell that makes it again; ?operationId= asks for those of one operation. Tokens and passwords are left out.',
    search: ['operationId'],
    answer: ({ sandbox, search }) => {
      const asked = search.get('operationId');
      return { entries: sandbox.log.read(asked === null ? null : readAs(asked, OperationName)) };
    },
  },
  {
    call: 'DELETE /journal',
    what: 'Empties the journal.',
    answer: ({ sandbox }) => {
      sandbox.log.clear();
      return { entries: [] };
    },
  },
  {
    call: 'GET /coverage',
    what: 'How often each operation gave each status, who asked it, and which transitions were made; `slides coverage` reads it.',
    answer: ({ sandbox }) => sandbox.coverage.read(),
  },
  {
    call: 'GET /sessions',
    what: 'The sessions that have a world of their own: each call with the header X-Mock-Session has one.',
    answer: ({ sandboxes }) => ({ sessions: sandboxes.names() }),
  },
  {
    call: 'DELETE /sessions/{name}',
    what: 'Ends a session and forgets its world.',
    answer: async ({ sandboxes, gaps: [name = ''] }: ControlCall) => {
      if (!(await sandboxes.end(name))) throw new ControlRefused(404, `no session ${name}`);
      return { ended: name };
    },
  },
  {
    call: 'GET /health',
    what: 'Whether the mock answers, and the id of its world.',
    answer: ({ sandbox }) => ({ status: 'ok', world: sandbox.world().id }),
  },
];
