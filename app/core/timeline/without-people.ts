import type { MarkAuthor } from '../marks/author.ts';
import type { LogEntry, LogEvent } from '../viewing/events.ts';

/** Gives each name another one, numbered in the order of their coming, and always that one. */
function createAliases(kind: string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const alias = known.get(name) ?? `${kind} ${String(known.size + 1)}`;
    known.set(name, alias);
    return alias;
  };
}

interface Aliases {
  readonly author: (author: MarkAuthor | null) => MarkAuthor | null;
  /** Typed by hand, so that it may name anyone. */
  readonly text: (text: string) => string;
}

function eventWithoutPeople(event: LogEvent, { author, text }: Aliases): LogEvent {
  if ('ruler' in event) {
    const { ruler } = event;
    const { scale } = ruler;
    const own = scale.state === 'manual' ? { ...scale, reason: text(scale.reason) } : scale;
    return {
      ...event,
      ruler: { ...ruler, scale: own, name: text(ruler.name), author: author(ruler.author) },
    };
  }
  if ('patch' in event) {
    const { patch } = event;
    return { ...event, patch: { ...patch, note: text(patch.note), author: author(patch.author) } };
  }
  if (event.type !== 'scale.set' || event.scale === null) return event;
  return { ...event, scale: { ...event.scale, reason: text(event.scale.reason) } };
}

/**
 * A reading without names of people and without what anybody typed: notes, names of rulers and reasons may name the
 * patient. What was different stays different, so the reading still folds to the same marks in the same places.
 */
export function withoutPeople(entries: readonly LogEntry[]): readonly LogEntry[] {
  const readerOf = createAliases('Reader');
  const textOf = createAliases('Text');
  const writerOf = createAliases('Writer');
  const aliases: Aliases = {
    author: (author) => {
      if (author === null) return null;
      const name = readerOf(author.userId);
      return { userId: name, displayName: name };
    },
    text: (text) => (text === '' ? '' : textOf(text)),
  };
  return entries.map((entry) => {
    const event = eventWithoutPeople(entry.event, aliases);
    return entry.writer === undefined
      ? { ...entry, event }
      : { ...entry, writer: writerOf(entry.writer), event };
  });
}
