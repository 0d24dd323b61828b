import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { applicantText } from '#app/core/registration/applicant.ts';
import { isTurnedDown } from '#app/core/registration/turned-down.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { Choices } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskBeforePost } from '#app/ui/detail/ask-before-post.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf, useTimesDone } from '#app/ui/detail/posted-outcome.tsx';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import { VersionField } from '#app/ui/forms/versions/version-field.tsx';
import { Page } from '#app/ui/page.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Registration, RegistrationDocument } from '#contracts/generated/wire.ts';
import { withPlanOf } from './kinds.ts';
import { type Plan, textAt, withGaps } from './plan.ts';
import { PlanForm, useStep } from './plan-form.tsx';
import { comparedOf } from './plan-questions.ts';
import { typedOf } from './read-plan.ts';
import { DocumentsPart } from './registration-documents.tsx';
import { RegistrationMoves } from './registration-moves.tsx';
import { isFilledIn, nextOf, SHAPES } from './registration-status.ts';
import { Review } from './review.tsx';

interface RegistrationPageProps {
  readonly registration: Registration;
  /** Where the operator reviews it, and finds what came of it; nobody else goes there. */
  readonly reviewAt?: string | null;
  readonly reasons?: Reasons;
  readonly documents: readonly RegistrationDocument[];
  readonly facilities: Choices;
  readonly today: string;
  readonly timeZones: readonly string[];
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  edit: { label: 'Save the changes', done: 'The changes are kept.' },
  handIn: { label: 'Hand in', done: 'The registration is handed in.' },
  consent: { label: 'Sign and hand in', done: 'The registration is signed and handed in.' },
  agreement: { label: 'Sign and hand in', done: 'The registration is signed and handed in.' },
  start: { label: 'Start the review', done: 'The review has begun.' },
  approve: { label: 'Approve', done: 'The registration is approved.' },
  return: {
    label: 'Send back',
    done: 'The registration is sent back, and whoever can change it is told why.',
  },
  reject: { label: 'Reject', done: 'The registration is rejected, and the person is told why.' },
  attach: { label: 'Add the document', done: 'The document is kept with the registration.' },
  remove: { label: 'Remove', done: 'The document is removed.' },
};

/** Who never handed it in may not have confirmed their address either, and hears nothing then. */
const rejectedBeforeItCame = { label: words.reject.label, done: 'The registration is rejected.' };

