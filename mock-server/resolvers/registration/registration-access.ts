import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RegistrationZodType } from '#contracts/generated/schemas/registration.ts';
import type { RegistrationActionZodType } from '#contracts/generated/schemas/registration-action.ts';
import { zRegistrationAction } from '#contracts/generated/schemas/registration-action.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { movesBy } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf } from '../../rules/versions.ts';
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

/** Whether the person has an account that was closed: they could neither come in nor mend anything. */
export const isAccountClosed = (world: World, { userId }: RegistrationRecord): boolean =>
  world.users.find(userId ?? '')?.status === 'Deactivated';

const isAction = (name: string): name is RegistrationActionZodType =>
  zRegistrationAction.safeParse(name).success;

type Reader = Pick<Call<'getRegistration'>, 'world' | 'now' | 'caller'>;

/** The registration as the reader is shown it, with the buttons that would not be refused. */
export function registrationOf(record: RegistrationRecord, reader: Reader): RegistrationZodType {
  const { userId: _userId, passwordHash: _passwordHash, changers: _changers, ...shown } = record;
  const { world, caller } = reader;
  const may = (id: OperationId): boolean =>
    mayAsk(id, reader, { kind: record.kind, registrationId: record.id });
  const moves = movesBy(
    'RegistrationStatus',
    (['submitRegistration', 'reviewRegistration'] as const).filter(may),
    record.status,
    namesOf(caller, record),
  );
  const isClosedOff = isAccountClosed(world, record);
  const allowed = moves.filter((name) => !isClosedOff || (name !== 'approve' && name !== 'return'));
  const isEditable = mayEdit(record, caller) && may('updateRegistration');
  return {
    ...shown,
    etag: etagOf(record),
    allowedActions: [...(isEditable ? (['edit'] as const) : []), ...allowed.filter(isAction)],
  };
}
