import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnEnquiries, loadEnquiries } from '#app/features/enquiries/enquiries.server.ts';
import { EnquiriesPage } from '#app/features/enquiries/enquiries-page.tsx';
import { EnquiryFormPage } from '#app/features/enquiries/enquiry-form-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadEnquiries(args);

export const action = (args: ActionFunctionArgs) => actOnEnquiries(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Enquiries · Pathology Cases', data?.isRefused === true) },
];

export default function Enquiries() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sheet = answer !== undefined && 'result' in answer ? answer : undefined;
  if (shown.part === 'list') return <EnquiriesPage {...shown} sheet={sheet} />;
  const refused = answer !== undefined && !('result' in answer) ? answer : null;
  return <EnquiryFormPage enquiry={null} {...shown} refused={refused} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
