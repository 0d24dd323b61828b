import type { World } from '../world.ts';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';
import { refuse } from './refusal.ts';

/** A public form mails whoever it names, so that nobody may be written to over and over. */
const FORMS_PER_MINUTE = 5;

// A reset is a new world, and with it goes what was counted.
const limits = new WeakMap<World, LoginLimit>();

/** Counts one more public form of the key, known or not. Throws TOO_MANY_REQUESTS beyond five in a minute. */
export function countPublicForm(world: World, key: string, nowMs: number): void {
  const limit = limits.get(world) ?? createLoginLimit(FORMS_PER_MINUTE);
  limits.set(world, limit);
  const wait = limit.wait(key, nowMs);
  if (wait !== null) throw refuse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(wait) } });
  limit.fail(key, nowMs);
}
