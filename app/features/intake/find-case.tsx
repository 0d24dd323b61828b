import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { countPathOf } from '#app/core/cases/case-links.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { taskPlaceOf } from '#app/core/tasks/task-words.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { Page } from '#app/ui/page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { NUMBER_ASKS, NumberForm, type SeveralThings } from './receipt-forms.ts';

interface FindCaseProps {
  readonly refused: SubmissionResult | null;
  readonly several: SeveralThings | null;
}

/** The number of a parcel, and what it leads to where that is more than one thing. */
export function FindCase({ refused, several }: FindCaseProps) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(NumberForm, refused, {
    id: 'find-case',
    words: plainWords,
  });
  return (
    <Page title={screens.uploadSpecimenForm.title} width="text">
      <ContractForm form={form} idempotencyKey="">
        <AskedFields asks={NUMBER_ASKS} />
        <SubmitButton>Find case</SubmitButton>
      </ContractForm>
      <div role="status" className="mt-4">
        {several !== null && <ChooseThing {...several} />}
      </div>
    </Page>
  );
}

/** Whose parcel it is says the paper in it: the first of several cases may be another patient's. */
const ChooseThing = ({ choices, isParcel, tasks, untold }: SeveralThings) => (
  <>
    <p className="font-medium">{whatToChoose(isParcel, tasks.length > 0)}</p>
    <ul className="mt-2 flex flex-col gap-1">
      {choices.map(({ id, caseID, caseRecordId, facilityName, status, isCounted }) => (
        <Choice
          key={id}
          to={countPathOf(id)}
          state={`${labels.CaseStatus[status]}${isCounted ? ', counted' : ''}`}
        >
          {tasks.length > 0 && 'Count the slides of '}
          {caseID}
          {caseRecordId !== null && ` (accession ${caseRecordId})`}, {facilityName}
        </Choice>
      ))}
      {tasks.map(({ id, title, status, of }) => (
        <Choice
          key={id}
          to={taskPlaceOf({ id, type: TASK.slideReceipt }, 'Admin')}
          state={labels.TaskStatus[status]}
        >
          {title}: {of}
        </Choice>
      ))}
    </ul>
    {untold > 0 && (
      <p className="mt-2 text-muted">
        {untold === 1 ? '1 more case has' : `${untold} more cases have`} it, and cannot be chosen here.
        Another number of the parcel may lead to it.
      </p>
    )}
  </>
);

function whatToChoose(isParcel: boolean, hasTasks: boolean): string {
  if (hasTasks) return 'Several things wait for this parcel. Open each of them that is in it.';
  return isParcel
    ? 'Several cases were sent with this parcel. Count the slides of each.'
    : 'Several cases have this number. Choose the one that the parcel came for.';
}

interface ChoiceProps {
  readonly to: string;
  readonly state: string;
  readonly children: ReactNode;
}

const Choice = ({ to, state, children }: ChoiceProps) => (
  <li>
    <TextLink asChild>
      <Link to={to}>{children}</Link>
    </TextLink>
    {` · ${state}`}
  </li>
);
