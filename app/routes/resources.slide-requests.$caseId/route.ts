import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { SlideRequestsAnswer } from '#app/core/resources/slide-requests-answer.ts';
import {
  loadSlideRequests,
  postSlideRequest,
} from '#app/features/diagnosis/requests/slide-requests.server.ts';

/** What can be asked for from the slides of a case. */
export const loader = async (args: LoaderFunctionArgs) =>
  json<SlideRequestsAnswer>(await loadSlideRequests(args), { headers: { 'Cache-Control': 'no-store' } });

export const action = (args: ActionFunctionArgs) => postSlideRequest(args);
