import { type ActionFunctionArgs, json } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import type { ColleaguesAnswer } from '#app/core/resources/colleagues-answer.ts';
import { fieldMessages, formFailureText, readFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import {
  ANSWER_INTENT,
  AnswerForm,
  type HandOverOutcome,
  OFFER_INTENT,
  OfferForm,
  WITHDRAW_INTENT,
} from './hand-over-forms.ts';

/** As many as a reader may hold, so that one page asks no more than that of the API. */
const CASES_AT_MOST = 25;

/** The offers to and by the reader, for the top of My Cases. */
export const loadHandOvers = async (session: Session, request: Request) =>
  (await valueOrThrow(await apiFor(session, request).listHandOvers(), session, request)).items;

/** To whom each of the cases that the address names could be handed over. */
export async function loadColleagues(request: Request): Promise<ColleaguesAnswer> {
  const session = await requireScreen(request, screens.selectedCases);
  const caseIds = new URL(request.url).searchParams.getAll('case').slice(0, CASES_AT_MOST);
  const api = apiFor(session, request);
  const answers = await Promise.all(
    caseIds.map(async (caseId) => ({
      caseId,
      answer: await api.listHandOverColleagues({ params: { caseId } }),
    })),
  );
  const cases = [];
  for (const { caseId, answer } of answers) {
    if (!answer.ok) {
      return { ok: false, message: readFailureText(answer.error) };
    }
    cases.push({ caseId, colleagues: answer.value.data.items });
  }
  return { ok: true, cases };
}

const INTENTS: readonly unknown[] = [OFFER_INTENT, ANSWER_INTENT, WITHDRAW_INTENT];

/** Offers cases, or answers an offer, where the posted form asks for that; null for another form of the list. */
export async function handOverFrom({ request }: Pick<ActionFunctionArgs, 'request'>) {
  const session = await requireScreen(request, screens.selectedCases);
  const posted = await postedForm(request.clone());
  if (!INTENTS.includes(posted.get('intent'))) return null;
  const api = apiFor(session, request);
  const outcome =
    posted.get('intent') === OFFER_INTENT ? await offerCases(api, posted) : await answerOffer(api, posted);
  return json<HandOverOutcome>(outcome.data, { status: outcome.status });
}

interface Outcome {
  readonly data: HandOverOutcome;
  readonly status: number;
}

async function offerCases(api: Api, posted: FormData): Promise<Outcome> {
  const read = OfferForm.safeParse({ ...Object.fromEntries(posted), case: posted.getAll('case') });
  if (!read.success) return { data: { kind: 'offered', outcomes: [] }, status: 400 };
  const { toUserId, note, case: chosen } = read.data;
  const outcomes = await Promise.all(
    chosen.map(async ({ caseId, ...version }) => {
      const answer = await api.offerHandOver({
        params: { caseId },
        headers: versionHeaders(version),
        body: { toUserId, ...(note === '' ? {} : { note }) },
      });
      return { id: caseId, name: caseId, refusal: answer.ok ? null : refusalText(answer.error) };
    }),
  );
  return { data: { kind: 'offered', outcomes }, status: 200 };
}

async function answerOffer(api: Api, posted: FormData): Promise<Outcome> {
  const fields = Object.fromEntries(posted);
  // Without script nobody made a key in the page.
  if (fields['idempotencyKey'] === '') fields['idempotencyKey'] = newIdempotencyKey();
  const read = AnswerForm.safeParse(fields);
  if (!read.success)
    return { data: { kind: 'answered', handOverId: '', message: 'Validation failed' }, status: 400 };
  const { handOverId } = read.data;
  const params = { handOverId };
  const headers = versionHeaders(read.data);
  const answer =
    read.data.intent === ANSWER_INTENT
      ? await api.answerHandOver({ params, headers, body: { to: read.data.to } })
      : await api.withdrawHandOver({ params, headers });
  const message = answer.ok ? null : refusalText(answer.error);
  return { data: { kind: 'answered', handOverId, message }, status: 200 };
}

/** What is in the way of the colleague says more than that something is. */
function refusalText(error: ApiError): string {
  const told = error.kind === 'http' ? Object.values(fieldMessages(error.envelope)).flat() : [];
  return told.length > 0 ? told.join(' ') : formFailureText(error);
}
