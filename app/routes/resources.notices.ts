import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { loadNotices, readNotices } from '#app/features/layout/notices/notices.server.ts';

const headers = { 'Cache-Control': 'no-store' };

/** What the bell of a page tells of, and the message over it. */
export const loader = async (args: LoaderFunctionArgs) =>
  json<NoticesAnswer>(await loadNotices(args), { headers });

/** Notices have been read. */
export const action = async (args: ActionFunctionArgs) =>
  json<NoticesAnswer>(await readNotices(args), { headers });
