import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadSendOut } from '#app/features/cases/send-out/send-out.server.ts';
import { SendOutScreen } from '#app/features/cases/send-out/send-out-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadSendOut(request);

export const meta: MetaFunction = () => [{ title: 'Send-Out Cases · Pathology Cases' }];

export default function SendOutCases() {
  return <SendOutScreen {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
