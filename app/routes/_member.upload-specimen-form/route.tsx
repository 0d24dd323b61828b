import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ScansOfParcel } from '#app/features/case-form/uploads/scans-of-parcel.tsx';
import { actOnReceipt, loadReceipt } from '#app/features/intake/receipt.server.ts';
import { ReceiptPage } from '#app/features/intake/receipt-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';
import { SlideFromDisk } from '#app/viewer/ui/local/slide-from-disk.tsx';

export const loader = (args: LoaderFunctionArgs) => loadReceipt(args);

export const action = (args: ActionFunctionArgs) => actOnReceipt(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Upload specimen form · Pathology Cases', data?.isRefused === true) },
];

/** The viewer's reader comes when the first file is looked at. */
const lookAt = async (file: File) =>
  (await import('#app/viewer/tiff/slide-sight.client.ts')).lookAtSlide(file);

const showSlide = (file: File) => <SlideFromDisk file={file} />;

export default function UploadSpecimenForm() {
  const { isRefused: _, scanning, ...shown } = useLoaderData<typeof loader>();
  return (
    <ReceiptPage
      key={shown.ofCase?.id ?? 'none'}
      {...shown}
      outcome={useActionData<typeof action>()}
      scans={
        scanning === null ? null : (
          <ScansOfParcel
            {...scanning}
            idempotencyKey={shown.idempotencyKey}
            lookAt={lookAt}
            showSlide={showSlide}
          />
        )
      }
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
