import { CheckboxField, FieldGroup } from '#app/ui/forms/choice-fields.tsx';
import type { FormField } from '#app/ui/forms/form-field.ts';
import type { UserRights } from '#contracts/generated/wire.ts';

interface RightsFieldsProps {
  readonly fields: Readonly<Record<keyof UserRights, FormField>>;
  /** As they are now: those that are not asked for stay. */
  readonly rights: UserRights;
  /** Staff may be given all four; to people of a facility the other two mean nothing. */
  readonly isStaff?: boolean;
}

const ASKED = [
  ['view', 'See the cases of the facility'],
  ['edit', 'Create, edit and send out cases, and answer requests'],
] as const;

const OF_STAFF = [
  ['view', 'See'],
  ['edit', 'Edit'],
  ['assign', 'Assign cases'],
  ['pickup', 'Pick up cases'],
] as const;

/** What somebody may do. It binds from their next click on. */
export function RightsFields({ fields, rights, isStaff = false }: RightsFieldsProps) {
  const asked = isStaff ? OF_STAFF : ASKED;
  const kept = (['assign', 'pickup'] as const).filter((right) => !isStaff && rights[right]);
  return (
    <FieldGroup field={fields.view} label="Rights" hint="They apply from this person’s next click.">
      {asked.map(([right, label]) => (
        <CheckboxField key={right} field={fields[right]} label={label} />
      ))}
      {kept.map((right) => (
        <input key={right} type="hidden" name={fields[right].name} value="on" />
      ))}
    </FieldGroup>
  );
}

export const NEW_RIGHTS: UserRights = { view: true, edit: true, assign: false, pickup: false };

/** Staff assign cases unless somebody decides otherwise, as those whom a registration brings do. */
export const NEW_STAFF_RIGHTS: UserRights = { ...NEW_RIGHTS, assign: true };
