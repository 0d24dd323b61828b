import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { withCaseNumber } from '#app/server/case-number.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { loadList } from '#app/server/lists/list.server.ts';
import { listSupportTickets } from '#contracts/generated/operations/listSupportTickets.ts';
import { zTicketId } from '#contracts/generated/schemas/ticket-id.ts';
import { HelpForm, MessageForm } from './help-forms.ts';

type HelpPart = 'ticket' | 'ask' | 'help';

/** Which part of the help the address of one's own account names; null where it names none. */
export function helpPartOf({ url }: Pick<Request, 'url'>): HelpPart | null {
  const { searchParams } = new URL(url);
  if (searchParams.has('ticket')) return 'ticket';
  const part = searchParams.get('part');
  return part === 'ask' || part === 'help' ? part : null;
}

const pathOf = (ticketId: string): string =>
  `${screens.accountDetail.path}?ticket=${encodeURIComponent(ticketId)}`;

const CASE_NUMBER = /^DP-\d{4}-\d{6}$/;

/** The platform's number of the case from whose page somebody comes. Nothing else that an address says is put into the form. */
function caseAskedAbout({ url }: Pick<Request, 'url'>): string | null {
  const asked = new URL(url).searchParams.get('case');
  return asked !== null && CASE_NUMBER.test(asked) ? asked : null;
}

/** One's own questions to the operator, one of them, or the form of a new one. */
export async function loadHelp({ request, context }: LoaderFunctionArgs, part: HelpPart) {
  const session = await requireScreen(request, screens.accountDetail);
  // The operator's own list has the questions of everybody.
  if (session.role === 'Admin') throw redirect(`${screens.support.path}?part=tickets`);
  const api = apiFor(session, request);
  const form = { idempotencyKey: newIdempotencyKey(), isRefused: isFormRefused(context) };
  switch (part) {
    case 'ask':
      return { part, caseID: caseAskedAbout(request), ...form };
    case 'ticket': {
      const params = { ticketId: idInAddress(request, 'ticket', zTicketId) };
      const ticket = await valueOrThrow(await api.getSupportTicket({ params }), session, request);
      return { part, ticket, ...form };
    }
    case 'help': {
      const source = {
        fixed: {},
        sort: '',
        views: [],
        schema: listSupportTickets.query,
        name: 'tickets',
      } as const;
      const listed = await loadList({ request, session }, source, (query) =>
        api.listSupportTickets({ query }),
      );
      return { part, ...listed, ...form };
    }
  }
}

/** Sends a question, and leads to it; what is written to one that is there is answered on its page. */
export async function actOnHelp(args: ActionFunctionArgs, part: HelpPart) {
  const session = await requireScreen(args.request, screens.accountDetail);
  const api = apiFor(session, args.request);
  if (part !== 'ask')
    return answerIntent(args, {
      reply: () =>
        submitForm(args, MessageForm, ({ text, ...typed }) =>
          api.replySupportTicket({
            params: { ticketId: idInAddress(args.request, 'ticket', zTicketId) },
            headers: versionHeaders(typed),
            body: { text },
          }),
        ),
    });
  const outcome = await ask(args, api);
  if (isRefusedForm(outcome))
    return json({ intent: 'ask', refused: outcome }, { status: outcome.refusal ?? 400 });
  throw redirect(pathOf(outcome.data.id));
}

async function ask(args: ActionFunctionArgs, api: Api) {
  const { found, schema } = await withCaseNumber(
    args,
    HelpForm,
    // A withdrawn case comes only with its status, and may be asked about too.
    (number) => api.searchCases({ body: { number, status: [...CASE_STATUSES] } }),
    'No case of yours has this number',
  );
  return submitForm(args, schema, async ({ idempotencyKey, case: _number, ...question }) => {
    if (!found.ok) return found;
    return api.createSupportTicket({
      headers: { 'Idempotency-Key': idempotencyKey },
      body: { ...question, ...(found.value === null ? {} : { caseId: found.value }) },
    });
  });
}
