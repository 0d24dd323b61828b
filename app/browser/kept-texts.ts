import { type Encryption, formatEncrypted, parseEncrypted } from './encryption.ts';
import { storageNames } from './storage-names.ts';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface KeptTextOptions {
  /** Where a text belongs: what kind it is, whose, and of which case. It is what the text is bound to. */
  readonly place: readonly string[];
  /** Tells this page from others that are open on the same place. */
  readonly pageId: string;
  readonly storage: () => TextStorage;
  readonly encryption: Encryption;
  readonly locks: LockManager | undefined;
  /** A text that a page left does not open here, and is removed. */
  readonly onUnreadable?: () => void;
}

export interface KeptTexts {
  /**
   * Keeps the newest text that it was given; null keeps none. `isSaved` says that the server has all of it. Rejects where
   * the browser keeps nothing.
   */
  readonly keep: (text: string | null, isSaved?: boolean) => Promise<void>;
  /** The newest text that a page left which is no longer there; from now on this page answers for it. */
  readonly takeOver: () => Promise<string | null>;
  /** Takes over, of the older texts that the last `takeOver` met, those that its page wants besides. */
  readonly takeRest: (isWanted: (text: string) => boolean) => Promise<void>;
  /**
   * What was taken over is part of this page's text, or its reader has chosen against it: it goes with the first text since
   * that is kept, or that the server has. Rejects where the text of now finds no room.
   */
  readonly dropTakenOver: () => Promise<void>;
  /** The reader gives up what this page answers for: what it keeps, and what it has taken over. */
  readonly forget: () => Promise<void>;
  /** The page goes: the one after it may take over what was kept. */
  readonly release: () => void;
}

/** Stands in the clear beside a text that the server has, so that a logout can take it away without its key. */
export const SAVED_FIELD = 'saved';

/** A page that is being reloaded is let go of by the browser a moment after the next one has begun. */
const LET_GO_MS = 1500;

const startOf = (place: readonly string[]): string => `${place.map(encodeURIComponent).join(':')}:`;

/** The pages of this window that watch: a browser tells the change of a storage to its other windows alone. */
const watching = new Set<(name: string, isGone: boolean) => void>();

/** Tells when a text of a place is kept, or has gone, in whichever window of this browser. Ends with its signal. */
export function watchKept(
  place: readonly string[],
  onChange: (isGone: boolean) => void,
  signal: AbortSignal,
): void {
  const start = startOf(place);
  const hear = (name: string, isGone: boolean): void => {
    if (name.startsWith(start)) onChange(isGone);
  };
  watching.add(hear);
  signal.addEventListener('abort', () => watching.delete(hear));
  // Without a name everything was taken away.
  const onStorage = ({ key, newValue }: StorageEvent): void => hear(key ?? start, newValue === null);
  window.addEventListener('storage', onStorage, { signal });
}

/** The names whose page is gone. */
async function leftOf(names: readonly string[], locks: KeptTextOptions['locks']): Promise<readonly string[]> {
  const left = await Promise.all(names.map((name) => isLeft(locks, name)));
  return names.filter((_, at) => left[at] === true);
}

/** Texts of one place in this browser's storage, encrypted, one for each page that is open on it. */
export function createKeptTexts(options: KeptTextOptions): KeptTexts {
  const { place, pageId, storage, encryption, locks, onUnreadable } = options;
  const start = startOf(place);
  const own = start + encodeURIComponent(pageId);
  const remove = (name: string): void => removeFrom(storage(), name);
  const takenOver = takenOverOf(remove);
  let latest: string | null = null;
  let isLatestSaved = false;
  /** This page has kept words of its own, which the server may have by now. */
  let isOwn = false;
  let writing: Promise<void> | null = null;
  let rest: readonly string[] = [];

  const put = (line: string): void => {
    try {
      storage().setItem(own, line);
    } catch (error) {
      // Once the server has all of it, what lies here is older, and would only come back over it.
      if (isLatestSaved) {
        remove(own);
        takenOver.dropUnwanted();
      }
      throw error;
    }
    tell(own, false);
  };

  const write = async (): Promise<void> => {
    for (let text = latest; ; text = latest) {
      if (text === null) remove(own);
      else {
        const encrypted = await encryption.encrypt(text, own);
        // What was typed while this was encrypted is written in its place, and never before it.
        const about = { at: String(Date.now()), ...(isLatestSaved ? { [SAVED_FIELD]: 'yes' } : {}) };
        if (text === latest) put(formatEncrypted(encrypted, about));
      }
      if (text === latest) return takenOver.dropUnwanted();
    }
  };

  const keep = (text: string | null, isSaved = false): Promise<void> => {
    latest = text;
    isLatestSaved = isSaved;
    writing ??= write().finally(() => void (writing = null));
    return writing;
  };

  return {
    keep: (text, isSaved) => {
      isOwn ||= text !== null;
      return keep(text, isSaved);
    },
    takeOver: async () => {
      const others = storageNames(storage(), start).filter((name) => name !== own);
      const names = newestFirst(storage(), await leftOf(others, locks));
      for (const [at, name] of names.entries()) {
        const text = await openText(storage(), encryption, name);
        if (text === 'newer') continue;
        takenOver.add(name);
        // Kept under this page's own name before the old one goes; where something was typed already, both stay.
        const isMoving = text !== null && latest === null && !isOwn;
        const hasRoom = !isMoving || (await isDone(keep(text.plain)));
        if (text === null || (hasRoom && latest === text.plain)) remove(name);
        rest = names.slice(at + 1);
        if (text !== null) return text.plain;
        onUnreadable?.();
      }
      return null;
    },
    takeRest: async (isWanted) => {
      for (const name of rest) {
        const text = await openText(storage(), encryption, name);
        if (text !== null && text !== 'newer' && isWanted(text.plain)) takenOver.add(name);
      }
      rest = [];
    },
    dropTakenOver: async () => {
      takenOver.wantNoMore();
      await writing;
      if (takenOver.isUnwanted()) await keep(latest, isLatestSaved);
    },
    forget: () => {
      takenOver.drop();
      return keep(null);
    },
    release: holdName(locks, own),
  };
}

