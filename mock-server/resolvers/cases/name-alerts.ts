import { nameLikeness } from '#app/core/cases/near-name.ts';
import type { NameAlertZodType } from '#contracts/generated/schemas/name-alert.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { nearNameKey } from '../../store/tables/cases.ts';
import type { World } from '../../world.ts';

const WITHIN_MS = 30 * 86_400_000;

/** Cases of the facility, sent out within 30 days of this one, of somebody else with the same or a near name. */
export function nameAlertsOf(world: World, aCase: CaseRecord): NameAlertZodType[] {
  const key = nearNameKey(aCase);
  if (key === null || aCase.sentAt === null) return [];
  const sentMs = Date.parse(aCase.sentAt);
  return world.cases.by('nearName', key).flatMap((other): NameAlertZodType[] => {
    const { id, caseID, caseRecordId, status, sentAt, patientInfo } = other;
    const likeness = nameLikeness(aCase.patientInfo, patientInfo);
    const { lastName, firstName, birthDate } = patientInfo;
    if (id === aCase.id || likeness === null || sentAt === null || status === 'Cancelled') return [];
    if (Math.abs(Date.parse(sentAt) - sentMs) > WITHIN_MS) return [];
    if (lastName === null || firstName === null || birthDate === null) return [];
    const patient = { lastName, firstName, birthDate };
    return [{ caseId: id, caseID, caseRecordId, status, sentAt, likeness, patient }];
  });
}
