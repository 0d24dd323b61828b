import { Link } from '@remix-run/react';
import { ASK_PATH, HELP_PATH } from '#app/core/access/help.ts';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { SupportTicket, SupportTicketRow } from '#contracts/generated/wire.ts';
import { askerMoves, HelpForm, helpAsks } from './help-forms.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketPage } from './ticket-page.tsx';

type HelpShown =
  | { readonly part: 'ask'; readonly caseID: string | null }
  | { readonly part: 'ticket'; readonly ticket: SupportTicket }
  | ({ readonly part: 'help' } & Listed<SupportTicketRow>);

interface HelpPageProps {
  readonly shown: HelpShown;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const TITLE = 'Help';

/** What somebody has asked the operator, what was answered, and the form of a new question. */
export function HelpPage({ shown, ...form }: HelpPageProps) {
  useErrorTitle(form.outcome?.refused != null);
  switch (shown.part) {
    case 'ask':
      return <AskPage caseID={shown.caseID} {...form} />;
    case 'ticket':
      return (
        <TicketPage
          key={shown.ticket.id}
          ticket={shown.ticket}
          back={{ to: HELP_PATH, label: 'All your questions' }}
          note={shown.ticket.status === 'Closed' && <ClosedNote ticket={shown.ticket} />}
          moves={askerMoves}
          {...form}
        />
      );
    case 'help':
      return (
        <TicketList
          {...shown}
          title={TITLE}
          page={screens.accountDetail.path}
          isOwn
          empty={{
            title: 'You have not asked anything yet',
            text: 'The operator answers questions about your account, cases, the viewer and billing.',
          }}
          actions={
            <Button asChild variant="primary">
              <Link to={ASK_PATH}>Ask for help</Link>
            </Button>
          }
        />
      );
  }
}

/** Whoever asked may still write for a while; afterwards there is nothing to press, and the page says where to go on. */
function ClosedNote({ ticket: { allowedActions } }: { readonly ticket: SupportTicket }) {
  if (allowedActions.includes('reply'))
    return <p>The operator has closed this question. A message of yours opens it again.</p>;
  return (
    <p>
      This question is closed for good.{' '}
      <TextLink asChild>
        <Link to={ASK_PATH}>Ask another question</Link>
      </TextLink>
    </p>
  );
}

interface AskPageProps extends Omit<HelpPageProps, 'shown'> {
  /** The case from whose page somebody asks; null where they come from elsewhere. */
  readonly caseID: string | null;
}

function AskPage({ caseID, idempotencyKey, outcome }: AskPageProps) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(HelpForm, refusedOf(outcome, 'ask'), {
    id: 'help',
    words: plainWords,
    ...(caseID === null ? {} : { defaultValue: { topic: 'case', case: caseID } }),
  });
  return (
    <FormScreen
      title={caseID === null ? 'Ask for help' : `Ask for help with case ${caseID}`}
      namesThing={caseID !== null}
      summary={
        <TextLink asChild>
          <Link to={HELP_PATH}>All your questions</Link>
        </TextLink>
      }
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Send question"
    >
      <AskedFields asks={helpAsks} />
    </FormScreen>
  );
}
