import { machines } from '#contracts/generated/machines.ts';
import { shownBy } from '../states/things.ts';
import type { CheckContext } from './context.ts';
import { CHANGES_NOTHING } from './prober.ts';
import { readerOf, readNamed } from './scout.ts';
import { nameOfId } from './thing-names.ts';

interface Wanted {
  /** The name under which a thing is asked for: its machine and the state. */
  readonly alias: string;
  /** What its id fills in a path. */
  readonly name: string;
}

/** Each state of each machine in which nothing was seen, of things that can be read by their ids. */
function wantedIn(context: CheckContext): readonly Wanted[] {
  const { finds } = context;
  return Object.entries(machines).flatMap(([machine, { states }]) => {
    const shown = shownBy(machine);
    const name = shown === null ? '' : nameOfId(`${shown.prefix}_`);
    if (shown === null || readerOf(context, name) === null) return [];
    const seen = new Set(finds.ids(shown.prefix).map((id) => finds.about(id)[shown.field]));
    return states
      .filter((state) => !seen.has(state))
      .map((state) => ({ alias: `${machine} ${state}`, name }));
  });
}

/** Asks the seed route of the server, where it has one, for a thing in each state in which nothing was seen. */
export async function askForSeeds(context: CheckContext): Promise<void> {
  const { finds, hooks, isReadOnly, ledger } = context;
  if (hooks === null) return;
  const wanted = wantedIn(context);
  if (wanted.length === 0) return;
  // A server may make what it is asked for.
  const given = isReadOnly
    ? { why: CHANGES_NOTHING }
    : await hooks.askForThings(wanted.map(({ alias }) => alias));
  if ('why' in given) {
    ledger.miss('things', 'those of the seed route', given.why);
    return;
  }
  for (const { alias, name } of wanted) {
    const id = given.value[alias];
    if (id === undefined) ledger.miss('things', alias, 'the seed route gave none');
    else if (nameOfId(id) !== name)
      ledger.miss('things', alias, `the seed route gave ${id}, whose beginning is of something else`);
    else {
      finds.mention({ [alias]: id });
      await readNamed(context, { [alias]: id });
    }
  }
}
