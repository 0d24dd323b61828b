import { json } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { CaseActionForm } from './case-action.ts';
import { moveCase, refusedForm } from './case-moves.server.ts';

/** Picks up or releases the case of the row whose form was sent to this list. */
export async function actOnCase(request: Request, list: 'availableCases' | 'selectedCases') {
  const session = await requireScreen(request, screens[list]);
  const posted = Object.fromEntries(await postedForm(request));
  // Without script nobody made a key in the page. A pickup that is pressed twice is one pickup all the same.
  if (posted['idempotencyKey'] === '') posted['idempotencyKey'] = `"${crypto.randomUUID()}"`;
  const read = CaseActionForm.safeParse(posted);
  if (!read.success) return json(refusedForm, { status: 400 });
  return json(await moveCase(apiFor(session, request), read.data));
}
