import type { Caller } from '../../http/authentication.ts';

const WITHOUT_NAMES = ['Accounts', 'Relationship_Manager'];

/** Neither Accounts nor a relationship manager is told who a patient is (who is who, domain rules). */
export const mayKnowPatient = ({ user, viewer }: Caller): boolean =>
  viewer.role !== 'Admin' || !WITHOUT_NAMES.includes(user.staffRole ?? '');
