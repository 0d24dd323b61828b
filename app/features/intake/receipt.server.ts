import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { scannedSlidesOf } from '#app/core/uploads/scanned-slide.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, type RefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { idInAddress, newIdempotencyKey } from '#app/server/intents.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { SlideReceipt } from '#contracts/generated/wire.ts';
import { listedSlides, NumberForm, ReceiptForm, receiptOf } from './receipt-forms.ts';

/** The case whose slides came by mail, or none before its number is scanned. */
export async function loadReceipt({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.uploadSpecimenForm);
  const { searchParams } = new URL(request.url);
  const part = searchParams.get('part') === 'scans' ? ('scans' as const) : ('count' as const);
  const page = { part, idempotencyKey: newIdempotencyKey(), isRefused: isFormRefused(context) };
  if (!searchParams.has('case')) return { ofCase: null, scanning: null, ...page };
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const api = apiFor(session, request);
  const [answer, form] = await Promise.all([api.getCase({ params }), api.getCaseForm({ params })]);
  const ofCase = await valueOrThrow(answer, session, request);
  // Images may be added until the case has been checked.
  const mayScan = form.ok && ofCase.status === 'Submitted';
  const scanning = mayScan
    ? { slides: scannedSlidesOf(form.value.data), caseId: params.caseId, userId: session.userId }
    : null;
  return { ofCase, scanning, ...page };
}

/** What came of the form; null in `receipt` before something was counted. */
interface Outcome {
  readonly refused: RefusedForm | null;
  readonly receipt: SlideReceipt | null;
}

export async function actOnReceipt(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.uploadSpecimenForm);
  const api = apiFor(session, args.request);
  if (!new URL(args.request.url).searchParams.has('case')) return findCase(args, api);
  const params = { caseId: idInAddress(args.request, 'case', zCaseId) };
  const ofCase = await valueOrThrow(await api.getCase({ params }), session, args.request);
  const outcome = await submitForm(args, ReceiptForm, (typed) =>
    api.submitSpecimenForm({
      params,
      headers: { 'Idempotency-Key': typed.idempotencyKey },
      body: receiptOf(typed, listedSlides(ofCase), new Date().toISOString()),
    }),
  );
  return isRefusedForm(outcome)
    ? json<Outcome>({ refused: outcome, receipt: null }, { status: outcome.refusal ?? 400 })
    : json<Outcome>({ refused: null, receipt: outcome.data });
}

/** The scanned number stands in no address: it may be a facility's. The case is named by the platform's own id. */
async function findCase(args: ActionFunctionArgs, api: Api) {
  const posted = (await postedForm(args.request.clone())).get('number');
  const number = typeof posted === 'string' ? posted.trim() : '';
  const looked = number.length < 2 ? null : await api.lookUpNumber({ body: { number } });
  const caseId =
    looked?.ok === true ? looked.value.data.items.find((one) => one.caseId !== null)?.caseId : null;
  const schema = NumberForm.refine(() => caseId != null, {
    path: ['number'],
    message: 'No case or slide has this number',
  });
  const outcome = await submitForm(args, schema, () => api.lookUpNumber({ body: { number } }));
  if (isRefusedForm(outcome))
    return json<Outcome>({ refused: outcome, receipt: null }, { status: outcome.refusal ?? 400 });
  throw redirect(`${screens.uploadSpecimenForm.path}?case=${encodeURIComponent(caseId ?? '')}`);
}
