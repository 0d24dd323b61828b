import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { importEnquirySheet, loadEnquiries } from '#app/features/enquiries/enquiries.server.ts';
import { EnquiriesPage } from '#app/features/enquiries/enquiries-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadEnquiries(args);

export const action = (args: ActionFunctionArgs) => importEnquirySheet(args);

export const meta: MetaFunction = () => [{ title: 'Enquiries · Pathology Cases' }];

export default function Enquiries() {
  return <EnquiriesPage {...useLoaderData<typeof loader>()} sheet={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