function tell(name: string, isGone: boolean): void {
  for (const hear of watching) hear(name, isGone);
}

function removeFrom(storage: TextStorage, name: string): void {
  if (storage.getItem(name) === null) return;
  storage.removeItem(name);
  tell(name, true);
}

/** The names of the texts that a page has taken over, and which of them go as soon as its newest text is safe. */
function takenOverOf(remove: (name: string) => void) {
  const names = new Set<string>();
  const unwanted = new Set<string>();
  return {
    add: (name: string): void => void names.add(name),
    wantNoMore: (): void => {
      for (const name of names) unwanted.add(name);
      names.clear();
    },
    isUnwanted: (): boolean => unwanted.size > 0,
    dropUnwanted: (): void => {
      for (const name of unwanted) remove(name);
      unwanted.clear();
    },
    drop: (): void => {
      for (const name of [...names, ...unwanted]) remove(name);
      names.clear();
      unwanted.clear();
    },
  };
}

const isDone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** A text where it is kept. */
export interface SeenText {
  readonly plain: string;
  /** Another window is open on it, and nobody else can take it over. */
  readonly isElsewhere: boolean;
}

/** The newest text that any page has kept at a place, which stays where it is; null where there is none that opens. */
export async function lookAtKept({
  place,
  storage,
  encryption,
  locks,
}: Pick<KeptTextOptions, 'place' | 'storage' | 'encryption' | 'locks'>): Promise<SeenText | null> {
  for (const name of newestFirst(storage(), storageNames(storage(), startOf(place)))) {
    const text = await openText(storage(), encryption, name);
    if (text !== null && text !== 'newer')
      return { plain: text.plain, isElsewhere: await isHeldElsewhere(locks, name) };
  }
  return null;
}

async function isHeldElsewhere(locks: LockManager | undefined, name: string): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return !heldHere.has(name) && held.some((lock) => lock.name === name);
}

const timeOf = (storage: TextStorage, name: string): number => {
  const read = parseEncrypted(storage.getItem(name) ?? '');
  return read.kind === 'encrypted' ? Number(read.fields['at'] ?? 0) : 0;
};

const newestFirst = (storage: TextStorage, names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => timeOf(storage, b) - timeOf(storage, a));

/** Null for what does not open: it is another person's, was moved here from another case, or is broken. */
async function openText(
  storage: TextStorage,
  encryption: Encryption,
  name: string,
): Promise<{ readonly plain: string } | 'newer' | null> {
  const read = parseEncrypted(storage.getItem(name) ?? '');
  if (read.kind === 'newer') return 'newer';
  if (read.kind === 'corrupt') return null;
  const plain = await encryption.decrypt(read.encrypted, name);
  return plain === null ? null : { plain };
}

/** The names that pages of this window hold, one that was left and still saves among them. */
const heldHere = new Set<string>();

/** Holds a name for as long as this page lives; the browser lets go of it when the page dies, however it dies. */
export function holdName(locks: LockManager | undefined, name: string): () => void {
  let release = (): void => undefined;
  const life = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = locks?.request(name, () => life);
  if (holding === undefined) return release;
  heldHere.add(name);
  const letGo = (): void => void heldHere.delete(name);
  void holding.then(letGo, letGo);
  return release;
}

/**
 * Does something in the place of a page that has let go of its name; null while that page is still there. A browser without
 * such locks has one page as a rule.
 */
export async function inPlaceOf<T>(
  locks: LockManager | undefined,
  name: string,
  work: () => T | Promise<T>,
): Promise<T | null> {
  if (locks === undefined) return work();
  const signal = AbortSignal.timeout(LET_GO_MS);
  return locks.request(name, { signal }, async () => work()).catch(() => null);
}

const isLeft = async (locks: LockManager | undefined, name: string): Promise<boolean> =>
  (await inPlaceOf(locks, name, () => true)) ?? false;
