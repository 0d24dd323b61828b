import type { LoaderFunctionArgs } from '@remix-run/node';
import { findAccount } from '#app/features/people/accounts.server.ts';

export const loader = (args: LoaderFunctionArgs) => findAccount(args);
