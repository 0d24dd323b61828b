import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { openPagesOf } from '#app/core/access/duties.ts';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { CASE_STATUSES, WITHDRAWN } from '#app/core/cases/status.ts';
import { criteriaOf } from '#app/core/forms/whole/patient-search.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { askedFind, leadToFind } from '#app/server/lists/finds.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listCases } from '#contracts/generated/operations/listCases.ts';
import { CaseSearchForm, type CaseSearchTyped } from './case-search-form.ts';

type CaseList = ListSource<typeof listCases.query>;
export type RoleCasesKey = 'projectList' | 'showCases';

const all: CaseList['views'][number] = { key: 'all', label: 'All', query: {} };
const overdue: CaseList['views'][number] = { key: 'overdue', label: 'Overdue', query: { overdue: 'true' } };
const ofStatus = (status: string, label: string) => ({ key: status, label, query: { status } });

/** What a role calls its cases: those in a pathologist's hands, those of a facility, or all (decisions.md 17). */
const lists: Readonly<
  Record<'Provider' | 'Facility' | 'Admin', Pick<CaseList, 'fixed' | 'sort' | 'views' | 'apart'>>
> = {
  Provider: {
    fixed: { view: 'mine' },
    sort: 'urgency',
    views: [
      all,
      overdue,
      ofStatus('AdditionalWorkRequested', 'Waiting for answers'),
      ofStatus('QAReview', 'In second review'),
    ],
  },
  Facility: {
    fixed: { view: 'send-out' },
    sort: '-sentAt',
    apart: WITHDRAWN,
    views: [all, ofStatus('Draft', 'Drafts'), ofStatus('Returned', 'Returned'), overdue],
  },
  Admin: {
    fixed: { view: 'all' },
    sort: 'urgency',
    apart: WITHDRAWN,
    views: [all, overdue, ofStatus('Submitted', 'To be checked'), ofStatus('Available', 'Available')],
  },
};

const listOf = (role: Role, name: RoleCasesKey): CaseList => ({
  schema: listCases.query,
  name,
  ...lists[isFacility(role) ? 'Facility' : role],
});

const news = (name: RoleCasesKey) =>
  newsOf(
    screens[name],
    ({ role }) => listOf(role, name),
    (api) => (query) => api.listCases({ query }),
    ({ id }) => id,
  );

export const roleCaseNews = { projectList: news('projectList'), showCases: news('showCases') };

/** The page of the cases of whoever asks; the guard of the screen comes first. */
export async function loadRoleCases({ request, context }: LoaderFunctionArgs, name: RoleCasesKey) {
  const session = await requireScreen(request, screens[name]);
  const api = apiFor(session, request);
  const asked = askedFind(session, request, CaseSearchForm);
  const { typed } = asked;
  const ofList = { request: asked.request, session };
  const { items, list } = await loadList(ofList, listOf(session.role, name), (query) =>
    api.listCases({ query }),
  );
  const found = typed === null ? null : await valueOrThrow(await search(api, typed), session, request);
  return {
    cases: items,
    list,
    role: session.role,
    opens: openPagesOf(session.role, session.staffRole),
    isRefused: isFormRefused(context),
    searched: found === null ? null : { refused: null, found: { ...found, typed } },
  };
}

/** Whoever looks for one case looks for a withdrawn one too, which comes only with its status. */
const search = (api: Api, typed: CaseSearchTyped) =>
  api.searchCases({ body: { ...criteriaOf(typed), status: [...CASE_STATUSES], page: typed.page } });

/** What was looked for by patient or number is kept in the session, and goes into no address. */
export async function findCases(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.showCases);
  const api = apiFor(session, args.request);
  // Asked once here, so that what the API refuses comes back at the fields that were typed.
  const outcome = await submitForm(args, CaseSearchForm, async (typed) => {
    const answer = await search(api, typed);
    return answer.ok ? { ...answer, value: { ...answer.value, data: typed } } : answer;
  });
  if (!isRefusedForm(outcome)) throw await leadToFind(session, screens.showCases.path, outcome.data);
  const headers = { 'Cache-Control': 'no-store' };
  return json({ refused: outcome, found: null }, { status: outcome.refusal ?? 400, headers });
}
