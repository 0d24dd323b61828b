import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { stoppedPathOf } from '#app/core/cases/case-links.ts';
import { halvesOf, type ListedRequest, listRequests } from '#app/core/diagnosis/open-requests.ts';
import { formFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { isRefusedForm, type RefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { Case, CaseQuestion } from '#contracts/generated/wire.ts';
import { OrderForm, QuestionForm, RescanForm, StopForm } from './request-forms.ts';

/** What the reader has asked for and waits for. A list that cannot be read is said, never shown as empty. */
export async function readRequests(
  api: Api,
  item: Case,
  questions: readonly CaseQuestion[],
): Promise<readonly ListedRequest[] | null> {
  const params = { caseId: item.id };
  // The flag of a slide goes with its last open rescan, and a declined one comes back to the reader after that.
  const scanned = item.slides.flatMap(({ subsections }) =>
    subsections.filter(({ images, requireRescan }) => requireRescan || images.length > 0),
  );
  const [orders, ...rescans] = await Promise.all([
    readEveryPage((query) => api.listStainRequests({ params, query })),
    ...scanned.map(({ id }) =>
      readEveryPage((query) => api.listRescanRequests({ params: { ...params, subsectionId: id }, query })),
    ),
  ]);
  if (!orders.ok || rescans.some((answer) => !answer.ok)) return null;
  const found = rescans.flatMap((answer) => (answer.ok ? answer.value.items : []));
  return listRequests({ orders: orders.value.items, rescans: found, questions }, item.slides);
}

export type RequestIntent = 'order' | 'rescan' | 'ask' | 'stop' | 'cancel-order';

/** What came of a request: done, or the form with what is wrong. */
export interface RequestOutcome {
  readonly intent: RequestIntent;
  readonly refused: RefusedForm | null;
  /** What is ordered is there already; ordering it again is asked for a second time. */
  readonly isDuplicate: boolean;
  /** Empty where the form says by itself what it was refused for. */
  readonly text: string;
}

const done = (intent: RequestIntent, text: string): RequestOutcome => ({
  intent,
  refused: null,
  isDuplicate: false,
  text,
});

const refusedAs = (
  intent: RequestIntent,
  refused: RefusedForm,
  { isDuplicate = false, text = '' } = {},
): RequestOutcome => ({ intent, refused, isDuplicate, text });

/** The case is named by the address alone, so that a form can never be meant for another one. */
export async function postRequest(args: ActionFunctionArgs, intent: string) {
  const session = await requireScreen(args.request, screens.primaryDiagnosisCase);
  const caseId = new URL(args.request.url).searchParams.get('case') ?? '';
  const came = await postRequestFor(args, session, caseId, intent);
  if (came === null) throw new Response(null, { status: 400 });
  return json(came);
}

/** Null for what is no request. */
export async function postRequestFor(
  args: ActionFunctionArgs,
  session: Session,
  caseId: string,
  intent: string,
): Promise<{ readonly outcome: RequestOutcome } | null> {
  const api = apiFor(session, args.request);
  switch (intent) {
    case 'order':
      return { outcome: await order(args, api, caseId) };
    case 'rescan':
      return { outcome: await rescan(args, api, caseId) };
    case 'ask':
      return { outcome: await ask(args, api, caseId) };
    case 'stop':
      return { outcome: await stop(args, api, caseId) };
    case 'cancel-order':
      return { outcome: await cancelOrder(args, api, caseId) };
    default:
      return null;
  }
}

async function order(args: ActionFunctionArgs, api: Api, caseId: string): Promise<RequestOutcome> {
  let isDuplicate = false;
  const outcome = await submitForm(args, OrderForm, async (form) => {
    const [specimenID, block] = halvesOf(form.block);
    const { kind, stain, slideCount, note } = form;
    const one = {
      kind,
      specimenID,
      block,
      ...(stain === undefined ? {} : { stain }),
      ...(slideCount === undefined ? {} : { slideCount }),
      ...(note === undefined ? {} : { note }),
    };
    const answer = await api.createStainRequest({
      params: { caseId },
      headers: { 'If-Match': form.etag, 'Idempotency-Key': form.idempotencyKey },
      body: { orders: [one], ...(form.isMeantTwice === true ? { confirmDuplicates: true } : {}) },
    });
    isDuplicate = !answer.ok && answer.error.kind === 'http' && answer.error.code === 'DUPLICATE_ORDER';
    return answer;
  });
  return isRefusedForm(outcome)
    ? refusedAs('order', outcome, { isDuplicate })
    : done('order', 'The order was sent.');
}

async function rescan(args: ActionFunctionArgs, api: Api, caseId: string): Promise<RequestOutcome> {
  const outcome = await submitForm(args, RescanForm, ({ image, reason, note, etag, idempotencyKey }) => {
    const [subsectionId, imageId] = halvesOf(image);
    return api.createRescanRequest({
      params: { caseId, subsectionId },
      headers: { 'If-Match': etag, 'Idempotency-Key': idempotencyKey },
      body: { imageId, reason, ...(note === undefined ? {} : { note }) },
    });
  });
  return isRefusedForm(outcome) ? refusedAs('rescan', outcome) : done('rescan', 'The rescan was asked for.');
}

async function ask(args: ActionFunctionArgs, api: Api, caseId: string): Promise<RequestOutcome> {
  const outcome = await submitForm(args, QuestionForm, ({ about, specimenID, text, etag, idempotencyKey }) =>
    api.askForInformation({
      params: { caseId },
      headers: { 'If-Match': etag, 'Idempotency-Key': idempotencyKey },
      body: { questions: [{ about, text, ...(specimenID === undefined ? {} : { specimenID }) }] },
    }),
  );
  return isRefusedForm(outcome)
    ? refusedAs('ask', outcome)
    : done('ask', 'The question was sent to the facility.');
}

/** A case that is stopped is with nobody: neither its text nor its slides are there for a page to stay on. */
async function stop(args: ActionFunctionArgs, api: Api, caseId: string): Promise<RequestOutcome> {
  let number = '';
  const outcome = await submitForm(args, StopForm, async ({ kind, text, etag, idempotencyKey }) => {
    const answer = await api.returnCase({
      params: { caseId },
      headers: { 'If-Match': etag, 'Idempotency-Key': idempotencyKey },
      body: { kind, reasons: [{ text }] },
    });
    if (answer.ok) number = answer.value.data.caseID ?? '';
    return answer;
  });
  if (isRefusedForm(outcome)) return refusedAs('stop', outcome);
  throw redirect(stoppedPathOf(caseId, number), 303);
}

async function cancelOrder(
  { request }: ActionFunctionArgs,
  api: Api,
  caseId: string,
): Promise<RequestOutcome> {
  const posted = await postedForm(request);
  const field = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const answer = await api.cancelStainRequest({
    params: { caseId, requestId: field('requestId') },
    headers: { 'If-Match': field('etag'), 'Idempotency-Key': field('idempotencyKey') },
  });
  if (answer.ok) return done('cancel-order', 'The order was taken back.');
  const text = `Not taken back: ${formFailureText(answer.error)}`;
  const refusal = answer.error.kind === 'http' ? answer.error.status : null;
  return refusedAs('cancel-order', { status: 'error', error: { '': [text] }, refusal }, { text });
}
