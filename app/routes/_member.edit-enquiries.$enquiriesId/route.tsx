import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadEnquiryForm, saveEnquiry } from '#app/features/enquiries/enquiries.server.ts';
import { EnquiryFormPage } from '#app/features/enquiries/enquiry-form-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadEnquiryForm(args);

export const action = (args: ActionFunctionArgs) => saveEnquiry(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit enquiry · Pathology Cases', data?.isRefused === true) },
];

export default function EditEnquiry() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return (
    <EnquiryFormPage key={shown.enquiry.id} {...shown} refused={useActionData<typeof action>() ?? null} />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
