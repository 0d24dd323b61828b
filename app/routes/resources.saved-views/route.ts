import type { ActionFunctionArgs } from '@remix-run/node';
import { changeOwnViews } from '#app/features/saved-views/saved-views.server.ts';

/** Saves a view of a list or deletes one, and leads back to the list: it works as a plain form too. */
export const action = (args: ActionFunctionArgs) => changeOwnViews(args);
