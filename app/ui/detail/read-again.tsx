import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';
import type { PostedOutcome } from './posted-outcome.tsx';

type Refused = PostedOutcome['refused'];

/** What is signed, a text for each part of it, by the name that the page has for the part. */
export type SignedTexts = Readonly<Record<string, string>>;

interface Read {
  readonly signed: SignedTexts;
  /** What has changed since the page was opened, by its names. */
  readonly changed: readonly string[];
  /** How often something of it has changed: as the key of the signature it takes the tick and the password away. */
  readonly times: number;
  /** What the signature was answered when it changed last. */
  readonly before: Refused;
  /** What was typed into it by then, without an answer. */
  readonly typed: Refused;
}

const changedNames = (one: SignedTexts, other: SignedTexts): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => (one[name] ?? '') !== (other[name] ?? ''),
  );

interface ReadAgainState extends Pick<Read, 'changed' | 'times'> {
  /** What the signature shows as its answer. */
  readonly refused: Refused;
  readonly noteTyped: (form: HTMLFormElement) => void;
}

/**
 * A page of a signature shows what is signed by now: after a refusal that may be another text than its signer has read.
 * What changed is then named, and the signature begins anew.
 */
export function useReadAgain(signed: SignedTexts, refused: Refused): ReadAgainState {
  const [read, setRead] = useState<Read>({ signed, changed: [], times: 0, before: null, typed: null });
  const [noted, setNoted] = useState<{ readonly typed: Refused; readonly after: Refused } | null>(null);
  const names = changedNames(read.signed, signed);
  if (names.length > 0)
    setRead({
      signed,
      changed: [...new Set([...read.changed, ...names])],
      times: read.times + 1,
      before: refused,
      // An answer brings back what was posted, which stood there after what was noted before it.
      typed: noted?.after === refused ? noted.typed : null,
    });
  const { changed, times, before, typed: typedBefore } = read;
  // The form takes each new object for another answer, and puts it in place of the errors that it has found by itself.
  const shown = useMemo(
    () => (refused === before ? onlyTyped(typedBefore ?? refused) : refused),
    [refused, before, typedBefore],
  );
  const noteTyped = (form: HTMLFormElement) => setNoted({ typed: typedInto(form), after: refused });
  return { changed, times, refused: shown, noteTyped };
}

const withoutTicks = ({ initialValue }: NonNullable<Refused>) =>
  Object.fromEntries(Object.entries(initialValue ?? {}).filter(([name]) => !SAID_OF_SHOWN.includes(name)));

/** What was typed into the signature stays, but for what is said of the text: the refusal is told by what is named. */
function onlyTyped(refused: Refused): Refused {
  if (refused === null) return null;
  return { initialValue: withoutTicks(refused), refusal: refused.refusal };
}

/** What stands in a signature, as a refusal of it would bring it back; a password is given anew. */
function typedInto(form: HTMLFormElement): Refused {
  const data = new FormData(form);
  data.delete('password');
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const initialValue = Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const [first = '', ...others] = textsOf(name);
      return [name, others.length === 0 ? first : [first, ...others]] as const;
    }),
  );
  return { initialValue, refusal: null };
}

/** What was to be done with what is shown, and what its reader does now. */
interface AgainWords {
  readonly changed: string;
  readonly again: string;
}

const SIGNATURE: AgainWords = {
  changed: 'What you sign was changed after you opened this page: nothing has been signed.',
  again: 'Read it again as it stands here now, then sign.',
};

interface ChangedSinceProps extends Pick<ReadAgainState, 'changed'> {
  readonly words: AgainWords;
  /** Something was asked for and not done: it is told as a danger. */
  readonly isRefused: boolean;
}

/** Names what has changed since the page was opened; nothing where nothing has. */
export function ChangedSince({ changed, words, isRefused }: ChangedSinceProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [wasChanged] = useState(changed.length > 0);
  useEffect(() => {
    if (wasChanged) notice.current?.focus();
  }, [wasChanged]);
  if (changed.length === 0) return null;
  const look = isRefused ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft';
  return (
    <div
      ref={notice}
      role={isRefused ? 'alert' : 'status'}
      tabIndex={-1}
      className={`mb-4 rounded-md border px-4 py-3 ${look}`}
    >
      <p className={`font-semibold ${isRefused ? 'text-danger' : 'text-warning'}`}>{words.changed}</p>
      <p className="mt-1">{words.again} Changed:</p>
      <ul className="list-disc ps-5">
        {changed.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

interface ReadAgainProps extends Pick<ReadAgainState, 'changed' | 'noteTyped'> {
  /** The signature, which is given for what stands on the page now. */
  readonly children: ReactNode;
}

/** The end of a page of a signature; keyed by how often what is signed has changed. */
export function ReadAgain({ changed, noteTyped, children }: ReadAgainProps) {
  return (
    <>
      <ChangedSince changed={changed} words={SIGNATURE} isRefused />
      <div
        onChange={({ target }) => {
          const form = target instanceof HTMLElement ? target.closest('form') : null;
          if (form !== null) noteTyped(form);
        }}
      >
        {children}
      </div>
    </>
  );
}
