import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { openPagesOf } from '#app/core/access/duties.ts';
import { screens } from '#app/core/access/screens.ts';
import { criteriaOf } from '#app/core/forms/whole/patient-search.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import { askedFind, leadToFind } from '#app/server/lists/finds.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listQuery } from '#app/server/lists/list-query.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { listReports } from '#contracts/generated/operations/listReports.ts';
import { zReportArchiveInput } from '#contracts/generated/schemas/report-archive-input.ts';
import type { ReportListItem } from '#contracts/generated/wire.ts';
import { ARCHIVE_SIZE } from './archive-size.ts';
import { ReportSearchForm, type ReportSearchTyped } from './report-search-form.ts';

const source: ListSource<typeof listReports.query> = {
  schema: listReports.query,
  fixed: {},
  name: 'finalReports',
  sort: '-signedAt',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'addended', label: 'With addendum', query: { state: 'Addended' } },
    { key: 'amended', label: 'Amended', query: { state: 'Amended' } },
  ],
};

/** A case has one report, so its id tells the rows apart. */
const rowOf = (item: ReportListItem) => ({ ...item, id: item.caseId });

export const reportNews = newsOf(
  screens.finalReports,
  () => source,
  (api) => (query) => api.listReports({ query }),
  ({ caseId }) => caseId,
);

/** The page of reports that the address asks for: the reader's own, the facility's, or all. */
export async function loadReports({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.finalReports);
  const api = apiFor(session, request);
  const asked = askedFind(session, request, ReportSearchForm);
  const { items, list } = await loadList({ request: asked.request, session }, source, (query) =>
    api.listReports({ query }),
  );
  const { typed } = asked;
  const found = typed === null ? null : await valueOrThrow(await search(api, typed), session, request);
  return {
    reports: items.map(rowOf),
    list,
    role: session.role,
    opens: openPagesOf(session.role, session.staffRole),
    isRefused: isFormRefused(context),
    searched:
      found === null ? null : { refused: null, found: { ...found, items: found.items.map(rowOf), typed } },
  };
}

const search = (api: Api, { sort, page, ...typed }: ReportSearchTyped) =>
  api.searchReports({ body: { ...criteriaOf(typed), sort, page } });

/** What was looked for by patient or number is kept in the session, and goes into no address. */
export async function findReports(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.finalReports);
  const api = apiFor(session, args.request);
  // Asked once here, so that what the API refuses comes back at the fields that were typed.
  const outcome = await submitForm(args, ReportSearchForm, async (typed) => {
    const answer = await search(api, typed);
    return answer.ok ? { ...answer, value: { ...answer.value, data: typed } } : answer;
  });
  if (!isRefusedForm(outcome)) throw await leadToFind(session, screens.finalReports.path, outcome.data);
  const headers = { 'Cache-Control': 'no-store' };
  return json({ refused: outcome, found: null }, { status: outcome.refusal ?? 400, headers });
}

const Chosen = z.array(z.string().max(200)).min(1).max(ARCHIVE_SIZE);
const Part = z.coerce.number().int().min(1);

/**
 * Several reports of a facility as one archive. What was chosen stands in the body, as `case:version`; in place of it
 * `all` names one hundred of everything that the address of the list asks for.
 */
export async function downloadChosenReports({ request }: ActionFunctionArgs): Promise<Response> {
  const session = await requireScreen(request, screens.finalReports);
  const posted = await postedForm(request);
  const api = apiFor(session, request);
  const part = Part.safeParse(posted.get('all'));
  const reports = part.success
    ? (await valueOrThrow(await reportsOfPart(request, api, part.data), session, request)).items.map(
        ({ caseId, version }) => ({ caseId, version }),
      )
    : chosenIn(posted);
  const body = zReportArchiveInput.safeParse({ reports });
  if (!body.success) throw new Response('Choose at least one report', { status: 400 });
  return fileAnswer(await api.downloadReports({ body: body.data }));
}

/** In the order of the list, so that the parts are what their buttons say. */
function reportsOfPart(request: Request, api: Api, page: number) {
  const { query } = listQuery(source.schema, new URL(request.url).searchParams, source.fixed);
  const sort = query.sort ?? source.sort;
  return api.listReports({ query: { ...query, sort, page, pageSize: ARCHIVE_SIZE } });
}

function chosenIn(posted: FormData) {
  const chosen = Chosen.safeParse(posted.getAll('report'));
  return (chosen.success ? chosen.data : []).map((text) => {
    const [caseId, version] = text.split(':');
    return { caseId, version: Number(version) };
  });
}
