import type { WorldSeed } from '../world.ts';
import { demoWorld } from './demo.ts';
import { emptyWorld, hugeWorld, hundredWorld, loadWorld, poolWorld, smallWorld } from './other-worlds.ts';

export const WORLDS = {
  demo: demoWorld,
  small: smallWorld,
  pool: poolWorld,
  huge: hugeWorld,
  hundred: hundredWorld,
  load: loadWorld,
  empty: emptyWorld,
} as const satisfies Record<string, WorldSeed>;

export type WorldName = keyof typeof WORLDS;

export const isWorldName = (name: string): name is WorldName => Object.hasOwn(WORLDS, name);
