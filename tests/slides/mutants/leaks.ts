import { z } from 'zod';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { requireCaller } from '#mock-server/http/authentication.ts';
import { notify } from '#mock-server/rules/people/notify.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import { asUser, at, codeOf, edited, type Mutant, type SpoiledCall } from './mutant.ts';

/** A facility that is not the one of `SECOND_FACILITY_USER`. */
const FACILITY_USER = 'usr_demo000004';

const ADMIN = 'usr_demo000006';

const Linked = z.object({ data: z.object({ link: z.string() }) });

const callerOf = ({ api, request }: SpoiledCall): string | null => {
  const token = request.headers.get('authorization');
  return token === null ? null : requireCaller(api.world(), token, Date.now()).caller.user.id;
};

/** One of the people is shown what the other one is. */
const asOther = (operation: OperationId, shown: string, other: string) =>
  at([operation], async (call) => {
    const answer = await call.pass();
    return answer.status === 200 && callerOf(call) === shown
      ? call.pass({ headers: asUser(call.api, other) })
      : answer;
  });

/** Servers whose lists show rows of somebody else. */
export const LEAK_MUTANTS: readonly Mutant[] = [
  {
    name: 'cases of another facility listed',
    wrong: 'lists to a facility the cases of another one',
    part: 'roles',
    operations: ['listCases', 'getCase'],
    spoil: asOther('listCases', SECOND_FACILITY_USER, FACILITY_USER),
  },
  {
    name: 'cases of another facility found',
    wrong: 'finds the cases of another facility',
    part: 'roles',
    operations: ['searchCases', 'getCase'],
    spoil: asOther('searchCases', SECOND_FACILITY_USER, FACILITY_USER),
  },
  {
    name: 'reports of another facility listed',
    wrong: 'lists to a facility the reports of another one',
    part: 'roles',
    operations: ['listReports', 'getFinalReport'],
    spoil: asOther('listReports', SECOND_FACILITY_USER, FACILITY_USER),
  },
  {
    name: 'tasks of another provider listed',
    wrong: 'lists to a provider the tasks of another one',
    part: 'roles',
    operations: ['listTasks', 'getTask'],
    spoil: asOther('listTasks', SECOND_PROVIDER, PROVIDER),
  },
  {
    name: 'notices of another listed',
    wrong: 'lists to a provider the notices of another one',
    part: 'roles',
    operations: ['listNotifications', 'markNotificationRead'],
    spoil: (api) => {
      // At most hours of a day the demo has no notices.
      const { users } = api.world();
      const readers = [PROVIDER, SECOND_PROVIDER].flatMap((id) => users.find(id) ?? []);
      notify(api.world(), Date.now(), readers, { event: 'security', text: 'An invented notice.' });
      return asOther('listNotifications', SECOND_PROVIDER, PROVIDER)(api);
    },
  },
  {
    name: 'sessions of another listed',
    wrong: 'lists to a provider the logins of another one',
    part: 'roles',
    operations: ['listSessions'],
    spoil: asOther('listSessions', SECOND_PROVIDER, PROVIDER),
  },
  {
    name: 'slide opened to anybody',
    wrong: 'gives the signed addresses of a slide to everybody who is logged in',
    part: 'roles',
    operations: ['getDownloadLink', 'getViewerCase'],
    spoil: at(['getDownloadLink'], async ({ api, params, pass, request }) => {
      const answer = await pass();
      const isThere = api.world().cases.by('blob', params['blobId'] ?? '').length > 0;
      return answer.status === 404 && isThere && request.headers.has('authorization')
        ? pass({ headers: asUser(api, ADMIN) })
        : answer;
    }),
  },
  {
    name: 'signature of an address ignored',
    wrong: 'sends a slide to whoever writes another signature or another end into its address',
    part: 'auth',
    operations: ['getWsiFile', 'getDownloadLink'],
    spoil: (api) => {
      const signed = new Map<string, string>();
      const given = at(['getDownloadLink'], async ({ params, pass }) => {
        const answer = await pass();
        const { data } = Linked.safeParse(await answer.clone().json());
        if (data !== undefined) signed.set(params['blobId'] ?? '', data.data.link);
        return answer;
      })(api);
      return async (request) => {
        const answer = await given(request.clone());
        const url = new URL(request.url);
        const [, blobId = ''] = /\/wsi\/files\/([^/]+)$/.exec(url.pathname) ?? [];
        const link = signed.get(blobId);
        return answer.status === 403 && link !== undefined
          ? api.fetch(new Request(new URL(link, request.url), request))
          : answer;
      };
    },
  },
  {
    name: 'slide opened after the logout',
    wrong: 'sends a slide to whoever kept its address, after the logout of the session that it was given in',
    part: 'auth',
    operations: ['getWsiFile', 'getDownloadLink', 'logout'],
    spoil: (api) => {
      const { tokens } = api.world();
      const ended: ReturnType<typeof tokens.list>[number][] = [];
      return at(['logout', 'getWsiFile'], async ({ id, pass }) => {
        const before = tokens.list();
        const answer = await pass();
        if (id === 'logout') ended.push(...before.filter((token) => tokens.find(token.id) === null));
        if (id === 'logout' || codeOf(answer) !== 'LINK_EXPIRED') return answer;
        for (const token of ended) tokens.insert(token);
        const sent = await pass();
        for (const token of ended) tokens.remove(token.id);
        return sent;
      })(api);
    },
  },
  {
    name: 'view of another deleted',
    wrong: 'says to anybody who asks for it that the saved view of somebody was deleted',
    part: 'roles',
    also: ['negative'],
    operations: ['deleteView', 'saveView', 'listSavedViews'],
    spoil: at(['deleteView'], async ({ pass }) => {
      const answer = await pass();
      if (answer.status !== 404) return answer;
      const done = { isSuccess: true, data: { done: true }, message: null, error: null, details: null };
      return edited(Response.json(done, answer), { status: 200, headers: { 'x-error-code': null } });
    }),
  },
];
