import { useState } from 'react';
import type { z } from 'zod';
import { typedDay } from '#app/core/calendar/typed-day.ts';
import { wallText, whichHourOf } from '#app/core/calendar/wall-text.ts';
import { replacesText } from '#app/core/reports/amended.ts';
import { dayText } from '#app/core/text/dates.ts';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { AmendedField, AmendmentKind, FinalReport, OpenAmendment } from '#contracts/generated/wire.ts';
import { AmendmentForm, OtherField } from '../report-forms.ts';

interface Written {
  readonly report: FinalReport;
  readonly what: AmendmentKind;
  readonly open: OpenAmendment | null;
  readonly refused: PostedOutcome['refused'];
}

/** The form with what was kept before, and else with the texts as they were signed; `values` is what it begins with. */
export function useAmendmentForm({ report, what, open, refused }: Written) {
  const shown = useTimeZone();
  // Times are typed by the clock of one zone: it stays what it was when the form was filled.
  const [timeZone] = useState(shown);
  const changes = open?.changes ?? [];
  const changedText = (field: AmendedField['field'], specimenID: string | null, was: string | null): string =>
    changes.find((one) => one.field === field && one.specimenID === specimenID)?.is ?? was ?? '';
  const values: Partial<z.input<typeof AmendmentForm>> = {
    kind: what,
    timeZone,
    reason: open?.reason ?? '',
    text: open?.text ?? '',
    ...(open?.cause == null ? {} : { cause: open.cause }),
    ...(what === 'Addendum'
      ? {}
      : {
          patient: {
            lastName: changedText('lastName', null, report.patient.lastName),
            firstName: changedText('firstName', null, report.patient.firstName),
            birthDate: typedTextOf(changedText('birthDate', null, report.patient.birthDate)),
            gender: changedText('gender', null, report.patient.gender),
            medicalRecordNumber: changedText('medicalRecordNumber', null, report.patient.medicalRecordNumber),
            healthCardNumber: changedText('healthCardNumber', null, report.patient.healthCardNumber),
          },
          specimens: report.diagnoses.map(({ specimenID, ...one }) => ({
            specimenID,
            bodysite: changedText('bodysite', specimenID, one.bodysite),
            subsite: changedText('subsite', specimenID, one.subsite),
            laterality: changedText('laterality', specimenID, one.laterality),
            specimenType: changedText('specimenType', specimenID, one.specimenType),
            diagnosis: changedText('diagnosis', specimenID, one.lines.join('\n')),
          })),
          comment: changedText('comment', null, report.comment),
          microscopic: changedText('microscopic', null, report.microscopic),
          gross: changedText('gross', null, report.gross.text),
          orderingPhysician: changedText('orderingPhysician', null, report.ordering.submittingPhysician),
          others: othersOf(report, changes),
          told: toldOf(open, timeZone),
        }),
  };
  // An amendment tells somebody, so one line for it is there from the beginning. Its time is empty: the record would
  // otherwise give the moment at which the page was opened for that of a call that came later.
  const told = values.told?.length === 0 ? [{}] : values.told;
  const { form, fields } = useContractForm(AmendmentForm, refused, {
    // What was typed for one of them and not sent must not be put into the form of the other, which stands on the same page.
    id: what === 'Addendum' ? 'addendum' : 'amendment',
    defaultValue: { ...values, told },
  });
  return { form, fields, values, timeZone };
}

/** A day as people type it; what is no day as it was typed. */
const typedTextOf = (day: string): string => (typedDay(day) === null ? day : dayText(day));

const othersOf = (report: FinalReport, changes: readonly AmendedField[]) =>
  changes.flatMap((change) => {
    const field = OtherField.safeParse(change.field);
    if (!field.success || replacesText(change, report)) return [];
    const { specimenID, was, is } = change;
    return [{ field: field.data, was, is, ...(specimenID === null ? {} : { specimenID }) }];
  });

const toldOf = (open: OpenAmendment | null, timeZone: string) =>
  (open?.told ?? []).map(({ toldAt, note, ...who }) => ({
    ...who,
    at: wallText(toldAt, timeZone),
    whichHour: whichHourOf(toldAt, timeZone),
    note: note ?? '',
  }));
