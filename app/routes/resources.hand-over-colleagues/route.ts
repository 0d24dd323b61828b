import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { ColleaguesAnswer } from '#app/core/resources/colleagues-answer.ts';
import { loadColleagues } from '#app/features/cases/hand-over/hand-over.server.ts';

/** To whom the chosen cases could be handed over, and what is in the way of each colleague. */
export async function loader({ request }: LoaderFunctionArgs) {
  return json<ColleaguesAnswer>(await loadColleagues(request), { headers: { 'Cache-Control': 'no-store' } });
}
