import { dayText } from '#app/core/text/dates.ts';
import type { Choice } from '#app/ui/controls/select.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { CheckboxField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import type { Profile } from '#contracts/generated/wire.ts';
import { AwayForm, NoticesForm } from './about-me-forms.ts';
import type { OwnPartProps } from './own-form.ts';
import { SavedByNow } from './saved-by-now.tsx';

interface AwayProps extends OwnPartProps {
  /** None also where the team cannot be read. */
  readonly colleagues: readonly Choice[];
}

type AwayTime = NonNullable<Profile['provider']>['away'][number];

/**
 * The colleagues, and whoever covers already: a list without them would show another colleague in their place, and the
 * next save would write that one.
 */
function coversOf(colleagues: readonly Choice[], away: readonly AwayTime[]): readonly Choice[] {
  const covers = new Map(colleagues.map((one) => [one.value, one]));
  for (const { coveredBy } of away)
    if (coveredBy !== null && !covers.has(coveredBy.userId))
      covers.set(coveredBy.userId, { value: coveredBy.userId, label: coveredBy.displayName });
  return [...covers.values()];
}

const awayLines = (away: readonly AwayTime[]): readonly string[] =>
  away.length === 0
    ? ['No times away']
    : away.map(
        ({ from, to, coveredBy }) =>
          `${dayText(from)} to ${dayText(to)}, covered by ${coveredBy?.displayName ?? 'nobody'}`,
      );

/** When the reader is away, and who reads meanwhile. */
export function Away({ profile, idempotencyKey, outcome, tellUnsaved, isElsewhere, colleagues }: AwayProps) {
  const away = profile.provider?.away ?? [];
  const covers = coversOf(colleagues, away);
  const { form, fields } = useContractForm(AwayForm, refusedOf(outcome, 'away'), {
    id: 'away',
    defaultValue: {
      away: away.map(({ from, to, coveredBy }) => ({ from, to, coveredBy: coveredBy?.userId ?? '' })),
    },
  });
  useTellUnsaved(tellUnsaved, 'away', form.dirty);
  return (
    <DetailSection title="Away">
      {isElsewhere && <SavedByNow submitLabel="Save times away" lines={awayLines(away)} />}
      <IntentForm
        form={form}
        intent="away"
        submitLabel="Save times away"
        etag={profile.etag}
        idempotencyKey={idempotencyKey}
      >
        <RowList field={fields.away} label="Times away" rowName="Time away">
          {(row) => {
            const { from, to, coveredBy } = row.getFieldset();
            return (
              <>
                <TextField field={from} label="From" type="date" />
                <TextField field={to} label="To" type="date" />
                <SelectField field={coveredBy} label="Covered by" placeholder="Nobody" choices={covers} />
              </>
            );
          }}
        </RowList>
      </IntentForm>
    </DetailSection>
  );
}

const NOTICE_NAMES = [
  ['taskDigest', 'Tasks due tomorrow or overdue'],
  ['mailOnAssignment', 'Mail about what reaches you'],
  ['mailOnReport', 'Mail about reports that are ready'],
] as const;

function noticeLines(notices: Profile['notices'], isReader: boolean): readonly string[] {
  const names = isReader
    ? [['newCasesDigest', 'New available cases that fit'] as const, ...NOTICE_NAMES]
    : NOTICE_NAMES;
  return names.map(([name, words]) => `${words}: ${notices[name] ? 'on' : 'off'}`);
}

/** What may be switched off; urgent notices and those about security always come. */
export function Notices({ profile, idempotencyKey, outcome, tellUnsaved, isElsewhere }: OwnPartProps) {
  const { notices, provider } = profile;
  const { form, fields } = useContractForm(NoticesForm, refusedOf(outcome, 'notices'), {
    id: 'notices',
    defaultValue: notices,
  });
  useTellUnsaved(tellUnsaved, 'notices', form.dirty);
  return (
    <DetailSection title="Notices">
      {isElsewhere && (
        <SavedByNow submitLabel="Save notices" lines={noticeLines(notices, provider !== null)} />
      )}
      <p className="text-sm text-muted">Urgent notices and those about security are always sent.</p>
      <IntentForm
        form={form}
        intent="notices"
        submitLabel="Save notices"
        etag={profile.etag}
        idempotencyKey={idempotencyKey}
      >
        <div>
          {provider === null ? (
            // Nobody but a reader is offered cases; the choice is kept as it is.
            notices.newCasesDigest && <input type="hidden" name={fields.newCasesDigest.name} value="on" />
          ) : (
            <CheckboxField
              field={fields.newCasesDigest}
              label="New available cases that fit, every 30 minutes of the operator’s working hours"
            />
          )}
          <CheckboxField
            field={fields.taskDigest}
            label="Tasks due tomorrow or overdue, each day at 8:00 AM"
          />
          <CheckboxField
            field={fields.mailOnAssignment}
            label={
              provider === null
                ? 'Mail about requests, returned cases, holds, messages, and questions and answers of support'
                : 'Mail about assignments, orders, returned cases, holds, messages, results of second reviews and answers from support'
            }
          />
          <CheckboxField field={fields.mailOnReport} label="Mail about reports that are ready" />
        </div>
      </IntentForm>
    </DetailSection>
  );
}
