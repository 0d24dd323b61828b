const LINE_END = '\r\n';

/** One answer of Redis, and how many bytes it took. */
interface Read {
  readonly reply: string | null | Error;
  readonly length: number;
}

/** A command as Redis reads it: how many words, and each with its length in bytes. */
export function encodeCommand(words: readonly string[]): string {
  const parts = words.map((word) => `$${String(Buffer.byteLength(word))}${LINE_END}${word}${LINE_END}`);
  return `*${String(words.length)}${LINE_END}${parts.join('')}`;
}

/**
 * The first answer in these bytes; null while it has not come whole. Only those of the commands that we send: a line, a
 * number, a text, nothing, an error. Throws on anything else, because what follows it cannot be found any more.
 */
export function readReply(bytes: Buffer): Read | null {
  const end = bytes.indexOf(LINE_END);
  if (end < 0) return null;
  const [kind, rest] = [String.fromCharCode(bytes[0] ?? 0), bytes.toString('utf8', 1, end)];
  const after = end + LINE_END.length;
  if (kind === '+' || kind === ':') return { reply: rest, length: after };
  if (kind === '-') return { reply: new Error(rest), length: after };
  if (kind !== '$') throw new Error('This is no answer of Redis');
  const size = Number(rest);
  if (size < 0) return { reply: null, length: after };
  const whole = after + size + LINE_END.length;
  return bytes.length < whole ? null : { reply: bytes.toString('utf8', after, after + size), length: whole };
}
