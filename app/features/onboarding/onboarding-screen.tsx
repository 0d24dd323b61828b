import { Link } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { isActive } from '#app/core/cases/pickup.ts';
import { unfinishedChecks } from '#app/core/onboarding/step-checks.ts';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailHead, DetailSection } from '#app/ui/detail/detail-page.tsx';
import { OutcomeLine, type PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Onboarding } from '#contracts/generated/wire.ts';
import { saveIntentOf } from './step-forms.ts';
import { StepPart } from './step-part.tsx';

interface OnboardingScreenProps {
  /** Null where this provider has none. */
  readonly onboarding: Onboarding | null;
  /** The provider's own status, as the API spells it. */
  readonly status: string;
  /** Until when it is to be handed in; null where nobody has said so. */
  readonly dueAt: string | null;
  readonly idempotencyKey: string;
  /** The server's time, ISO 8601. */
  readonly asOf: string;
  /** What came of the last action; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
}

/** The provider's variant of an onboarding: what is asked, what is missing, and the handing in (specification 2.5, domain 3.11). */
export function OnboardingScreen({ onboarding, status, ...rest }: OnboardingScreenProps) {
  useErrorTitle(rest.outcome?.refused != null);
  if (onboarding === null)
    return (
      <Page title="Onboarding" width="text">
        <NoOnboarding isDone={isActive(status)} />
      </Page>
    );
  return <OnboardingSteps onboarding={onboarding} {...rest} />;
}

function NoOnboarding({ isDone }: { readonly isDone: boolean }) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={isDone ? 'Your onboarding is done' : 'No onboarding has been set up for you'}
      action={
        <Button asChild variant="primary">
          <Link to={screens.providerTasks.path}>Go to My Tasks</Link>
        </Button>
      }
    >
      {isDone
        ? 'There is nothing for you to hand in. Licences are renewed in About Me.'
        : 'The operator makes the task; it then stands in My Tasks.'}
    </EmptyState>
  );
}

const outcomes = {
  start: { label: 'Start', done: 'The onboarding is in progress. Save the steps in any order.' },
  submit: { label: 'Hand in', done: 'Your onboarding is handed in. The operator checks each step.' },
  ...Object.fromEntries(
    Object.entries(labels.OnboardingStepKey).map(([key, label]) => [
      `save-${key}`,
      { label: `Save ${label}`, done: `${label} is saved.` },
    ]),
  ),
};

const NEXT: Readonly<Record<Onboarding['status'], string>> = {
  Open: 'Start it',
  InProgress: 'Fill in the steps and hand them in',
  Submitted: 'The operator checks each step',
  Returned: 'Start it again and change what was sent back',
  Completed: 'Nothing: every step is accepted',
  Declined: 'Nothing',
  Cancelled: 'Nothing',
};

function OnboardingSteps({
  onboarding,
  dueAt,
  idempotencyKey,
  asOf,
  outcome,
}: Omit<OnboardingScreenProps, 'onboarding' | 'status'> & { readonly onboarding: Onboarding }) {
  const { isUnsaved, tell } = useUnsaved();
  const timeZone = useTimeZone();
  const { steps, stepsAccepted, stepsTotal, status, provider, allowedActions, etag } = onboarding;
  const action = { etag, idempotencyKey, look: 'primary' } as const;
  return (
    <Page title="Onboarding" width="text" summary={`${stepsAccepted} of ${stepsTotal} steps are accepted`}>
      <div className="flex flex-col gap-6">
        <DetailHead
          status={labels.TaskStatus[status]}
          holder={status === 'Submitted' ? 'The operator' : provider.displayName}
          nextStep={NEXT[status]}
          clock={dueAt === null || isClosed(status) ? null : instantText(dueAt, timeZone)}
        />
        <OutcomeLine
          outcome={outcome}
          words={outcomes}
          plain={['start', 'submit']}
          statusNow={labels.TaskStatus[status]}
        />
        {status === 'Open' && steps.some(({ savedAt }) => savedAt !== null) && (
          <p>
            What you have handed in with your registration is filled in below, and counts. Once you have
            started, you can replace it.
          </p>
        )}
        {allowedActions.includes('start') && (
          <div className="w-fit">
            <ActionForm
              {...action}
              intent="start"
              label={status === 'Returned' ? 'Start again' : 'Start onboarding'}
            />
          </div>
        )}
        {allowedActions.includes('submit') && (
          <div className="w-fit">
            <ActionForm {...action} intent="submit" label="Hand in onboarding" />
          </div>
        )}
        {status === 'InProgress' && !allowedActions.includes('submit') && <Missing steps={steps} />}
        <DetailSection title="Steps">
          <ol className="flex flex-col gap-3">
            {steps.map((step) => (
              <StepPart
                key={step.key}
                onboarding={onboarding}
                step={step}
                idempotencyKey={idempotencyKey}
                asOf={asOf}
                outcome={outcome?.intent === saveIntentOf(step.key) ? outcome : undefined}
                tellUnsaved={tell}
              />
            ))}
          </ol>
        </DetailSection>
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Page>
  );
}

/** What keeps the whole from being handed in, each a link to its step. */
function Missing({ steps }: Pick<Onboarding, 'steps'>) {
  const missing = unfinishedChecks(steps, labels.OnboardingStepKey).filter(([, text]) => text !== null);
  return (
    <DetailSection title="Still missing">
      <ul className="list-disc pl-5">
        {missing.map(([key, text]) => (
          <li key={key}>
            <TextLink href={`#${key}`}>{text}</TextLink>
          </li>
        ))}
      </ul>
      <RefusedAction
        label="Hand in onboarding"
        because="You can hand it in when nothing is missing any more."
      />
    </DetailSection>
  );
}
