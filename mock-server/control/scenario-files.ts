import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fieldsOf, keysOf } from '#app/core/objects.ts';
import { WORLDS } from '../seeds/worlds.ts';
import { ControlRefused, readAs } from './control-call.ts';
import { FaultRecord } from './fault-kinds.ts';
import type { Sandbox } from './sandbox.ts';
import { collectionOf, patchState } from './state.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../tests/scenarios');
const HOUR_MS = 3_600_000;

/** What of a scenario file puts a world in place; its steps are played by `slides scenario run`, or by hand. */
const Beginning = z.strictObject({
  name: z.string(),
  given: z
    .strictObject({
      world: z.enum(keysOf(WORLDS)).default('demo'),
      clock: z.iso.datetime().optional(),
      state: z
        .array(z.strictObject({ record: z.string(), with: z.record(z.string(), z.unknown()) }))
        .default([]),
      values: z.record(z.string(), z.unknown()).default({}),
    })
    .prefault({}),
  faults: z.array(z.unknown()).default([]),
  proves: z.unknown().optional(),
  steps: z.unknown().optional(),
  outcome: z.unknown().optional(),
});

const fileOf = (folder: string, id: string): string => path.join(folder, `${id}.yaml`);

/** A scenario by the name of its file, or why the file cannot be read. */
type ListedScenario = { readonly id: string } & ({ readonly name: string } | { readonly error: string });

/** The scenarios that there are. One file with a mistake hides none of the others. */
export function listScenarios(folder = FOLDER): readonly ListedScenario[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((id) => {
      try {
        return { id, name: readScenario(folder, id).name };
      } catch (error) {
        if (!(error instanceof ControlRefused)) throw error;
        return { id, error: error.message };
      }
    });
}

/** Throws ControlRefused where the file is no scenario. */
function readScenario(folder: string, id: string): z.infer<typeof Beginning> {
  try {
    return readAs(parse(readFileSync(fileOf(folder, id), 'utf8')), Beginning);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ControlRefused(400, `${id}.yaml is no scenario: ${why}`);
  }
}

/** Puts the world where the scenario begins: its records, its clock and its faults. Throws where there is none such. */
export async function startScenario(sandbox: Sandbox, id: string): Promise<void> {
  if (!/^[\w-]+$/.test(id) || !existsSync(fileOf(FOLDER, id)))
    throw new ControlRefused(404, `no scenario ${id}`);
  const { given, faults } = readScenario(FOLDER, id);
  await sandbox.reset(given.world);
  if (given.clock !== undefined) sandbox.clock.set(Date.parse(given.clock));
  const fill = (value: unknown): unknown => fillPlaceholders(value, given.values, sandbox);
  for (const { record, with: fields } of given.state) {
    const [name = '', key = ''] = String(fill(record)).split('/');
    const collection = collectionOf(sandbox.world(), name);
    if (collection === null) throw new ControlRefused(400, `no collection ${name}`);
    patchState(collection, key, fieldsOf(fill(fields)));
  }
  for (const fault of faults) sandbox.faults.add(readAs(fill(fault), FaultRecord));
}

/** Fills in `${provider.id}`, `${now-2h}` and the values that the file itself names, wherever they stand. */
function fillPlaceholders(
  value: unknown,
  values: Readonly<Record<string, unknown>>,
  sandbox: Sandbox,
): unknown {
  if (typeof value === 'string') {
    const whole = /^\$\{([^}]+)\}$/.exec(value)?.[1];
    if (whole !== undefined) return namedBy(whole, values, sandbox);
    return value.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => String(namedBy(name, values, sandbox)));
  }
  if (Array.isArray(value)) return value.map((one) => fillPlaceholders(one, values, sandbox));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      fillPlaceholders(one, values, sandbox),
    ]),
  );
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: HOUR_MS, d: 24 * HOUR_MS };

function namedBy(
  name: string,
  values: Readonly<Record<string, unknown>>,
  { world, clock }: Sandbox,
): unknown {
  const person = /^([\w-]+)\.id$/.exec(name)?.[1];
  if (person !== undefined) {
    // Whom scenarios call by a shorter name than the address.
    const address = `${person === 'lab' ? 'labops' : person}@example.org`;
    const user = world()
      .users.list()
      .find(({ email }) => email === address);
    if (user !== undefined) return user.id;
  }
  const [, kind, sign, count, unit = ''] = /^(today|now)(?:([+-])(\d+)([smhd]))?$/.exec(name) ?? [];
  if (kind !== undefined) {
    const shift = Number(count ?? 0) * (UNITS_MS[unit] ?? 0) * (sign === '-' ? -1 : 1);
    const at = new Date(clock.now() + shift).toISOString();
    return kind === 'today' ? at.slice(0, 10) : at;
  }
  if (Object.hasOwn(values, name)) return values[name];
  throw new ControlRefused(400, `the scenario names ${name}, which only its steps know`);
}
