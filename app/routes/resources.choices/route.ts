import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { ChoicesAnswer } from '#app/core/resources/choices-answer.ts';
import { loadChoices } from '#app/server/lists/choices.server.ts';

/** The people or facilities whose names fit what the operator looks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  return json<ChoicesAnswer>(await loadChoices(request), { headers: { 'Cache-Control': 'no-store' } });
}
