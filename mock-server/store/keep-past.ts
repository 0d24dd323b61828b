import type { Collection, StoredRecord, Watch } from './collections.ts';
import { newId } from './ids.ts';
import { isPastKind, keptText, PastRecord } from './records/past.ts';

const versionOf = (record: StoredRecord | null): number =>
  record !== null && 'version' in record && typeof record.version === 'number' ? record.version : 0;

/**
 * Keeps beside each change how the record stood before it, as far as the overview of the operator counts it, so that
 * this can be told of any past moment. The line shares the fate of the change.
 */
export function keepingPast(
  name: string,
  watch: Watch,
  past: () => Pick<Collection<PastRecord, never>, 'insert'> | null,
  now: () => number,
): Watch {
  if (!isPastKind(name)) return watch;
  return {
    admit: () => watch.admit(),
    changed: (id, before, after) => {
      watch.changed(id, before, after);
      const was = keptText(name, before);
      if (was === keptText(name, after)) return;
      const record: unknown = JSON.parse(was);
      const line = {
        id: newId('pst'),
        kind: name,
        of: id,
        at: new Date(now()).toISOString(),
        version: versionOf(before),
        was: record,
      };
      past()?.insert(PastRecord.parse(line));
    },
  };
}
