import {
  isRouteErrorResponse,
  Link,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { SIGN_OUT_STEP, STOPPED, STOPPED_NUMBER } from '#app/core/cases/case-links.ts';
import { begunTexts } from '#app/core/diagnosis/begun-rows.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { fieldLabel, readableText } from '#app/core/diagnosis/tables.ts';
import { fieldsOf } from '#app/core/objects.ts';
import type { UnsentReader } from '#app/core/resources/mark-sender.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';
import { UnsentMarksOfLostCase } from './marks/keep-marks.tsx';
import { type UnsentText, useUnsentText } from './saving/use-unsent-text.ts';

/** Whether the API knows of no such case for this reader. */
export function useIsCaseNotHere(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The server's text may not be read any more, so all that was kept is shown. */
const NO_TEXT: DiagnosisFields = {};

const STOPPED_TEXT =
  'You reported that its identity is in question. Its slides are hidden, and the facility and the operator are told. ' +
  'What was saved of your text is kept with the case.';

const GONE_TEXT =
  'It may have been released, withdrawn, taken back by the operator, sent back to its facility or given to somebody ' +
  'else, or you may be its second reviewer, who reads it blinded. What was saved of your text is kept with the case.';

const UNSIGNED_TEXT = 'Nothing was signed from this page.';

/**
 * The API does not say whether there is such a case, so this page does not either; it says all that may have happened, and
 * nothing as if it had.
 */
export function CaseNotHere({ readMarks }: { readonly readMarks: UnsentReader }) {
  const { path, title } = screens.selectedCases;
  const { userId, caseId, isStopped, isSigning, number } = useOwner();
  const heading = isStopped ? stoppedHeading(number) : 'This case is not yours to read';
  const unsent = useUnsentText({ userId, caseId }, NO_TEXT);
  return (
    <Page title={heading} headingHidden width="text">
      <div className="flex flex-col gap-8">
        <EmptyState
          title={heading}
          action={
            <Button asChild variant="primary">
              <Link to={path}>{title}</Link>
            </Button>
          }
        >
          {isStopped ? STOPPED_TEXT : isSigning ? `${UNSIGNED_TEXT} ${GONE_TEXT}` : GONE_TEXT}
        </EmptyState>
        {unsent !== null && <Unsent unsent={unsent} caseName={unsent.caseID ?? caseId} />}
        {userId !== null && <UnsentMarksOfLostCase owner={{ userId, caseId }} read={readMarks} />}
      </div>
    </Page>
  );
}

/** What is no number may be anybody's words, since an address can be written by hand. */
const stoppedHeading = (number: string): string =>
  /^[A-Z0-9-]{1,30}$/.test(number) ? `Case ${number} is stopped` : 'The case is stopped';

/** Who is logged in, and the case of the address: no loader could answer here. */
function useOwner() {
  const { userId } = fieldsOf(fieldsOf(useRouteLoaderData('routes/_member'))['session']);
  const [search] = useSearchParams();
  return {
    userId: typeof userId === 'string' ? userId : null,
    caseId: search.get('case') ?? '',
    isStopped: search.get('came') === STOPPED,
    // Whoever pressed for the signature when the case had gone comes here with it.
    isSigning: search.get('step') === SIGN_OUT_STEP,
    number: search.get(STOPPED_NUMBER) ?? '',
  };
}

interface UnsentProps {
  readonly unsent: UnsentText;
  /** The number of the case, or else its id: words in two windows could be told apart by nothing else. */
  readonly caseName: string;
}

/** The whole text as it stood on the page: its last words alone would not say what they belong to. */
const Unsent = ({ unsent: { fields, begun }, caseName }: UnsentProps) => (
  <DetailSection title={`Your text of case ${caseName}, in this browser`}>
    <p role="status" className="mb-3 rounded-md border border-warning bg-warning-soft px-3 py-2">
      The last of what you wrote did not reach the case. It is in this browser alone, for a week at most: copy
      what whoever reads the case now has to know.
    </p>
    <Facts
      facts={[
        ...Object.entries(fields).map(
          ([name, text]) => [fieldLabel(name), readableText(name, text)] as const,
        ),
        ...begunTexts(begun).map(
          ({ name, text }) => [`${fieldLabel(name)}, a row that was not complete`, text] as const,
        ),
      ].map(([term, text]) => ({
        term,
        value: <span className="break-words whitespace-pre-wrap">{text}</span>,
      }))}
    />
  </DetailSection>
);
