import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { NewsAnswer } from '#app/core/resources/news-answer.ts';
import { billingNews } from '#app/features/billing/billing.server.ts';
import { adminCaseNews } from '#app/features/cases/admin/admin-cases.server.ts';
import { roleCaseNews } from '#app/features/cases/by-role/role-cases.server.ts';
import { caseNews } from '#app/features/cases/case-lists.server.ts';
import { enquiryNews } from '#app/features/enquiries/enquiries.server.ts';
import { accountNews } from '#app/features/people/accounts.server.ts';
import { groupNews } from '#app/features/people/groups.server.ts';
import { registrationNews } from '#app/features/people/registrations.server.ts';
import { renewalNews } from '#app/features/people/renewals.server.ts';
import { userNews } from '#app/features/people/users.server.ts';
import { reportNews } from '#app/features/reports/list/report-lists.server.ts';
import { supportNews } from '#app/features/support/support.server.ts';
import { adminTaskNews } from '#app/features/tasks/admin/task-desk.server.ts';
import { taskNews } from '#app/features/tasks/task-lists.server.ts';

const news: Readonly<Record<string, (request: Request) => Promise<NewsAnswer>>> = {
  ...caseNews,
  ...roleCaseNews,
  ...taskNews,
  ...supportNews,
  cases: adminCaseNews,
  tasks: adminTaskNews,
  billings: billingNews,
  enquiries: enquiryNews,
  accounts: accountNews,
  groups: groupNews,
  users: userNews,
  registrations: registrationNews,
  licenceRenewals: renewalNews,
  finalReports: reportNews,
};

/** Says which rows a list would show now, so that a list that is open can tell that there are new ones. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { list = '' } = params;
  const answerOf = Object.hasOwn(news, list) ? news[list] : undefined;
  if (answerOf === undefined) throw new Response('Resource not found', { status: 404 });
  return json<NewsAnswer>(await answerOf(request), { headers: { 'Cache-Control': 'no-store' } });
}
