import { resolve, type SchemaObject } from '#contracts/generate/document.ts';
import { type Call } from '../../calls.ts';
import type { CheckContext } from '../../context.ts';
import { document, type OperationFacts } from '../../facts.ts';
import { valueAt } from '../../judge.ts';
import { askerOf, judge, propertiesOfRow, rowsOf } from './told-lists.ts';

/** A filter by one or several values; others are by a beginning, by a day or by a number at least. */
interface ValueFilter {
  readonly name: string;
  readonly isList: boolean;
  readonly isFlag: boolean;
}

/** The filters by a value that the rows show under the same name; what every call asks leaves nothing to compare. */
function filtersOf(facts: OperationFacts): readonly ValueFilter[] {
  const shown = propertiesOfRow(facts);
  return facts.query.flatMap(({ name, schema, required }) => {
    const { type, enum: listed } = resolve<SchemaObject>(document, schema);
    const [isList, isFlag] = [type === 'array', type === 'boolean'];
    const isByValue = isList || isFlag || listed !== undefined || name.endsWith('Id');
    return isByValue && Object.hasOwn(shown, name) && required !== true ? [{ name, isList, isFlag }] : [];
  });
}

/** What a row shows under a name, where it is a value; a row without one may fit any filter. */
const valueIn = (row: unknown, name: string): string | number | boolean | null => {
  const value = valueAt(row, name);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** A list that is asked for one of the values that its rows show has no row that shows another. */
export async function checkFilters(
  context: CheckContext,
  facts: OperationFacts,
  calls: readonly Call[],
): Promise<void> {
  const left = new Map(filtersOf(facts).map((one) => [one.name, one]));
  for (const call of calls) {
    if (left.size === 0) return;
    const ask = askerOf(context, call);
    const rows = rowsOf(await ask({ pageSize: 100 })) ?? [];
    for (const { name, isList, isFlag } of left.values()) {
      const shown = new Set(rows.flatMap((row) => valueIn(row, name) ?? []));
      if (shown.size < 2) continue;
      // What false leaves, only the filter’s own words tell.
      const value = isFlag ? true : [...shown][0];
      const told = await ask({ pageSize: 100, [name]: isList ? [value] : value });
      const found = rowsOf(told);
      if (found === null) continue;
      const other = found.map((row) => valueIn(row, name)).find((one) => one !== null && one !== value);
      judge(context, facts, `its filter ${name}`, told, {
        isRight: other === undefined,
        says: `Asked for ${name} ${String(value)}, the list has no row with another ${name}.`,
        came: `a row with ${name} ${String(other)}`,
      });
      left.delete(name);
    }
  }
  for (const name of left.keys())
    context.ledger.miss(
      'readback',
      `${facts.id}: its filter ${name}`,
      'no rows that differ in it were found',
    );
}
