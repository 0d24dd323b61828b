import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnClinicalInfo, loadClinicalInfo } from '#app/features/clinical/clinical.server.ts';
import { ClinicalInfoScreen } from '#app/features/clinical/clinical-info-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { EarlierReport } from '#app/features/reports/earlier-report.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadClinicalInfo(args);

export const action = (args: ActionFunctionArgs) => actOnClinicalInfo(args);

export const shouldRevalidate = stayWhenGone;

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: titleOf(
      `Clinical information of ${data?.ofCase.caseID ?? 'a case'} · Pathology Cases`,
      data?.isRefused === true,
    ),
  },
];

export default function ClinicalInfoPage() {
  const shown = useLoaderData<typeof loader>();
  const { earlier } = shown;
  const isRead = earlier !== null && earlier !== 'kept' && earlier !== 'unread';
  return (
    <ClinicalInfoScreen
      key={shown.ofCase.id}
      {...shown}
      earlierReport={isRead && <EarlierReport report={earlier} />}
      outcome={useActionData<typeof action>()}
    />
  );
}

export const ErrorBoundary = RouteFailure;
