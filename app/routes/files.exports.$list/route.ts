import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportSheet } from '#app/features/exports/exports.server.ts';

export const loader = (args: LoaderFunctionArgs) => exportSheet(args);
