import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notify } from '#mock-server/rules/people/notify.ts';
import { at, codeOf, edited, type Mutant, type SpoiledCall, withData } from './mutant.ts';

const quoted = (): string => `"${randomUUID()}"`;

/** The version that a thing has now, which a server reads that does not look at If-Match. */
function etagNow({ api, params }: SpoiledCall): string {
  const { cases, textTemplates } = api.world();
  const thing = textTemplates.find(params['templateId'] ?? '') ?? cases.find(params['caseId'] ?? '');
  return `"v${thing?.version ?? 0}"`;
}

const STATE: readonly Mutant[] = [
  {
    name: 'transition too many',
    wrong: 'lets a case be picked up that another provider holds',
    part: 'state',
    // Whoever lost the case by it may do nothing with it any more.
    also: ['roles', 'race'],
    operations: ['pickUpCase', 'releaseCase', 'openCase', 'getCase'],
    spoil: at(['pickUpCase'], async (call) => {
      const { cases } = call.api.world();
      const id = call.params['caseId'] ?? '';
      // What two do at the same moment is another mutant.
      const isHeld = cases.find(id)?.status === 'Selected';
      const answer = await call.pass();
      if (codeOf(answer) !== 'CASE_ALREADY_PICKED_UP' || !isHeld) return answer;
      cases.change(id, (held) => ({ ...held, status: 'Available', assignedProviderId: null }));
      return call.pass({ headers: { 'if-match': etagNow(call) } });
    }),
  },
  {
    name: 'transition too few',
    wrong: 'refuses to give a case back that its reader has not begun',
    part: 'state',
    operations: ['releaseCase'],
    spoil: at(['releaseCase'], async ({ api, params, pass }) => {
      const held = api.world().cases.find(params['caseId'] ?? '');
      if (held?.status !== 'Selected') return pass();
      // What is signed cannot be given back: the refusal of that is the one wanted here.
      const { cases } = api.world();
      cases.change(held.id, (record) => ({ ...record, status: 'SignOutCompleted' }));
      const answer = await pass();
      cases.change(held.id, (record) => ({ ...record, status: 'Selected' }));
      return answer;
    }),
  },
  {
    name: 'move without effect',
    wrong: 'says that a case was picked up, and leaves it in the pool',
    part: 'state',
    also: ['readback', 'links', 'roles'],
    operations: ['pickUpCase', 'getCase', 'releaseCase', 'openCase'],
    spoil: at(['pickUpCase'], async ({ api, params, pass }) => {
      const { cases } = api.world();
      const before = cases.find(params['caseId'] ?? '');
      const answer = await pass();
      if (answer.status === 200 && before !== null) cases.change(before.id, () => before);
      return answer;
    }),
  },
];

const VERSIONS: readonly Mutant[] = [
  {
    name: 'ETag ignored',
    wrong: 'changes a text template for whoever saw an older version',
    part: 'etag',
    operations: ['updateTextTemplate'],
    spoil: at(['updateTextTemplate'], async (call) => {
      const answer = await call.pass();
      return answer.status === 412 ? call.pass({ headers: { 'if-match': etagNow(call) } }) : answer;
    }),
  },
  {
    name: 'asterisk taken',
    wrong: 'changes a text template for whoever names any version with an asterisk',
    part: 'etag',
    operations: ['updateTextTemplate'],
    spoil: at(['updateTextTemplate'], (call) =>
      call.request.headers.get('if-match') === '*'
        ? call.pass({ headers: { 'if-match': etagNow(call) } })
        : call.pass(),
    ),
  },
  {
    name: 'old version taken',
    wrong: 'changes a text template for whoever saw a version that it had once',
    part: 'etag',
    // The later of two changes of one version is such a change too.
    also: ['race'],
    operations: ['updateTextTemplate'],
    spoil: at(['updateTextTemplate'], async (call) => {
      const seen = Number(/^"v(\d+)"$/.exec(call.request.headers.get('if-match') ?? '')?.[1] ?? Infinity);
      const answer = await call.pass();
      const present = call.api.world().textTemplates.find(call.params['templateId'] ?? '')?.version ?? 0;
      return answer.status === 412 && seen < present
        ? call.pass({ headers: { 'if-match': etagNow(call) } })
        : answer;
    }),
  },
  {
    name: 'ETag not asked for',
    wrong: 'deletes a text template without asking which version was seen',
    part: 'etag',
    operations: ['deleteTextTemplate'],
    spoil: at(['deleteTextTemplate'], async (call) => {
      const answer = await call.pass();
      return answer.status === 428 ? call.pass({ headers: { 'if-match': etagNow(call) } }) : answer;
    }),
  },
  {
    name: 'ETag not raised',
    wrong: 'gives a changed text template the ETag that it had before',
    part: 'etag',
    // What is read afterwards has the raised one.
    also: ['readback'],
    operations: ['updateTextTemplate', 'getTextTemplate'],
    spoil: at(['updateTextTemplate'], async ({ pass, request }) => {
      const answer = await pass();
      const seen = request.headers.get('if-match');
      if (answer.status !== 200 || seen === null) return answer;
      return edited(answer, { headers: { etag: seen }, body: withData((data) => ({ ...data, etag: seen })) });
    }),
  },
];

