import {
  type CaseFields,
  COPY_KEYS,
  copyField,
  isCopyField,
  readCopies,
  type TypedForm,
  unstorableFields,
} from './fields.ts';
import { hiddenTexts } from './hidden-texts.ts';

/**
 * The texts that the server does not get, as they were typed, under the names that they have among those that it does: it
 * could not hold them, or their field is not shown. A recipient without a name has no place there.
 */
export function textsNotSaved(form: TypedForm, fields: CaseFields): CaseFields {
  const names = Object.keys(unstorableFields(form, fields)).filter((name) => !isCopyField(name));
  const copies = readCopies(fields).filter(({ copy }) => copy !== undefined);
  const texts = names.map((name): [string, string] => [name, fields[name] ?? '']);
  const partly = copies.flatMap(({ row, faults }, at) =>
    COPY_KEYS.filter((key) => key in faults).map((key): [string, string] => [
      copyField(at, key),
      fields[copyField(row, key)] ?? '',
    ]),
  );
  return { ...hiddenTexts(form, fields), ...Object.fromEntries([...texts, ...partly]) };
}

/** The recipients without a name, behind those who stand in the other version. */
export function namelessBehind(fields: CaseFields, version: CaseFields): CaseFields {
  const first = Math.max(-1, ...readCopies(version).map(({ row }) => row)) + 1;
  const nameless = readCopies(fields).filter(({ copy }) => copy === undefined);
  return Object.fromEntries(
    nameless.flatMap(({ row }, at) =>
      COPY_KEYS.map((key) => [copyField(first + at, key), fields[copyField(row, key)] ?? '']),
    ),
  );
}

/** What goes to the server where a reader has chosen between two versions, of whom `yours` is what was being saved. */
export function savedOfChoice(
  form: TypedForm,
  typed: CaseFields,
  chosen: CaseFields,
  yours: CaseFields,
): CaseFields {
  // A field that the choice shows again is saved with it.
  const unsaved = textsNotSaved(form, chosen);
  const mine = Object.entries(textsNotSaved(form, typed)).filter(
    ([name, text]) => chosen[name] === text && unsaved[name] !== undefined,
  );
  return { ...chosen, ...Object.fromEntries(mine.map(([name]) => [name, yours[name] ?? ''])) };
}
