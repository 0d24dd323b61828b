import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { loadCaseForm } from '#app/features/case-form/case-form.server.ts';
import { CaseFormScreen } from '#app/features/case-form/case-form-screen.tsx';
import { postCaseForm } from '#app/features/case-form/form-actions.server.ts';
import { DraftFailure } from '#app/features/layout/draft-failure.tsx';
import { orOwnRegistration } from '#app/features/registration/own-registration.server.ts';
import { OwnRegistrationPage } from '#app/features/registration/own-registration.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { SlideFromDisk } from '#app/viewer/ui/local/slide-from-disk.tsx';

/** This page is also the first one of somebody whose facility is not open yet. */
export const loader = (args: LoaderFunctionArgs) => orOwnRegistration(args.request, () => loadCaseForm(args));

export const action = (args: ActionFunctionArgs) => postCaseForm(args);

/** Another step of the same case has the same answer, and is shown at once. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSameCase = currentUrl.searchParams.get('case') === nextUrl.searchParams.get('case');
  const isOtherStep = currentUrl.searchParams.get('step') !== nextUrl.searchParams.get('step');
  if (formMethod === undefined && isSameCase && isOtherStep) return false;
  return defaultShouldRevalidate;
};

// Titles are kept in the history, so they name no patient.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: titleOf(
      `${data?.waiting === null && data.isOperator ? 'Edit case' : 'Create New Case'} · Pathology Cases`,
      data?.waiting === null && data.isTried,
    ),
  },
];

/** The viewer's reader comes when the first file is looked at. */
const lookAt = async (file: File) =>
  (await import('#app/viewer/tiff/slide-sight.client.ts')).lookAtSlide(file);

const showSlide = (file: File) => <SlideFromDisk file={file} />;

export default function CreateNewCase() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (loaded.waiting !== null) return <OwnRegistrationPage {...loaded.waiting} />;
  return <CaseFormScreen {...loaded} outcome={outcome} lookAt={lookAt} showSlide={showSlide} />;
}

export const ErrorBoundary = DraftFailure;
