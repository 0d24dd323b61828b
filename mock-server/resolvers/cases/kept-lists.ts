import type { CaseRecord } from '../../store/records/records.ts';
import { createShelves } from '../../store/shelf.ts';
import type { World } from '../../world.ts';

type Cases = readonly CaseRecord[];

/** Lists are asked for in few ways; one that is asked for no more makes room. */
const KEPT = 64;

const lists = createShelves<Cases>(KEPT);

/** Everything that the filters and orders of a list look at. */
const revisionOf = ({ cases, facilities, users, orders, rescans, questions }: World): string =>
  [cases, facilities, users, orders, rescans, questions].map((one) => one.revision()).join(' ');

/**
 * The cases that a list is of, looked through once: who turns its pages, or counts its views, finds them as they were
 * until something has changed. The name says all that was asked, and nothing of it may depend on the time or the caller.
 */
export const keepList = (world: World, name: string, find: () => Cases): Cases =>
  lists(world, revisionOf(world))(name, find);
