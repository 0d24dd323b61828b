import type { ImageId } from '#app/core/event-log/entry.ts';
import type {
  AnnotationsAnswer,
  RefusedAnnotations,
  SavedAnnotationsAnswer,
} from '#app/core/resources/annotations-answer.ts';
import { type LogDraft, type LogEntry, logCodec } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import type { AnnotationsInput } from '#contracts/generated/wire.ts';
import { gestureKeyOf, gesturesIn, readLine } from '../marks/lines.ts';
import type { StorageKey } from '../marks/storage-key.ts';
import { annotationsOf } from './annotations-of.ts';

export interface AnnotationsPort {
  readonly fetchAnnotations: (caseId: string, imageId: ImageId) => Promise<AnnotationsAnswer>;
  readonly putAnnotations: (
    caseId: string,
    imageId: ImageId,
    etag: string,
    input: AnnotationsInput,
  ) => Promise<SavedAnnotationsAnswer>;
  readonly pause: (ms: number) => Promise<void>;
}

interface ServerLine {
  readonly text: string;
  /** Null for a line of a version to come: it is sent back as it came. */
  readonly draft: LogDraft | null;
}

/** What the server has of an image, as far as this window knows. */
export interface ServerMarks {
  readonly etag: string;
  readonly lines: readonly ServerLine[];
}

export interface ExchangeInput {
  readonly place: StorageKey;
  /** The checksum of the image's bytes; null when the server gave none. */
  readonly checksum: string | null;
  /** Everything kept of the image, in this window's order. */
  readonly kept: readonly LogEntry[];
  /** Null asks the server first. */
  readonly server: ServerMarks | null;
}

export type Exchange =
  /** The server has everything of the input. `came`: lines that it had and the input had not. */
  | { readonly kind: 'agreed'; readonly server: ServerMarks; readonly came: readonly string[] }
  /**
   * The server will not take the marks, however often it is asked; `closesCase`: nor those of any other image of
   * the case; `mayPass`: as the case stands now, which may take marks again, such as after a review. `came`: lines
   * that the server gave before it refused, if it was heard at all.
   */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly closesCase: boolean;
      readonly mayPass: boolean;
      readonly came?: readonly string[];
    }
  /** `came`: lines that it gave before it failed, if it was heard at all. `isSessionOver`: only a login lets it go on. */
  | { readonly kind: 'later'; readonly came?: readonly string[]; readonly isSessionOver?: boolean }
  /** Another person's session answered, so nothing of the answer may be used. */
  | { readonly kind: 'sessionMismatch'; readonly userId: string };

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 200;
const STALE: readonly (number | null)[] = [412, 428];
/** The server knows the session no longer, and takes everything after a login. */
const SESSION_OVER = 401;
/** Over later: the wait (408, 425, 429), and whatever fails on the server's side. */
const PASSING: readonly number[] = [408, 425, 429];

const isPassing = (status: number | null): boolean =>
  status === null || status >= 500 || PASSING.includes(status);

/** Nobody is at work on the case any more, such as one that was signed out; or the reader may not mark it. */
const CLOSING: readonly (number | null)[] = [403, 409];
/** The answer of a case that takes no marks as it stands, whoever makes them. */
const AS_CASE_STANDS = 409;

export const IMAGE_GONE = 'This image is no longer in the case.';
const NO_LONGER_YOURS = 'This case is no longer yours.';
const NOT_YOURS = 'Only the pathologist who has this case can save marks to it.';

type Failure = Extract<Exchange, { readonly kind: 'refused' | 'later' }>;

/** `wasOurs`: the server gave this window the marks of this image before. */
function failure({ status, message, imageGone }: RefusedAnnotations, wasOurs: boolean): Failure {
  if (status === SESSION_OVER) return { kind: 'later', isSessionOver: true };
  if (isPassing(status)) return { kind: 'later' };
  const refused = { kind: 'refused', mayPass: status === AS_CASE_STANDS } as const;
  if (status !== 404) return { ...refused, message, closesCase: CLOSING.includes(status) };
  if (imageGone === true) return { ...refused, message: IMAGE_GONE, closesCase: false };
  return { ...refused, message: wasOurs ? NO_LONGER_YOURS : NOT_YOURS, closesCase: true };
}

function serverLines(log: readonly string[], imageId: ImageId): readonly ServerLine[] {
  return log.flatMap((text): readonly ServerLine[] => {
    const line = readLine(text, imageId);
    if (line.kind === 'whole') return [{ text, draft: line.draft }];
    return line.kind === 'newer' ? [{ text, draft: null }] : [];
  });
}

/** The server's lines stay where they are and ours follow, so that everyone comes to read one order. */
function merge(server: ServerMarks, kept: readonly LogEntry[]) {
  const there = new Set(server.lines.flatMap(({ draft }) => (draft === null ? [] : [gestureKeyOf(draft)])));
  const ours = kept.filter((entry) => !there.has(gestureKeyOf(entry)));
  const here = gesturesIn(kept);
  const came = server.lines.flatMap(({ text, draft }) =>
    draft === null || here.has(gestureKeyOf(draft)) ? [] : [text],
  );
  const added = ours.map(({ seq, ...draft }) => ({ text: logCodec.encode({ seq, ...draft }), draft }));
  return { came, isNew: ours.length > 0, lines: [...server.lines, ...added] };
}

function inputOf(lines: readonly ServerLine[], { place, checksum }: ExchangeInput): AnnotationsInput {
  const drafts = lines.flatMap(({ draft }) => draft ?? []);
  const { view } = extendViewerLog(emptyViewerLog, drafts);
  const set = view.scaleSet(place.imageId);
  return annotationsOf({
    checksum,
    rulers: view.rulers(place.imageId),
    patches: view.patches(place.imageId),
    log: lines.map(({ text }) => text),
    scaleByHand: set?.checksum === checksum ? set.scale : null,
  });
}

/** Null where the server was not reached. */
const reached = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** Makes the server have what is kept here, and tells what it had besides, also where it fails after it has said so. */
export async function exchange(input: ExchangeInput, port: AnnotationsPort): Promise<Exchange> {
  const { userId, caseId, imageId } = input.place;
  let { server } = input;
  let told: Pick<Failure, 'came'> = {};
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    if (tried > 0) await port.pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
    if (server === null) {
      const read = await reached(port.fetchAnnotations(caseId, imageId));
      if (read === null) break;
      if (read.userId !== userId) return { kind: 'sessionMismatch', userId: read.userId };
      if (!read.ok) return { ...failure(read, input.server !== null), ...told };
      server = { etag: read.etag, lines: serverLines(read.annotations.log, imageId) };
    }
    const { came, isNew, lines } = merge(server, input.kept);
    told = { came };
    if (!isNew) return { kind: 'agreed', server, came };
    const saved = await reached(port.putAnnotations(caseId, imageId, server.etag, inputOf(lines, input)));
    if (saved === null) break;
    if (saved.userId !== userId) return { kind: 'sessionMismatch', userId: saved.userId };
    if (saved.ok) return { kind: 'agreed', server: { etag: saved.etag, lines }, came };
    if (!STALE.includes(saved.status)) return { ...failure(saved, true), ...told };
    server = null;
  }
  return { kind: 'later', ...told };
}

/** The gestures that the server has, by the names of `gestureKeyOf`. */
export const gesturesOn = ({ lines }: ServerMarks): ReadonlySet<string> =>
  new Set(lines.flatMap(({ draft }) => (draft === null ? [] : [gestureKeyOf(draft)])));
