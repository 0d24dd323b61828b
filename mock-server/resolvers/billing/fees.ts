/** Invented fees of the mock in cents, for the professional and the technical part of one unit. */
const FEES: Readonly<Record<string, readonly [professional: number, technical: number]>> = {
  '85097': [5400, 0],
  '88112': [3100, 4600],
  '88173': [7300, 8900],
  '88302': [800, 2300],
  '88304': [1300, 3200],
  '88305': [4000, 3600],
  '88307': [8800, 21_000],
  '88309': [15_500, 31_000],
  '88311': [1300, 900],
  '88312': [2900, 8400],
  '88313': [1300, 6900],
  '88314': [2400, 7800],
  '88319': [2900, 10_200],
  '88321': [8900, 0],
  '88323': [9200, 4100],
  '88325': [15_300, 0],
  '88331': [6700, 4100],
  '88332': [3300, 2200],
  '88341': [3000, 6500],
  '88342': [3800, 7300],
  '88344': [4100, 13_400],
  '88346': [3900, 9800],
  '88350': [3000, 7600],
  '88360': [4600, 8800],
  '88364': [3800, 10_300],
  '88365': [4700, 14_200],
  G0416: [18_900, 21_400],
};

/** A provincial plan pays what its own list says; Accounts correct it with the code. */
const OTHER_FEE = [9000, 0] as const;

/** Cents for so many units: component 0 is the professional part, 1 the technical one, 2 both. */
export function feeCents(code: string, units: number, component: 0 | 1 | 2): number {
  const [professional, technical] = FEES[code] ?? OTHER_FEE;
  const whole = professional + technical;
  if (technical === 0) return units * professional;
  return units * (component === 0 ? professional : component === 1 ? technical : whole);
}