/** One registration: how it stands, what comes next, its answers and its documents. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { registration, reviewAt = null, documents, today, idempotencyKey, outcome } = props;
  const { kind, form, status, reason, allowedActions } = registration;
  const timeZone = useTimeZone();
  const mayEdit = allowedActions.includes('edit');
  const isProvider = kind === 'providers' || textAt(form, 'userType') === 'Physician';
  const refused = refusedOf(outcome, 'edit');
  const timesChanged = useTimesDone(outcome, 'edit');
  // The form of the answers shows both versions by itself.
  const isCompared = mayEdit && refused?.refusal === 412;
  const on = (instant: string | null) => (instant === null ? null : instantText(instant, timeZone));
  return (
    <Page
      title={`${labels.RegistrationKind[kind]} registration of ${applicantText(form)}`}
      summary={nextOf(registration, isProvider)}
      actions={<StatusBadge shape={SHAPES[status]} label={labels.RegistrationStatus[status]} />}
      width="text"
    >
      <GuardedForms>
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-3">
            <OutcomeLine
              outcome={isCompared ? undefined : outcome}
              words={registration.submittedAt === null ? { ...words, reject: rejectedBeforeItCame } : words}
              plain={['handIn', 'start', 'approve', 'remove']}
              statusNow={labels.RegistrationStatus[status]}
            />
            {reason !== null && isTurnedDown(registration) && (
              <p className="rounded-md bg-warning-soft px-3 py-2 wrap-break-word whitespace-pre-line text-warning">
                Why it came back: {reason}
              </p>
            )}
            <Facts
              facts={[
                { term: 'Opened', value: on(registration.createdAt) },
                { term: 'Handed in', value: on(registration.submittedAt) },
                {
                  term: status === 'UnderReview' ? 'Review began' : 'Reviewed',
                  value: on(registration.reviewedAt),
                },
                { term: 'Signed by', value: registration.signed?.signedName ?? null },
              ]}
            />
            {reviewAt !== null && (
              <TextLink asChild className="self-start">
                <Link to={reviewAt}>Open its review, and what came of it</Link>
              </TextLink>
            )}
          </div>
          <AskBeforePost form={EDIT_FORM} what="the answers">
            <RegistrationMoves {...props} refusedOf={(intent) => refusedOf(outcome, intent)} />
          </AskBeforePost>
          <DetailSection title="Answers">
            <AnswersPart key={timesChanged} {...props} mayEdit={mayEdit} refused={refused} />
          </DetailSection>
          <DetailSection title="Documents">
            <DocumentsPart
              registration={registration}
              documents={documents}
              today={today}
              idempotencyKey={idempotencyKey}
              mayChange={mayEdit && status !== 'Submitted'}
              mayRemove={mayEdit && (status === 'Draft' || status === 'Returned')}
              isMissingTold={refusedOf(outcome, 'handIn') !== null}
              refused={refusedOf(outcome, 'attach')}
            />
          </DetailSection>
        </div>
      </GuardedForms>
    </Page>
  );
}

const EDIT_FORM = 'edit-registration';

interface AnswersPartProps extends RegistrationPageProps {
  readonly mayEdit: boolean;
  readonly refused: SubmissionResult | null;
}

/** The answers to be read; whoever may change them opens the form. Without script it is open where it was refused. */
function AnswersPart(props: AnswersPartProps) {
  const { registration, facilities, mayEdit, refused, today, timeZones, idempotencyKey } = props;
  const [isOpen, setOpen] = useState(refused !== null);
  const { kind, form, etag } = registration;
  const hasGaps = isFilledIn(registration);
  const part = useMemo(
    () =>
      withPlanOf(kind, facilities, (plan) => ({
        steps: plan.steps,
        kept: typedOf(plan, form),
        edit: (parts: EditParts) => <EditForm plan={hasGaps ? withGaps(plan) : plan} {...parts} />,
      })),
    [kind, facilities, form, hasGaps],
  );
  const { change } = useStep(part.steps.length);
  const changeStep = (step: number) => {
    change(step);
    setOpen(true);
  };
  if (isOpen && mayEdit)
    return part.edit({ kept: part.kept, etag, today, timeZones, idempotencyKey, refused });
  return (
    <div className="flex flex-col gap-4">
      {mayEdit && (
        <Button className="self-start" data-opens={EDIT_FORM} onClick={() => setOpen(true)}>
          Change the answers
        </Button>
      )}
      <Review steps={part.steps} typed={part.kept} {...(mayEdit ? { onChange: changeStep } : {})} />
    </div>
  );
}

interface EditParts {
  readonly kept: Readonly<Record<string, unknown>>;
  readonly etag: string;
  readonly today: string;
  readonly timeZones: readonly string[];
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

function EditForm<Form>({ plan, etag, refused, ...form }: EditParts & { readonly plan: Plan<Form> }) {
  const { kept } = form;
  const { label } = words.edit;
  const questions = useMemo(() => comparedOf(plan.steps, kept), [plan, kept]);
  return (
    <PlanForm
      id={EDIT_FORM}
      plan={plan}
      submitLabel={label}
      draft={null}
      lastResult={refused ?? undefined}
      {...form}
    >
      <input type="hidden" name="intent" value="edit" />
      <VersionField now={{ etag, values: kept, questions }} submitLabel={label} refused={refused} />
    </PlanForm>
  );
}
