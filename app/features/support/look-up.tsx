import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { fieldWords, plainWords } from '#app/core/forms/plain-words.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import type { NumberedThing } from '#contracts/generated/wire.ts';
import { NumberForm, numberAsks } from './support-forms.ts';

/** What came of the form that was posted last; `found` is that of a look-up. */
export type SupportOutcome = PostedOutcome & { readonly found?: readonly NumberedThing[] | null };

const caseOf = ({ caseId }: NumberedThing): string | null =>
  caseId === null ? null : `/case-details/${encodeURIComponent(caseId)}`;

/** Where a thing is shown; what has no page of its own is shown with its case. */
function pathOf(thing: NumberedThing): string | null {
  const id = encodeURIComponent(thing.id);
  switch (thing.kind) {
    case 'report':
      return `${screens.finalReports.path}/${encodeURIComponent(thing.caseId ?? thing.id)}`;
    case 'task':
      return `/task-detail/${id}`;
    case 'ticket':
      return `${screens.support.path}?ticket=${id}`;
    case 'billing':
      return `/billing-detail/${id}`;
    case 'enquiry':
      return `/enquiries-detail/${id}`;
    case 'account':
      return `${screens.accountShown.path}/${id}`;
    case 'user':
      return `${screens.userShown.path}/${id}`;
    case 'group':
      return `${screens.groups.path}?group=${id}`;
    case 'facility':
      return `${screens.accountShown.path}?facility=${id}`;
    case 'registration':
      return `${screens.users.path}?registration=${id}`;
    case 'licenceRenewal':
      return `${screens.users.path}?renewal=${id}`;
    case 'mail':
      return `${screens.support.path}?part=mails`;
    case 'job':
      return `${screens.support.path}?part=jobs`;
    default:
      return caseOf(thing);
  }
}

/** What a number is called in the middle of a sentence. */
const NUMBERS: Readonly<Record<string, string>> = {
  accession: 'accession number',
  caseID: 'case number',
  clia: 'CLIA number',
  id: 'id',
  licence: 'licence number',
  npi: 'NPI',
  specimenId: 'specimen id',
};

const numberWords = (as: string): string => NUMBERS[as] ?? fieldWords(as).toLowerCase();

/** Any number that somebody has: of a case, a slide, a parcel, a task, a bill, whatever it is. */
export function LookUp({ outcome }: { readonly outcome: SupportOutcome | undefined }) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    NumberForm,
    refusedOf(outcome, 'lookUp'),
    { id: 'look-up', words: plainWords },
  );
  const found = outcome?.found ?? null;
  return (
    <>
      <ContractForm form={form} idempotencyKey="" className="flex flex-wrap items-end gap-2">
        <AskedFields asks={numberAsks} />
        <SubmitButton>Look up</SubmitButton>
      </ContractForm>
      <div role="status" className="mt-4">
        {found?.length === 0 && <p>Nothing has this number.</p>}
        {found !== null && found.length > 0 && (
          <ul className="flex flex-col gap-1">
            {found.map((thing) => (
              <Found key={`${thing.kind} ${thing.id} ${thing.as}`} thing={thing} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Found({ thing }: { readonly thing: NumberedThing }) {
  const to = pathOf(thing);
  const name = `${fieldWords(thing.kind)}, by ${numberWords(thing.as)}`;
  return (
    <li>
      {to === null ? (
        name
      ) : (
        <TextLink asChild>
          <Link to={to}>{name}</Link>
        </TextLink>
      )}
    </li>
  );
}
