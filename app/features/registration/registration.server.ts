import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { timeZonesWith } from '#app/core/calendar/time-zones.ts';
import { valueAt } from '#app/core/objects.ts';
import { registrationTypeOf } from '#app/core/registration/registration-places.ts';
import { visitorApi } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, isRefusedForm, type RefusedForm, submitRead } from '#app/server/form.server.ts';
import { requireVisitor } from '#app/server/guards.server.ts';
import { newIdempotencyKey } from '#app/server/intents.server.ts';
import { sessionOf } from '#app/server/session.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { zConsentInput } from '#contracts/generated/schemas/consent-input.ts';
import { zFacilityAgreementInput } from '#contracts/generated/schemas/facility-agreement-input.ts';
import { namesOfPlan, parsePlan, withStep } from './parse-plan.ts';
import { type Plan, textAt } from './plan.ts';
import { facilityPlan, facilitySigning } from './plans/facility-plan.ts';
import { enquiryPlan } from './plans/people-plans.ts';
import { providerPlan, providerSigning } from './plans/provider-plan.ts';
import { atFields, type PlanReading } from './read-plan.ts';

export const todayHere = (): string => instantAtApi().slice(0, 10);

/** What every form of a plan is shown with. */
export const formParts = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
  idempotencyKey: newIdempotencyKey(),
  today: todayHere(),
  timeZones: timeZonesWith(''),
  isRefused: isFormRefused(context),
});

export async function loadRegister(args: LoaderFunctionArgs) {
  await requireVisitor(args.request);
  const { searchParams } = new URL(args.request.url);
  return { type: registrationTypeOf(searchParams), isSent: searchParams.has('sent'), ...formParts(args) };
}

const refusalOf = (refused: RefusedForm) => json({ refused }, { status: refused.refusal ?? 400 });

type Whole<Form> = Extract<PlanReading<Form>, { readonly ok: true }>;

/** What a form is posted with besides its answers; empty where the page has none. */
interface PostedBeside {
  readonly key: string;
  readonly etag: string;
}

/** Reads a posted plan and sends it; what is refused, of a part as a whole too, comes back at its fields. */
export async function submitPlan<Form, T>(
  args: ActionFunctionArgs,
  plan: Plan<Form>,
  send: (read: Whole<Form>, posted: PostedBeside) => Promise<ApiResult<Answer<T>>>,
): Promise<RefusedForm | Answer<T>> {
  let beside: PostedBeside = { key: '', etag: '' };
  const read = (posted: FormData) => {
    const fields = Object.fromEntries(posted);
    beside = { key: textAt(fields, 'idempotencyKey'), etag: textAt(fields, 'etag') };
    return parsePlan(plan, posted, todayHere());
  };
  const names = namesOfPlan(plan);
  const outcome = await submitRead(args, read, (value) => send(value, beside), {
    names,
    secret: ['password'],
  });
  if (!isRefusedForm(outcome)) return outcome;
  const { error, initialValue } = outcome;
  if (error === undefined || error === null) return outcome;
  const told = Object.fromEntries(Object.entries(error).map(([name, messages]) => [name, messages ?? []]));
  return { ...outcome, error: { ...atFields(plan, initialValue ?? {}, told) } };
}

/** The public forms. Whatever is known of the address or the number, the answer is the same. */
export async function register(args: ActionFunctionArgs) {
  await requireVisitor(args.request);
  const type = registrationTypeOf(new URL(args.request.url).searchParams);
  if (type === null) throw new Response(null, { status: 400 });
  const api = visitorApi(args);
  const asked =
    type === 'provider'
      ? await submitPlan(args, withStep(providerPlan, providerSigning), ({ form, answers }, { key }) =>
          api.registerProvider({
            headers: { 'Idempotency-Key': key },
            body: {
              form,
              password: textAt(answers, 'password'),
              consent: zConsentInput.parse(valueAt(answers, 'consent')),
            },
          }),
        )
      : await submitPlan(args, withStep(facilityPlan, facilitySigning), ({ form, answers }, { key }) =>
          api.registerFacility({
            headers: { 'Idempotency-Key': key },
            body: {
              form,
              password: textAt(answers, 'password'),
              agreement: zFacilityAgreementInput.parse(valueAt(answers, 'agreement')),
            },
          }),
        );
  return isRefusedForm(asked) ? refusalOf(asked) : redirect(`/register?type=${type}&sent=1`);
}

/** Whoever is logged in may ask here too, and the header knows of them. */
export async function loadEnquire(args: LoaderFunctionArgs) {
  const session = await sessionOf(args.request, false);
  return {
    loggedIn: session?.displayName ?? null,
    isSent: new URL(args.request.url).searchParams.has('sent'),
    ...formParts(args),
  };
}

export async function enquire(args: ActionFunctionArgs) {
  const asked = await submitPlan(args, enquiryPlan, ({ form }, { key }) =>
    visitorApi(args).createEnquiry({ headers: { 'Idempotency-Key': key }, body: form }),
  );
  return isRefusedForm(asked) ? refusalOf(asked) : redirect('/enquiry?sent=1');
}
