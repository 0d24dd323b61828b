import { z } from 'zod';
import { nameKey } from '#app/core/cases/near-name.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import { foldText } from '#app/core/text/fold-text.ts';
import type { MakeCollection } from '../collections.ts';
import { RequisitionRecord } from '../records/case-form.ts';
import { AnnotationsRecord, CaseRecord } from '../records/records.ts';

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts.map(foldText));

/** Keys within one facility: the numbers of another one are no concern of it. */
export const accessionKey = (facilityId: string, accession: string): string => keyOf(facilityId, accession);
export const recordNumberKey = (facilityId: string, number: string): string => keyOf(facilityId, number);

type Patient = Pick<CaseRecord['patientInfo'], 'lastName' | 'firstName' | 'birthDate'>;

/** Null until the patient has a name and a birth date. */
export const personKey = (facilityId: string, { lastName, firstName, birthDate }: Patient): string | null =>
  lastName === null || firstName === null || birthDate === null
    ? null
    : keyOf(facilityId, lastName, firstName, birthDate);

/** Cases of one facility whose patients' last names sound alike; null until there is a name. */
export const nearNameKey = ({ facilityId, patientInfo: { lastName } }: CaseRecord): string | null =>
  lastName === null ? null : keyOf(facilityId, nameKey(lastName));

const present = (key: string | null): readonly string[] => (key === null ? [] : [key]);

const imagesOf = ({ specimens }: CaseRecord) =>
  specimens.flatMap(({ subsections }) => subsections.flatMap(({ images }) => images));

/** The last number that was given out. */
const CounterRecord = z.object({ id: z.string().min(1), last: z.int().min(0) });

/** Cases with their specimens, slides and images, what was entered for them, and the marks on the images. */
export const caseStore = (make: MakeCollection) => ({
  cases: make('cases', CaseRecord, {
    blob: (record) => imagesOf(record).map(({ blobId }) => blobId),
    /** SHA-256 of the uploaded files that are still shown. */
    checksum: (record) =>
      imagesOf(record).flatMap(({ upload, gone }) => (upload === undefined || gone ? [] : [upload.checksum])),
    provider: ({ assignedProviderId }) => present(assignedProviderId),
    /** The provider whose open case it is. */
    holder: ({ assignedProviderId, status }) => (isWithReader(status) ? present(assignedProviderId) : []),
    earlierSigner: ({ earlierSignerIds }) => earlierSignerIds,
    facility: ({ facilityId }) => [facilityId],
    status: ({ status }) => [status],
    accession: ({ facilityId, caseRecordId }) =>
      caseRecordId === null ? [] : [accessionKey(facilityId, caseRecordId)],
    recordNumber: ({ facilityId, patientInfo: { medicalRecordNumber } }) =>
      medicalRecordNumber === null ? [] : [recordNumberKey(facilityId, medicalRecordNumber)],
    nearName: (record) => present(nearNameKey(record)),
    person: ({ facilityId, patientInfo }) => present(personKey(facilityId, patientInfo)),
  }),
  requisitions: make('requisitions', RequisitionRecord, {}),
  counters: make('counters', CounterRecord, {}),
  annotations: make('annotations', AnnotationsRecord, {}),
});
