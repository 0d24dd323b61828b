import { parseArgs } from 'node:util';
import { isWorldName, WORLDS, type WorldName } from './seeds/worlds.ts';

export const USAGE = `npm run mock -- [--port 4010] [--world ${Object.keys(WORLDS).join('|')}] [--data DIR [--fresh]]
--data keeps every change in that folder, --fresh gives up what it kept; without them the world ends with the mock.
MOCK_CONTROL=1 switches the control API under /__mock on, MOCK_TOKEN makes it ask for X-Mock-Token.`;

export interface Arguments {
  readonly port: number;
  readonly world: WorldName;
  /** Where every change is kept; null for nowhere. */
  readonly folder: string | null;
  readonly isFresh: boolean;
}

/** The mock cannot be started as it was asked. */
export class WrongArguments extends Error {}

const LAST_PORT = 65_535;

/** What the mock is started with; null where only help was asked for. Throws what is wrong, as a sentence. */
export function readArguments(args: readonly string[]): Arguments | null {
  const { port, world, data, fresh, help } = valuesIn(args);
  if (help) return null;
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT)
    throw new WrongArguments(`"${port}" is no port: it is a whole number from 0 to ${LAST_PORT}.`);
  if (!isWorldName(world))
    throw new WrongArguments(
      `There is no world "${world}": the worlds are ${Object.keys(WORLDS).join(', ')}.`,
    );
  if (data === '') throw new WrongArguments('--data names no folder.');
  if (fresh && data === undefined)
    throw new WrongArguments('--fresh gives up what a folder kept: name the folder by --data.');
  return { port: Number(port), world, folder: data ?? null, isFresh: fresh };
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        world: { type: 'string', default: 'demo' },
        data: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new WrongArguments(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
