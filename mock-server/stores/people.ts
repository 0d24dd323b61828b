import type { MakeCollection } from '../collections.ts';
import { FacilityRecord, TokenRecord, UserRecord } from '../records.ts';

/** Who there is, and the sessions that are open. */
export const peopleStore = (make: MakeCollection) => ({
  users: make('users', UserRecord, { email: ({ email }) => [email.toLowerCase()] }),
  facilities: make('facilities', FacilityRecord, {}),
  tokens: make('tokens', TokenRecord, { user: ({ userId }) => [userId] }),
});
