const FIELD = 256;
const POLYNOMIAL = 0x12d;

const POWERS: number[] = [1];
while (POWERS.length < FIELD - 1) {
  const next = (POWERS.at(-1) ?? 0) * 2;
  POWERS.push(next >= FIELD ? next ^ POLYNOMIAL : next);
}
const power = (exponent: number): number => POWERS[exponent % (FIELD - 1)] ?? 0;
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : power(POWERS.indexOf(a) + POWERS.indexOf(b));

/** Reed-Solomon: what is left when the words are divided by the polynomial whose roots are the first powers of two. */
export function checkWords(data: readonly number[], count: number): readonly number[] {
  let generator = [1];
  for (let root = 1; root <= count; root += 1)
    generator = [...generator, 0].map(
      (factor, at) => factor ^ (at === 0 ? 0 : times(generator[at - 1] ?? 0, power(root))),
    );
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const lead = word ^ (rest[0] ?? 0);
    rest = Array.from(
      { length: count },
      (_, at) => (rest[at + 1] ?? 0) ^ times(lead, generator[at + 1] ?? 0),
    );
  }
  return rest;
}
