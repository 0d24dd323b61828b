import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ImagesOfLateSlides } from '#app/features/case-form/uploads/images-of-late-slides.tsx';
import { CaseDetailsScreen } from '#app/features/clinical/case-details-screen.tsx';
import { actOnCaseDetails, loadCaseDetails } from '#app/features/clinical/clinical.server.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { SlideFromDisk } from '#app/viewer/ui/local/slide-from-disk.tsx';

export const loader = (args: LoaderFunctionArgs) => loadCaseDetails(args);

export const action = (args: ActionFunctionArgs) => actOnCaseDetails(args);

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(`Case ${data?.ofCase.caseID ?? ''} · Pathology Cases`, data?.isRefused === true) },
];

/** The viewer's reader comes when the first file is looked at. */
const lookAt = async (file: File) =>
  (await import('#app/viewer/tiff/slide-sight.client.ts')).lookAtSlide(file);

const showSlide = (file: File) => <SlideFromDisk file={file} />;

export default function CaseDetailsPage() {
  const { late, userId, ...shown } = useLoaderData<typeof loader>();
  const { id } = shown.ofCase;
  const uploads = late !== null && late.lacking.length > 0 && (
    <ImagesOfLateSlides
      caseId={id}
      lacking={late.lacking}
      userId={userId}
      lookAt={lookAt}
      showSlide={showSlide}
    />
  );
  const outcome = useActionData<typeof action>();
  return <CaseDetailsScreen key={id} {...shown} late={late} uploads={uploads} outcome={outcome} />;
}

export const ErrorBoundary = RouteFailure;
