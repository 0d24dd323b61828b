/** What steps saved, by name. */
export type Values = ReadonlyMap<string, unknown>;

const PART = /\$\{([^}]+)\}/g;
const WHOLE = /^\$\{([^}]+)\}$/;
const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `31m` in milliseconds. */
export function durationOf(said: string): number {
  const [, count = '', unit = ''] = /^(\d+)([smhd])$/.exec(said) ?? [];
  return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
}

/** `today`, `today-3d` and `today+1d` as a day, `now` and `now-2h` as a time. */
function timeOf(name: string, nowMs: number): string | null {
  const [, kind, sign, shift] = /^(today|now)(?:([+-])(\d+[smhd]))?$/.exec(name) ?? [];
  if (kind === undefined) return null;
  const at = nowMs + (shift === undefined ? 0 : durationOf(shift) * (sign === '-' ? -1 : 1));
  const iso = new Date(at).toISOString();
  return kind === 'today' ? iso.slice(0, 10) : iso;
}

function valueOf(name: string, values: Values, nowMs: number): unknown {
  const time = timeOf(name, nowMs);
  if (time !== null) return time;
  const [head = '', ...path] = name.split('.');
  if (!values.has(head))
    throw new Error(
      `nothing was saved as "${head}"; there is ${[...values.keys()].join(', ') || 'nothing yet'}`,
    );
  return path.length === 0 ? values.get(head) : readPath(values.get(head), path.join('.'));
}

/** Puts saved values in: a text that is nothing but `${name}` becomes the value itself, whatever it is. */
export function fillIn(given: unknown, values: Values, nowMs: number): unknown {
  if (typeof given === 'string') {
    const whole = WHOLE.exec(given)?.[1];
    if (whole !== undefined) return valueOf(whole, values, nowMs);
    return given.replaceAll(PART, (_, name: string) => String(valueOf(name, values, nowMs)));
  }
  if (Array.isArray(given)) return given.map((one) => fillIn(one, values, nowMs));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, fillIn(one, values, nowMs)]));
}

/** The names that a part of a scenario fills in. */
export function namesIn(given: unknown): ReadonlySet<string> {
  return new Set(
    [...JSON.stringify(given ?? null).matchAll(PART)].map(([, name = '']) => name.split('.')[0] ?? ''),
  );
}

/** A path, and behind a `~` what is taken out of the text that is there. */
export function readSaved(from: unknown, said: string): unknown {
  const [path = '', expression] = said.split(' ~ ');
  const found = readPath(from, path);
  if (expression === undefined) return found;
  return typeof found === 'string' ? new RegExp(expression).exec(found)?.[0] : undefined;
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** `data.items[status=Open].id`; a number picks an entry by its place. Undefined where there is nothing. */
export function readPath(from: unknown, path: string): unknown {
  let here = from;
  for (const [, name = '', key, wanted] of path.matchAll(/([^.[\]]+)?(?:\[(\w+)=([^\]]*)\])?\.?/g)) {
    if (name !== '') here = partOf(here, name);
    if (key === undefined) continue;
    here = Array.isArray(here)
      ? (here as readonly unknown[]).find((one) => String(readPath(one, key)) === wanted)
      : undefined;
  }
  return here;
}
