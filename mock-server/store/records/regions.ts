import provinces from '#contracts/reference/canadian-provinces.json' with { type: 'json' };
import states from '#contracts/reference/us-states.json' with { type: 'json' };

const LABELS = new Map([...states, ...provinces].map(({ value, label }) => [value, label]));

/** The name of a state or province; the code itself where no list has it. */
export const labelOfRegion = (code: string): string => LABELS.get(code) ?? code;
