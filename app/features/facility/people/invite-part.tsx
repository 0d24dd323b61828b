import type { SubmissionResult } from '@conform-to/react';
import type { Role } from '#app/core/access/roles.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { roleText } from '#app/core/people/role-words.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { PhoneField } from '#app/ui/forms/checked/checked-fields.tsx';
import { RadioField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zStaffRole } from '#contracts/generated/schemas/staff-role.ts';
import type { UserRights } from '#contracts/generated/wire.ts';
import { InviteForm } from './people-forms.ts';
import { NEW_RIGHTS, NEW_STAFF_RIGHTS, RightsFields } from './rights-fields.tsx';

interface InvitePartProps {
  /** The role of whoever invites. */
  readonly role: Role;
  /** What whoever invites may do; null where that is not known. */
  readonly ownRights: UserRights | null;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
  readonly tellUnsaved: TellUnsaved;
}

const roles = (['MedicalFacility', 'Facility_NP'] as const).map((value) => ({
  value,
  label: roleText(value),
}));
const staffRoles = choicesOf(labels.StaffRole, zStaffRole.options);

/** A new colleague sets their own password by the link of a mail; nobody types one for another. */
export function InvitePart({ role, ownRights, idempotencyKey, refused, tellUnsaved }: InvitePartProps) {
  const isStaff = role === 'Admin';
  const rights = leaveOutTaken(isStaff ? NEW_STAFF_RIGHTS : NEW_RIGHTS, ownRights);
  const { form, fields } = useContractForm(InviteForm, refused, {
    id: 'invite',
    defaultValue: { role: isStaff ? 'Admin' : 'MedicalFacility', ...rights },
  });
  useTellUnsaved(tellUnsaved, 'invite', form.dirty);
  return (
    <IntentForm
      form={form}
      intent="invite"
      submitLabel="Send invitation"
      etag="new"
      idempotencyKey={idempotencyKey}
    >
      <TextField field={fields.firstName} label="First name" autoComplete="off" />
      <TextField field={fields.lastName} label="Last name" autoComplete="off" />
      <TextField field={fields.email} label="Email" type="email" autoComplete="off" />
      <PhoneField field={fields.phone} label="Phone" complete={completedPhone} />
      {isStaff ? (
        <>
          <input type="hidden" name={fields.role.name} value="Admin" />
          <RadioField field={fields.staffRole} label="Staff role" choices={staffRoles} />
        </>
      ) : (
        <>
          <RadioField field={fields.role} label="Role" choices={roles} />
          <TextField
            field={fields.npi}
            label="NPI"
            hint="Nurse practitioners in the US have one"
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <RightsFields fields={fields} rights={rights} isStaff={isStaff} />
    </IntentForm>
  );
}

/** Nobody gives a right that was taken from themselves, so none is ticked for them to be refused. */
const leaveOutTaken = (rights: UserRights, own: UserRights | null): UserRights =>
  own === null
    ? rights
    : {
        view: rights.view && own.view,
        edit: rights.edit && own.edit,
        assign: rights.assign && own.assign,
        pickup: rights.pickup && own.pickup,
      };
