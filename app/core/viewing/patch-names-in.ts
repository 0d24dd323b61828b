import { PatchNames } from '../marks/patch-names.ts';
import { logCodec } from './events.ts';

const PLACED = '"patch.placed"';

/** The names of the patches of one image, as the viewer gives them, from the lines that are saved with the case. */
export function patchNamesIn(log: readonly string[]): Pick<PatchNames, 'nameOf'> {
  const names = new PatchNames();
  // Most lines are of rulers, and none of those says anything of a patch.
  for (const line of log.filter((one) => one.includes(PLACED))) {
    const decoded = logCodec.decode(line);
    if (!decoded.ok) continue;
    const { at, event } = decoded.entry;
    if (event.type === 'patch.placed') names.note(event.patch, at);
  }
  return names;
}
