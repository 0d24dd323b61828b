import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';
import { StepState } from '../step-state.tsx';
import { stepText } from '../step-words.ts';
import { VerdictFields } from './verdict-fields.tsx';
import { stepsToCheck, VERDICTS_INTENT } from './verdict-forms.ts';

interface VerdictsPageProps {
  readonly onboarding: Onboarding;
  readonly idempotencyKey: string;
  readonly today: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  [VERDICTS_INTENT]: {
    label: 'Send verdicts',
    done: 'The verdicts are sent. The pathologist is told if a step was sent back.',
  },
};

/** The operator's variant of an onboarding: each step is accepted or sent back with a reason (domain 3.11). */
export function VerdictsPage({ onboarding, idempotencyKey, today, outcome }: VerdictsPageProps) {
  const { provider, steps, stepsAccepted, stepsTotal, status, etag } = onboarding;
  const waiting = stepsToCheck(onboarding);
  useErrorTitle(outcome?.refused != null);
  const userPath = `${screens.userShown.path}/${encodeURIComponent(provider.userId)}`;
  return (
    <RecordPage
      title={`Onboarding of ${provider.displayName}`}
      back={{ to: `${screens.tasks.path}?type=3`, label: 'All onboardings' }}
      status={
        <>
          <Badge tone="info">{labels.TaskStatus[status]}</Badge>
          <span>
            {stepsAccepted} of {stepsTotal} steps are accepted
          </span>
        </>
      }
    >
      <OutcomeLine outcome={outcome} words={words} plain={[]} statusNow={labels.TaskStatus[status]} />
      {waiting.length === 0 ? (
        <p className="text-sm text-muted">There is nothing for you to do here.</p>
      ) : (
        <VerdictFields
          key={etag}
          steps={waiting}
          etag={etag}
          idempotencyKey={idempotencyKey}
          today={today}
          refused={refusedOf(outcome, VERDICTS_INTENT)}
        />
      )}
      <p>
        {nextStatusWords(onboarding)}{' '}
        <TextLink asChild>
          <Link to={userPath}>
            {mayProvision(onboarding) ? 'Make provisionally active' : 'Open the user'}
          </Link>
        </TextLink>
      </p>
      {steps.map((step) => (
        <DetailSection key={step.key} title={labels.OnboardingStepKey[step.key]}>
          <StepFacts step={step} onboarding={onboarding} />
        </DetailSection>
      ))}
    </RecordPage>
  );
}

const mayProvision = ({ allowedActions }: Onboarding): boolean =>
  allowedActions.includes('makeProvisionallyActive');

/** Steps can be handed in and accepted before the onboarding is started, and the next status is closed till then. */
function nextStatusWords(onboarding: Onboarding): string {
  if (onboarding.stepsAccepted < onboarding.stepsTotal) return 'The next status waits for all steps.';
  if (mayProvision(onboarding)) return 'All steps are accepted.';
  return 'All steps are accepted. An admin makes the next step on the page of the pathologist. While their status is still “New”, the onboarding is started there first.';
}

function StepFacts({ step, onboarding }: { readonly step: OnboardingStep; readonly onboarding: Onboarding }) {
  const timeZone = useTimeZone();
  const files = onboarding.attachments.filter(({ key }) => step.attachments.includes(key));
  const text = stepText(step);
  const { expiresOn, signedName, casesDone, casesTotal, sourceUrl, verifiedBy, verifiedOn } = step;
  return (
    <div className="flex flex-col gap-2">
      <p>
        <StepState state={step.state} status={onboarding.status} />
      </p>
      {step.savedAt === null ? (
        <p className="text-muted">Nothing has been handed in.</p>
      ) : (
        <Facts
          facts={[
            ...(text === null ? [] : [{ term: 'Text', value: text }]),
            ...(expiresOn === null ? [] : [{ term: 'Ends on', value: dayText(expiresOn) }]),
            ...(signedName === null ? [] : [{ term: 'Signed as', value: signedName }]),
            ...(casesTotal > 0 ? [{ term: 'Cases read', value: `${casesDone} of ${casesTotal}` }] : []),
            ...files.map(({ key, fileName }) => ({
              term: 'File',
              value: (
                <TextLink
                  href={`/files/task/${encodeURIComponent(onboarding.taskId)}/${key}`}
                  download={fileName}
                >
                  {fileName}
                </TextLink>
              ),
            })),
            { term: 'Saved', value: instantText(step.savedAt, timeZone) },
            ...(verifiedBy === null
              ? []
              : [{ term: 'Checked by', value: `${verifiedBy.displayName}, ${dayText(verifiedOn)}` }]),
            ...(sourceUrl === null ? [] : [{ term: 'Verified at', value: sourceUrl }]),
            ...(step.reason === null ? [] : [{ term: 'Sent back because', value: step.reason }]),
          ]}
        />
      )}
    </div>
  );
}
