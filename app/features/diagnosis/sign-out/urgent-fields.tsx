import { useState } from 'react';
import type { z } from 'zod';
import { hourChoices } from '#app/core/calendar/wall-text.ts';
import { Folded } from '#app/ui/detail/folded.tsx';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import type { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { type SignOutForm, type SignOutTyped, saysWhoWasTold } from './sign-out-form.ts';

export type SignOutFields = ReturnType<
  typeof useContractForm<z.input<typeof SignOutForm>, SignOutTyped>
>['fields'];

const CHANNELS = [
  { value: 'phone', label: 'By phone' },
  { value: 'in_person', label: 'In person' },
  { value: 'secure_message', label: 'By secure message' },
  { value: 'fax', label: 'By fax' },
];

interface UrgentFieldsProps {
  readonly fields: SignOutFields;
  readonly timeZone: string;
}

/** Who was told of an urgent result, by whom, how and when. */
export function UrgentFields({ fields, timeZone }: UrgentFieldsProps) {
  const hours = hourChoices(fields.at.value, timeZone);
  const { told, toldBy, channel, at, note } = fields;
  const isFilledIn = saysWhoWasTold({
    told: told.value,
    toldBy: toldBy.value,
    channel: channel.value,
    at: at.value,
    note: note.value,
  });
  // The part does not close under the hands of whoever empties it.
  const [wasFilledIn, setWasFilledIn] = useState(isFilledIn);
  if (isFilledIn && !wasFilledIn) setWasFilledIn(true);
  return (
    <Folded
      label="Only if it is urgent: who was told"
      isOpen={fields.isUrgent.value === 'yes' || wasFilledIn}
    >
      <TextField field={fields.told} label="Who was told" />
      <TextField field={fields.toldBy} label="Who told it" />
      <SelectField field={fields.channel} label="How" choices={CHANNELS} />
      <TextField field={fields.at} label="When" hint={timeZone} type="datetime-local" />
      {hours.length > 0 && <SelectField field={fields.whichHour} label="Which of the two" choices={hours} />}
      <TextAreaField field={fields.note} label="Why not today, if it was on another day" rows={2} />
    </Folded>
  );
}
