import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnEnquiry, loadEnquiry } from '#app/features/enquiries/enquiries.server.ts';
import { EnquiryPage } from '#app/features/enquiries/enquiry-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadEnquiry(args);

export const action = (args: ActionFunctionArgs) => actOnEnquiry(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Enquiry · Pathology Cases', data?.isRefused === true) },
];

export default function EnquiryShown() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <EnquiryPage key={shown.enquiry.id} {...shown} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
