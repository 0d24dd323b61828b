import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadRegistrationFile } from '#app/features/people/registrations.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadRegistrationFile(args);
