import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { MarkSender, UnsentReader } from '#app/core/resources/mark-sender.ts';
import { EmergencyBanner } from '#app/features/clinical/emergency-banner.tsx';
import { CaseNotHere, useIsCaseNotHere } from '#app/features/diagnosis/case-not-here.tsx';
import { loadDiagnosis, postToDiagnosis } from '#app/features/diagnosis/diagnosis.server.ts';
import { DiagnosisScreen } from '#app/features/diagnosis/diagnosis-screen.tsx';
import { isSigningOut, loadSignOut } from '#app/features/diagnosis/sign-out/sign-out.server.ts';
import { SignOutScreen } from '#app/features/diagnosis/sign-out/sign-out-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { useViewerAtHand } from '#app/viewer/ui/screen/viewer-at-hand.ts';

export const loader = (args: LoaderFunctionArgs) =>
  isSigningOut(args.request) ? loadSignOut(args) : loadDiagnosis(args);

export const action = (args: ActionFunctionArgs) => postToDiagnosis(args);

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Primary diagnosis ${data?.item.caseID ?? ''} · Pathology Cases` },
];

/** Few pages find marks that were not sent: the code for it comes with the first of them. */
const sendMarks: MarkSender = async (owner, images) => {
  const { sendUnsentMarks } = await import('#app/viewer/ui/text/send-unsent-marks.ts');
  return sendUnsentMarks(owner, images);
};

const readMarks: UnsentReader = async (owner) => {
  const { readUnsentMarks } = await import('#app/viewer/ui/text/read-unsent-marks.ts');
  return readUnsentMarks(owner);
};

export default function PrimaryDiagnosisCase() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>() ?? null;
  useViewerAtHand();
  const isSigning = posted !== null && 'signing' in posted;
  if (loaded.step === 'sign-out')
    return (
      <SignOutScreen
        key={loaded.item.id}
        {...loaded}
        sendMarks={sendMarks}
        posted={isSigning ? posted.signing : null}
      />
    );
  const { emergencies, loadedAt } = loaded;
  // Keyed by the case, so that nothing that was typed for one case is on the page of another.
  return (
    <DiagnosisScreen
      key={loaded.item.id}
      {...loaded}
      sendMarks={sendMarks}
      notice={<EmergencyBanner accesses={emergencies} asOf={loadedAt} />}
      posted={isSigning ? null : posted}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export function ErrorBoundary() {
  return useIsCaseNotHere() ? <CaseNotHere readMarks={readMarks} /> : <RouteFailure />;
}
