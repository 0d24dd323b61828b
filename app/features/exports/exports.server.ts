import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ZodObject, z } from 'zod';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { requireScreen, requireSession } from '#app/server/guards.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import { listQuery } from '#app/server/lists/list-query.server.ts';
import { inReaderZone } from '#app/server/reader-zone.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { exportAccounts } from '#contracts/generated/operations/exportAccounts.ts';
import { exportBillings } from '#contracts/generated/operations/exportBillings.ts';
import { exportCaseEvents } from '#contracts/generated/operations/exportCaseEvents.ts';
import { exportCases } from '#contracts/generated/operations/exportCases.ts';
import { exportEnquiries } from '#contracts/generated/operations/exportEnquiries.ts';
import { exportFacilities } from '#contracts/generated/operations/exportFacilities.ts';
import { exportGroups } from '#contracts/generated/operations/exportGroups.ts';
import { exportLicenceRenewals } from '#contracts/generated/operations/exportLicenceRenewals.ts';
import { exportRegistrations } from '#contracts/generated/operations/exportRegistrations.ts';
import { exportReports } from '#contracts/generated/operations/exportReports.ts';
import { exportSupportTickets } from '#contracts/generated/operations/exportSupportTickets.ts';
import { exportTasks } from '#contracts/generated/operations/exportTasks.ts';
import { exportUsers } from '#contracts/generated/operations/exportUsers.ts';

interface Exported {
  readonly screen: Screen;
  readonly ask: (api: Api, request: Request) => Promise<ApiResult<Answer<ReadableStream<Uint8Array>>>>;
}

const exported = <S extends ZodObject>(
  screen: Screen,
  schema: S,
  ask: (
    api: Api,
    query: z.output<S>,
    request: Request,
  ) => Promise<ApiResult<Answer<ReadableStream<Uint8Array>>>>,
): Exported => ({
  screen,
  ask: (api, request) => {
    const search = new URL(request.url).searchParams;
    const format = search.get('format') === 'xlsx' ? 'xlsx' : 'csv';
    return ask(api, listQuery(schema, search, { format }).query, request);
  },
});

/** The lists that leave as sheets; each is asked for as its page asks, with the same filters and order. */
const sheets: Readonly<Record<string, Exported>> = {
  accounts: exported(screens.accounts, exportAccounts.query, (api, query) => api.exportAccounts({ query })),
  audit: exported(screens.support, exportCaseEvents.query, (api, query) => api.exportCaseEvents({ query })),
  billings: exported(screens.billings, exportBillings.query, (api, query) => api.exportBillings({ query })),
  cases: exported(screens.cases, exportCases.query, (api, query) => api.exportCases({ query })),
  enquiries: exported(screens.enquiries, exportEnquiries.query, (api, query) =>
    api.exportEnquiries({ query }),
  ),
  facilities: exported(screens.accounts, exportFacilities.query, (api, query) =>
    api.exportFacilities({ query }),
  ),
  groups: exported(screens.groups, exportGroups.query, (api, query) => api.exportGroups({ query })),
  registrations: exported(screens.users, exportRegistrations.query, (api, query) =>
    api.exportRegistrations({ query }),
  ),
  renewals: exported(screens.users, exportLicenceRenewals.query, (api, query) =>
    api.exportLicenceRenewals({ query }),
  ),
  reports: exported(screens.finalReports, exportReports.query, (api, query) => api.exportReports({ query })),
  tasks: exported(screens.tasks, exportTasks.query, (api, query, request) =>
    api.exportTasks({ query: inReaderZone(query, request) }),
  ),
  tickets: exported(screens.support, exportSupportTickets.query, (api, query) =>
    api.exportSupportTickets({ query }),
  ),
  users: exported(screens.users, exportUsers.query, (api, query) => api.exportUsers({ query })),
};

/** The rows that the filters of an address leave, as a sheet that the API has written; no cell of it is a formula. */
export async function exportSheet({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { list = '' } = params;
  const sheet = Object.hasOwn(sheets, list) ? sheets[list] : undefined;
  if (sheet === undefined) {
    await requireSession(request);
    throw new Response('Resource not found', { status: 404 });
  }
  const session = await requireScreen(request, sheet.screen);
  return fileAnswer(await sheet.ask(apiFor(session, request), request));
}
