import type { NameAlert } from '#contracts/generated/wire.ts';
import { dayText, instantText } from '../text/dates.ts';
import { patientName } from './patient-texts.ts';

/** 'Marchetti, Delores, born 03/04/1955, nearly the same name, sent out 11/20/2026 09:00 AM EST'. */
export const nameAlertText = (
  { patient, likeness, sentAt }: Pick<NameAlert, 'patient' | 'likeness' | 'sentAt'>,
  timeZone: string,
): string =>
  `${patientName(patient)}, born ${dayText(patient.birthDate)}, ${likeness === 'same' ? 'the same name' : 'nearly the same name'}, sent out ${instantText(sentAt, timeZone)}`;
