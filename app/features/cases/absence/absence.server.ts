import { type ActionFunctionArgs, json } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { formFailureText } from '#app/core/text/api-messages.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { zCaseAbsenceInput } from '#contracts/generated/schemas/case-absence-input.ts';
import type { ProviderList } from '#contracts/generated/wire.ts';
import { ABSENCE_INTENT, type AbsenceAnswer } from './absence-answer.ts';

const LISTS = {
  availableCases: 'available',
  selectedCases: 'mine',
  completedCases: 'completed',
} as const satisfies Readonly<Record<string, ProviderList>>;

const TOO_SHORT = 'Enter the whole number of the case.';

/**
 * Says what keeps the case of a typed number out of a list, where the posted form asks for that; null for another form,
 * which may be read afterwards. The number stands in no address: it may be a facility's.
 */
export async function explainAbsenceFrom(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  list: keyof typeof LISTS,
) {
  const session = await requireScreen(request, screens[list]);
  const posted = await postedForm(request.clone());
  if (posted.get('intent') !== ABSENCE_INTENT) return null;
  const typed = posted.get('number');
  const number = typeof typed === 'string' ? typed.trim() : '';
  const body = zCaseAbsenceInput.safeParse({ list: LISTS[list], number });
  if (!body.success)
    return json<AbsenceAnswer>({ kind: 'unreadable', number, message: TOO_SHORT }, { status: 400 });
  const answer = await apiFor(session, request).explainCaseAbsence({ body: body.data });
  if (answer.ok) return json<AbsenceAnswer>({ kind: 'explained', number, absence: answer.value.data });
  return json<AbsenceAnswer>({ kind: 'unreadable', number, message: formFailureText(answer.error) });
}
