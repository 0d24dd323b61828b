import provinces from '#contracts/reference/canadian-provinces.json' with { type: 'json' };
import states from '#contracts/reference/us-states.json' with { type: 'json' };

const regions = [...states, ...provinces];

/** Every state and province, since a further licence is handed in as a renewed one is; the held ones come first. */
export function licenceChoices(held: readonly { readonly region: string; readonly number: string }[]) {
  const numbers = new Map(held.map(({ region, number }) => [region, number]));
  return regions
    .toSorted((one, other) => Number(numbers.has(other.value)) - Number(numbers.has(one.value)))
    .map(({ value, label }) => {
      const number = numbers.get(value);
      return { value, label: number === undefined ? label : `${label}: renew ${number}` };
    });
}
