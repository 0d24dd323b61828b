import { Link } from '@remix-run/react';
import { reportStepPathOf } from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { CheckboxField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
import type { AmendingFacts } from './amending/amending-facts.ts';
import { WithdrawalForm } from './report-forms.ts';

interface AdditionsProps {
  readonly report: Pick<FinalReport, 'caseId'>;
  readonly amending: Pick<AmendingFacts, 'open'>;
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** The ways to a next version. One is written at a time: what is begun is signed or dropped before another is. */
export function Additions(props: AdditionsProps) {
  const { caseId } = props.report;
  const { open } = props.amending;
  if (open !== null) {
    const isAddendum = open.kind === 'Addendum';
    return (
      <DetailSection title={isAddendum ? 'Addendum in progress' : 'Amendment in progress'}>
        <p>It is not signed yet, and nobody but you sees it. The signed report stays valid until then.</p>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link to={reportStepPathOf(caseId, isAddendum ? 'addendum' : 'amendment')}>Go on writing</Link>
          </Button>
          <Button asChild>
            <Link to={reportStepPathOf(caseId, 'sign')}>Look at it and sign</Link>
          </Button>
        </div>
        <Withdrawal {...props} name={isAddendum ? 'addendum' : 'amendment'} />
      </DetailSection>
    );
  }
  return (
    <DetailSection title="Add to the report or change it">
      <p>
        An addendum adds something and changes nothing. An amendment changes what was signed, tells the
        facility, and shows what was there before. The version that is signed now stays readable.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={reportStepPathOf(caseId, 'addendum')}>Write an addendum</Link>
        </Button>
        <Button asChild>
          <Link to={reportStepPathOf(caseId, 'amendment')}>Amend the report</Link>
        </Button>
      </div>
    </DetailSection>
  );
}

function Withdrawal({ name, etag, idempotencyKey, outcome }: AdditionsProps & { readonly name: string }) {
  const refused = refusedOf(outcome, 'withdraw');
  const { form, fields } = useContractForm(WithdrawalForm, refused, { id: 'withdraw' });
  return (
    <Folded label={`Drop the ${name}`} isOpen={refused !== null}>
      <IntentForm
        form={form}
        intent="withdraw"
        etag={etag}
        idempotencyKey={idempotencyKey}
        submitLabel={`Delete the ${name}`}
      >
        <CheckboxField
          field={fields.isMeant}
          label={`What I wrote for the ${name} may be deleted; the signed report stays as it is`}
        />
      </IntentForm>
    </Folded>
  );
}
