import { z } from 'zod';
import type { ImageId } from '../event-log/entry.ts';
import { parseJson } from '../objects.ts';
import { type LogEntry, logCodec } from '../viewing/events.ts';
import { withoutPeople } from './without-people.ts';

const FORMAT = 'pathology-reading';
const VERSION = 1;

const imageShape = z.object({
  id: z.string().min(1),
  checksum: z.string().nullable(),
  /** Null where the slide was not open when the file was saved. */
  size: z.object({ width: z.number().positive(), height: z.number().positive() }).nullable(),
});
const headShape = z.object({ format: z.literal(FORMAT), version: z.int().positive() });
const fileShape = headShape.extend({ images: z.array(imageShape), lines: z.array(z.unknown()) });

/** What a file says of a slide that was read. */
export type ReadImage = z.infer<typeof imageShape>;

/** Images of the log that nobody names, such as where a menu was closed before a slide was open. */
const NO_IMAGE = 'none';

/** The log as a text to keep or to send: no patient, no case, no name of a person, nothing that anybody typed. */
export function readingAsText(entries: readonly LogEntry[], images: readonly ReadImage[]): string {
  const named = new Set(entries.map(({ image }) => image));
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    images: images.filter(({ id }) => named.has(id)),
    lines: withoutPeople(entries).map(logCodec.encode),
  });
}

export type ReadingFileError = 'not-a-reading' | 'newer-version' | 'other-images' | 'other-pixels';

export type ReadingFound =
  | { readonly ok: true; readonly entries: readonly LogEntry[]; readonly damaged: number }
  | { readonly ok: false; readonly error: ReadingFileError };

/** `here`: the checksum of each image of the open case. */
function misfitIn(
  images: readonly ReadImage[],
  here: ReadonlyMap<ImageId, string | null>,
): ReadingFileError | null {
  if (images.some(({ id }) => !here.has(id))) return 'other-images';
  return images.some(({ id, checksum }) => here.get(id) !== checksum) ? 'other-pixels' : null;
}

/** A saved reading for the open case, or why it cannot be played over it. Lines that cannot be read are counted. */
export function readReading(text: string, here: ReadonlyMap<ImageId, string | null>): ReadingFound {
  const value = parseJson(text);
  const head = headShape.safeParse(value);
  if (!head.success) return { ok: false, error: 'not-a-reading' };
  if (head.data.version > VERSION) return { ok: false, error: 'newer-version' };
  const file = fileShape.safeParse(value);
  if (!file.success) return { ok: false, error: 'not-a-reading' };
  const { images, lines } = file.data;
  const misfit = misfitIn(images, here);
  if (misfit !== null) return { ok: false, error: misfit };
  const named = new Set([NO_IMAGE, ...images.map(({ id }) => id)]);
  const entries = lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    return decoded.ok && named.has(decoded.entry.image) ? [decoded.entry] : [];
  });
  if (entries.length === 0) return { ok: false, error: 'not-a-reading' };
  // The order of the lines is the order of the log, so numbers that a damaged line left out are closed up.
  const numbered = entries.map((entry, index) => ({ ...entry, seq: index + 1 }));
  return { ok: true, entries: numbered, damaged: lines.length - entries.length };
}
