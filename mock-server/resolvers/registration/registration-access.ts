import type { RegistrationZodType } from '#contracts/generated/schemas/registration.ts';
import type { RegistrationActionZodType } from '#contracts/generated/schemas/registration-action.ts';
import { zRegistrationAction } from '#contracts/generated/schemas/registration-action.ts';
import { etagOf } from '../../access/case-access.ts';
import { movesBy } from '../../access/moves.ts';
import { namesOf } from '../../access/names.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';
import { isClosed } from './registration-records.ts';

interface RegistrationCall {
  readonly world: World;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly kind: string; readonly registrationId: string } };
}

/** Throws NOT_FOUND, under another kind too. */
export function requireRegistration({ world, input, isHidden }: RegistrationCall): RegistrationRecord {
  const record = world.registrations.find(input.params.registrationId);
  if (record === null || isHidden()) throw refuse('NOT_FOUND');
  return record;
}

/** A form that its person may still change. */
export const isOpen = ({ status }: RegistrationRecord): boolean =>
  status === 'Draft' || status === 'Returned';

/** An admin may correct it until it is decided. */
export const mayEdit = (record: RegistrationRecord, caller: Caller): boolean =>
  isOpen(record) || (caller.viewer.role === 'Admin' && !isClosed(record));

const isAction = (name: string): name is RegistrationActionZodType =>
  zRegistrationAction.safeParse(name).success;

export function registrationOf(record: RegistrationRecord, caller: Caller): RegistrationZodType {
  const { userId: _userId, passwordHash: _passwordHash, ...shown } = record;
  const names = namesOf(caller, record);
  const moves = movesBy(
    'RegistrationStatus',
    ['submitRegistration', 'reviewRegistration'],
    record.status,
    names,
  );
  return {
    ...shown,
    etag: etagOf(record),
    allowedActions: [...(mayEdit(record, caller) ? (['edit'] as const) : []), ...moves.filter(isAction)],
  };
}
