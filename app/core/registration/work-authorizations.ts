import { zWorkAuthorization } from '#contracts/generated/schemas/work-authorization.ts';

/** Each kind that lets somebody work: with another the next status stays closed. */
export const AUTHORIZATIONS = zWorkAuthorization.exclude(['N/A']);

const ENDING: readonly unknown[] = ['Work_Visa', 'EAD', 'Student_Visa'];

/** Whether an authorisation of this kind ends on a day, which a form then asks for; that of a citizen never does. */
export const isEndingAuthorization = (kind: unknown): boolean => ENDING.includes(kind);