const KEYS: readonly Mutant[] = [
  {
    name: 'key ignored',
    wrong: 'makes a second text template where a call is sent again with its key',
    part: 'idempotency',
    operations: ['createTextTemplate'],
    spoil: at(['createTextTemplate'], ({ pass, request }) =>
      pass({ headers: request.headers.has('idempotency-key') ? { 'idempotency-key': quoted() } : {} }),
    ),
  },
  {
    name: 'key taken twice',
    wrong: 'takes a key that stood for another call',
    part: 'idempotency',
    operations: ['createTextTemplate'],
    spoil: at(['createTextTemplate'], async ({ pass }) => {
      const answer = await pass();
      return codeOf(answer) === 'IDEMPOTENCY_KEY_REUSED'
        ? pass({ headers: { 'idempotency-key': quoted() } })
        : answer;
    }),
  },
  {
    name: 'key not asked for',
    wrong: 'makes a text template without a key',
    part: 'idempotency',
    operations: ['createTextTemplate'],
    spoil: at(['createTextTemplate'], ({ pass, request }) =>
      request.headers.has('idempotency-key') ? pass() : pass({ headers: { 'idempotency-key': quoted() } }),
    ),
  },
];

/** Calls that are still being answered, by what they are about. */
const running = (): Map<string, Promise<Response>> => new Map();

/** Two that come together each find the thing as it was before the other: the second repeats what the first wrote. */
function bothWin(again: (call: SpoiledCall, first: Response) => Promise<Response>) {
  const calls = running();
  return async (call: SpoiledCall): Promise<Response> => {
    const about = JSON.stringify([call.id, call.params]);
    const first = calls.get(about);
    if (first !== undefined) return again(call, (await first).clone());
    const answer = call.pass();
    calls.set(about, answer);
    try {
      return (await answer).clone();
    } finally {
      calls.delete(about);
    }
  };
}

const RACES: readonly Mutant[] = [
  {
    name: 'race lost',
    wrong: 'gives one case to two providers who pick it up at the same moment',
    part: 'race',
    operations: ['pickUpCase'],
    spoil: (api) =>
      at(
        ['pickUpCase'],
        bothWin((_, first) => Promise.resolve(first)),
      )(api),
  },
  {
    name: 'race told as a version',
    wrong: 'says of a case that somebody picked up a moment before that another version of it was seen',
    part: 'race',
    operations: ['pickUpCase'],
    spoil: (api) =>
      at(
        ['pickUpCase'],
        bothWin(async ({ pass }) => {
          const answer = await pass();
          return codeOf(answer) === 'CASE_ALREADY_PICKED_UP'
            ? edited(answer, { status: 412, headers: { 'x-error-code': 'STALE_VERSION' } })
            : answer;
        }),
      )(api),
  },
  {
    name: 'update lost',
    wrong: 'takes two changes of one version that come at the same moment',
    part: 'race',
    operations: ['updateTextTemplate'],
    spoil: (api) =>
      at(
        ['updateTextTemplate'],
        bothWin((call) => call.pass({ headers: { 'if-match': etagNow(call) } })),
      )(api),
  },
];

const Body = z.record(z.string(), z.unknown());

const READ_BACK: readonly Mutant[] = [
  {
    name: 'lost write',
    wrong: 'says that a text template was changed, and keeps the old one',
    part: 'readback',
    operations: ['updateTextTemplate', 'getTextTemplate'],
    spoil: at(['updateTextTemplate'], async ({ api, params, pass }) => {
      const { textTemplates } = api.world();
      const before = textTemplates.find(params['templateId'] ?? '');
      const answer = await pass();
      const version = textTemplates.find(before?.id ?? '')?.version;
      if (answer.status === 200 && before !== null && version !== undefined)
        textTemplates.change(before.id, () => ({ ...before, version }));
      return answer;
    }),
  },
  {
    name: 'lost field',
    wrong: 'keeps a new phone number out of the profile that it answers as changed',
    part: 'readback',
    operations: ['updateMyProfile', 'getMyProfile'],
    spoil: at(['updateMyProfile'], async ({ api, pass, request }) => {
      const sent =
        Body.safeParse(
          await request
            .clone()
            .json()
            .catch(() => null),
        ).data ?? {};
      const { users } = api.world();
      const phones = new Map(users.list().map(({ id, phone }) => [id, phone]));
      const answer = await pass();
      if (answer.status !== 200 || !('phone' in sent)) return answer;
      for (const { id, phone } of users.list())
        if (phone !== phones.get(id))
          users.change(id, (user) => ({ ...user, phone: phones.get(id) ?? null }));
      return answer;
    }),
  },
  {
    name: 'notice unread again',
    wrong: 'says that a notice was marked as read, and goes on to list it as unread',
    part: 'readback',
    operations: ['markNotificationRead', 'listNotifications'],
    spoil: (api) => {
      const { notifications, users } = api.world();
      // At most hours of a day the demo has no notices.
      notify(api.world(), Date.now(), users.list(), { event: 'security', text: 'An invented notice.' });
      return at(['markNotificationRead'], async ({ params, pass }) => {
        const answer = await pass();
        const id = params['notificationId'] ?? '';
        if (answer.status === 200) notifications.change(id, (notice) => ({ ...notice, readAt: null }));
        return answer;
      })(api);
    },
  },
  {
    name: 'deleted and still there',
    wrong: 'says that a text template was deleted, and goes on to show it',
    part: 'readback',
    operations: ['deleteTextTemplate', 'getTextTemplate'],
    spoil: at(['deleteTextTemplate'], async ({ api, params, pass }) => {
      const { textTemplates } = api.world();
      const before = textTemplates.find(params['templateId'] ?? '');
      const answer = await pass();
      if (answer.status === 200 && before !== null) textTemplates.insert(before);
      return answer;
    }),
  },
];

/** Servers whose answers are right one by one, and wrong about what they did. */
export const WRITE_MUTANTS: readonly Mutant[] = [...STATE, ...VERSIONS, ...KEYS, ...RACES, ...READ_BACK];
