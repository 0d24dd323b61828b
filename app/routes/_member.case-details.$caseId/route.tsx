import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { otherBlocks } from '#app/core/diagnosis/study-blocks.ts';
import { ImagesOfLateSlides } from '#app/features/case-form/uploads/images-of-late-slides.tsx';
import { StrayFiles } from '#app/features/case-form/uploads/stray-files.tsx';
import { CaseDetailsScreen } from '#app/features/clinical/case-details-screen.tsx';
import { actOnCaseDetails, loadCaseDetails } from '#app/features/clinical/clinical.server.ts';
import { correctClinicalInfo, loadCorrection } from '#app/features/clinical/correction/correction.server.ts';
import { asksForCorrection, CORRECT } from '#app/features/clinical/correction/correction-form.ts';
import { CorrectionPage } from '#app/features/clinical/correction/correction-page.tsx';
import { GapsBeforeReview } from '#app/features/diagnosis/requests/gaps-before-review.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';
import { SlideFromDisk } from '#app/viewer/ui/local/slide-from-disk.tsx';

export const loader = async (args: LoaderFunctionArgs) =>
  asksForCorrection(new URL(args.request.url)) ? loadCorrection(args) : loadCaseDetails(args);

export const action = async (args: ActionFunctionArgs) =>
  asksForCorrection(new URL(args.request.url)) ? correctClinicalInfo(args) : actOnCaseDetails(args);

/** A correction that came too late keeps its page and its words: read anew, its address would lead to the case. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  asksForCorrection(change.nextUrl) && change.actionStatus === 409 ? false : stayWhenGone(change);

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: titleOf(
      `Case ${data?.ofCase.caseID ?? ''}${data?.part === 'clinical' ? ', clinical information' : ''} · Pathology Cases`,
      data?.isRefused === true,
    ),
  },
];

/** The viewer's reader comes when the first file is looked at. */
const lookAt = async (file: File) =>
  (await import('#app/viewer/tiff/slide-sight.client.ts')).lookAtSlide(file);

const showSlide = (file: File) => <SlideFromDisk file={file} />;

/** The form of a correction leads to the page of the case, which says that it was saved. */
const DONE = { intent: CORRECT, refused: null };

export default function CaseDetailsPage() {
  const outcome = useActionData<typeof action>();
  const read = useLoaderData<typeof loader>();
  if (read.part === 'clinical') return <CorrectionPage key={read.ofCase.id} {...read} outcome={outcome} />;
  const { late, userId, isCorrected, ...shown } = read;
  const { id } = shown.ofCase;
  const { diagnosis, role } = shown;
  const text = role === 'Provider' && diagnosis !== 'unread' ? diagnosis : null;
  const blocks = otherBlocks(shown.ofCase.slides, text?.ancillary ?? []);
  const slides = late?.withImages ?? [];
  const sending = { caseId: id, userId, lookAt, showSlide };
  return (
    <CaseDetailsScreen
      key={id}
      {...shown}
      late={late}
      gaps={<GapsBeforeReview caseId={id} checks={text?.checklist ?? []} blocks={blocks} />}
      uploads={
        slides.length > 0 && (
          <ImagesOfLateSlides
            {...sending}
            slides={slides}
            removing={late?.removing ?? null}
            idempotencyKey={shown.idempotencyKey}
          />
        )
      }
      strayFiles={
        shown.role !== 'Provider' && <StrayFiles {...sending} placed={slides.map(({ slide }) => slide.id)} />
      }
      outcome={outcome ?? (isCorrected ? DONE : undefined)}
    />
  );
}

export const ErrorBoundary = RouteFailure;
