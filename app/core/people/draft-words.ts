import type { CaseDraftFacts } from '#contracts/generated/wire.ts';
import { instantText } from '../text/dates.ts';
import { patientName } from './patient-texts.ts';

/** 'Begun by Riley Fenwick, 11/21/2026 07:00 AM EST': the same patient may have several drafts, and some have none yet. */
export const begunText = (
  { createdBy, createdAt }: Pick<CaseDraftFacts, 'createdBy' | 'createdAt'>,
  timeZone: string,
): string => `Begun by ${createdBy.displayName}, ${instantText(createdAt, timeZone)}`;

/** What is known of the patient's name, such as the last name alone; null where nothing is. */
export const draftPatientName = ({
  lastName,
  firstName,
}: Pick<CaseDraftFacts, 'lastName' | 'firstName'>): string | null =>
  patientName({ lastName: lastName ?? '', firstName: firstName ?? '' }) || null;
