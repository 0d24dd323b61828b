import type { ReactNode } from 'react';
import type { Role } from '#app/core/access/roles.ts';
import { slidesForGlass } from '#app/core/sign-out/slides-for-glass.ts';
import { mayFollow, standingDisputes } from '#app/core/tasks/review-dispute.ts';
import { reviewWords } from '#app/core/tasks/review-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { type Choices, choicesIn, choicesOf, isFound, isPartOf } from '#app/ui/controls/choices.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { isRefused, OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { ReviewLine } from '#app/ui/detail/review-line.tsx';
import { CheckboxField, FieldGroup, RadioField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import type { FormField } from '#app/ui/forms/form-field.ts';
import { Boxes, SearchedField } from '#app/ui/forms/searched/searched-fields.tsx';
import { useShownChoices } from '#app/ui/forms/searched/shown-choices.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case, PrimaryDiagnosis, QaReviewRow } from '#contracts/generated/wire.ts';
import { isAskedTwice, LATER_KINDS, reviewFormOf } from './clinical-forms.ts';

export interface SecondReviewsProps {
  readonly ofCase: Case;
  readonly diagnosis: PrimaryDiagnosis | 'unread' | null;
  /** What the text lacks before it can be sent, each with its place. */
  readonly gaps?: ReactNode;
  /** 'unread' where they could not be read. */
  readonly reviews: readonly QaReviewRow[] | 'unread';
  readonly role: Role;
  /** Who may be named as reviewer; the platform chooses where nobody is. */
  readonly reviewers: Choices;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
  readonly timeZone: string;
}

const words = {
  review: {
    label: 'Ask for a second review',
    done: 'The second review is asked for. You are told when the reviewer has finished.',
  },
};

/** The second reviews that the reader of this page may know of, and the form that asks for one (domain 2.8). */
export function SecondReviews(props: SecondReviewsProps) {
  const { ofCase, reviews, outcome, role, timeZone } = props;
  const mayAsk = ofCase.allowedActions.includes('requestQaReview');
  const isAsked = outcome?.intent === 'review';
  if (reviews.length === 0 && !mayAsk && !isAsked) return null;
  return (
    <div id="second-reviews" className="scroll-mt-28">
      <DetailSection title="Second reviews">
        <OutcomeLine
          outcome={outcome}
          words={words}
          plain={[]}
          statusNow={labels.CaseStatus[ofCase.status]}
        />
        {reviews === 'unread' ? (
          <p role="alert">The second reviews could not be read. Load the page again.</p>
        ) : reviews.length === 0 ? (
          <p className="text-muted">Nobody has read this case a second time.</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {reviews.map((review) => {
              const { resultPath, ...line } = reviewWords(review);
              return (
                <ReviewLine
                  key={review.taskId}
                  {...line}
                  resultPath={role === 'Provider' ? resultPath : null}
                >
                  Asked for {instantText(review.askedAt, timeZone)}
                </ReviewLine>
              );
            })}
          </ul>
        )}
        {(mayAsk || isRefused(outcome, 'review')) && <AskForReview key={ofCase.etag} {...props} />}
      </DetailSection>
    </div>
  );
}

interface ReviewerFieldProps extends Pick<SecondReviewsProps, 'reviewers'> {
  readonly field: FormField & { readonly value: unknown; readonly initialValue: unknown };
}

/** Whoever is named by nobody is chosen by the platform. */
function ReviewerField({ field, reviewers: given }: ReviewerFieldProps) {
  const { choices: reviewers, first } = useShownChoices(given, field);
  const texts = { field, label: 'Reviewer', placeholder: 'Chosen by the platform' };
  if (isPartOf(first) && isFound(reviewers)) return <SearchedField {...texts} choices={reviewers} />;
  const all = choicesIn(reviewers);
  return all.length === 0 ? null : <SelectField {...texts} choices={all} />;
}

const later = choicesOf(labels.QaReviewKind, LATER_KINDS);

function AskForReview(props: SecondReviewsProps) {
  const { ofCase, role, idempotencyKey, outcome } = props;
  const reviews = props.reviews === 'unread' ? [] : props.reviews;
  const diagnosis = props.diagnosis === 'unread' ? null : props.diagnosis;
  const isInDispute = role === 'Provider' && standingDisputes(reviews).length > 0;
  const reviewers = isInDispute
    ? choicesIn(props.reviewers).filter(({ value }) => mayFollow(reviews, value))
    : props.reviewers;
  const refused = refusedOf(outcome, 'review');
  const textEtag = role === 'Admin' ? null : (diagnosis?.etag ?? null);
  const glass = slidesForGlass(ofCase);
  const { form, fields } = useContractForm(reviewFormOf(role, { earlier: reviews, textEtag }), refused, {
    id: 'review',
    // Who reads a signed case is shown the first diagnosis last, unless somebody wants it otherwise.
    defaultValue: { blinded: role === 'Admin' },
  });
  return (
    <Folded label="Ask for a second review" isOpen={refused !== null}>
      <p className="text-sm text-muted">
        {role === 'Admin'
          ? 'The signed report stays as it is. The facility reads that there is a review, and nothing of its result.'
          : 'The diagnosis as it stands on this page goes to the reviewer, and is locked until the result is there. The facility reads that there is a review, and nothing of its result.'}
      </p>
      {props.gaps}
      <IntentForm
        form={form}
        intent="review"
        submitLabel="Send to the reviewer"
        etag={ofCase.etag}
        idempotencyKey={idempotencyKey}
      >
        {textEtag !== null && <input type="hidden" name="textEtag" value={textEtag} />}
        {role === 'Admin' && (
          <RadioField
            field={fields.kind}
            label="Kind"
            hint="An external return is read again because a reader elsewhere came to another diagnosis."
            choices={later}
          />
        )}
        <ReviewerField field={fields.reviewerId} reviewers={reviewers} />
        <CheckboxField
          field={fields.blinded}
          label="Blind: the reviewer writes a diagnosis before seeing the first one"
        />
        {role === 'Provider' && glass.length > 0 && (
          <FieldGroup
            field={fields.readOnGlass}
            label="Slides read under a microscope"
            hint="Tick only what you read on glass. These slides were not opened on the screen."
          >
            <Boxes
              name={fields.readOnGlass.name}
              formId={fields.readOnGlass.formId}
              choices={glass.map(({ id, name }) => ({ value: id, label: name }))}
              ticked={fields.readOnGlass.defaultOptions ?? []}
            />
          </FieldGroup>
        )}
        <TextAreaField
          field={fields.note}
          label="What to look at"
          hint={
            isInDispute
              ? 'After a major disagreement, say how it was settled. The text goes back to its reviewer, or to a third one.'
              : undefined
          }
          rows={3}
        />
        {isAskedTwice(role, reviews) && (
          <CheckboxField
            field={fields.isMeantTwice}
            label="Ask for another one, although this case has a second review already"
          />
        )}
      </IntentForm>
    </Folded>
  );
}
