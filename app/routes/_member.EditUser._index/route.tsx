import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { requireScreen } from '#app/server/guards.server.ts';

/** The path of a user without one: the list, where one is chosen. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireScreen(request, screens.userEdited);
  return redirect(screens.users.path);
}
