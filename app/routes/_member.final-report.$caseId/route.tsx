import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { EmergencyBanner } from '#app/features/clinical/emergency-banner.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { SigningScreen } from '#app/features/reports/amending/signing-screen.tsx';
import { WritingScreen } from '#app/features/reports/amending/writing-screen.tsx';
import { FinalReportScreen } from '#app/features/reports/final-report-screen.tsx';
import { actOnReport, loadReport } from '#app/features/reports/report.server.ts';
import { ReportToCome, reportToComeIn } from '#app/features/reports/report-to-come.tsx';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadReport(args);

export const action = (args: ActionFunctionArgs) => actOnReport(args);

export const shouldRevalidate = stayWhenGone;

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data?.isRefused === true ? 'Error: ' : ''}Final report ${data?.report.case.caseID ?? ''} · Pathology Cases`,
  },
];

export default function FinalReport() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { report, step, etag, amending, emergencies, loadedAt, toldAt } = loaded;
  const notice = <EmergencyBanner accesses={emergencies} asOf={loadedAt} />;
  // Keyed by the case, so that nothing that was typed for one report is on the page of another.
  if (step.kind === 'write' && etag !== null)
    return (
      <WritingScreen
        key={report.caseId}
        {...loaded}
        {...step}
        etag={etag}
        licenceFault={amending?.licenceFault ?? null}
        loadedAt={toldAt}
        outcome={outcome}
      />
    );
  if (step.kind === 'sign' && etag !== null && amending !== null)
    return (
      <SigningScreen
        key={report.caseId}
        {...loaded}
        {...step}
        etag={etag}
        amending={amending}
        outcome={outcome}
      />
    );
  return <FinalReportScreen key={report.caseId} {...loaded} notice={notice} outcome={outcome} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export function ErrorBoundary() {
  const toCome = reportToComeIn(useRouteError());
  return toCome === null ? <RouteFailure /> : <ReportToCome {...toCome} />;
}
