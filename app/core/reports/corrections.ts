import type { AmendedField } from '#contracts/generated/wire.ts';

interface Amended {
  readonly addenda: readonly { readonly version: number; readonly changes: readonly AmendedField[] }[];
}

/**
 * What amendments corrected of parts whose own words they do not replace, the newest first. It stands at the part itself:
 * whoever reads a margin or a score there does not have to know that the end of the report says another one.
 */
export const correctionsOf = (
  { addenda }: Amended,
  ...fields: readonly AmendedField['field'][]
): readonly string[] =>
  addenda.flatMap(({ version, changes }) =>
    changes
      .filter(({ field }) => fields.includes(field))
      .map(({ specimenID, was, is }) => {
        const about = specimenID === null ? '' : `, specimen ${specimenID}`;
        const [before, after] = [was || 'Not recorded', is || 'Not recorded'];
        return `Corrected by the amendment of version ${version}${about}.\nWas: ${before}\nIs: ${after}`;
      }),
  );
