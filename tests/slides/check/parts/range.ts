import { type Call, dataOf, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { factsFor, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';

/** The first byte and the one behind the last, the whole file, or null where the range cannot be had. */
type Part = readonly [from: number, end: number] | 'whole' | null;

interface RangeCase {
  readonly name: string;
  readonly range: (size: number) => string;
  readonly part: (size: number) => Part;
}

const CASES: readonly RangeCase[] = [
  { name: 'the first byte', range: () => 'bytes=0-0', part: () => [0, 1] },
  { name: 'the first 64 KiB', range: () => 'bytes=0-65535', part: (size) => [0, Math.min(size, 65_536)] },
  { name: 'some bytes in the middle', range: () => 'bytes=7-106', part: () => [7, 107] },
  { name: 'the last bytes', range: () => 'bytes=-100', part: (size) => [size - 100, size] },
  { name: 'all from a byte on', range: (size) => `bytes=${size - 10}-`, part: (size) => [size - 10, size] },
  { name: 'beyond the end', range: (size) => `bytes=${size + 10}-${size + 20}`, part: () => null },
  // These ranges lie so far apart that nobody sends them as one.
  { name: 'two ranges', range: (size) => `bytes=0-49,${size - 50}-${size - 1}`, part: () => 'whole' },
];

/** A slide is read by parts: each is of the size, the place and the bytes that were asked for. */
export async function checkRange(context: CheckContext): Promise<void> {
  const { chosen, finds, ledger, people, prober } = context;
  if (!chosen.includes(factsFor('getWsiFile'))) return;
  let why = 'no image was found';
  for (const { params } of finds.ways('getDownloadLink', ['blobId']).slice(0, 20))
    for (const { name: caller } of people) {
      const link = await prober.ask({ operation: 'getDownloadLink', caller, params });
      const address = valueAt(dataOf(link), 'link');
      if (typeof address !== 'string') {
        why = `no link to a slide was given: ${link.status} ${link.code ?? ''}`;
        continue;
      }
      const call: Call = { operation: 'getWsiFile', caller: null, params, address };
      const head = await prober.ask({ ...call, headers: { Range: 'bytes=0-0' } });
      const size = sizeOf(head);
      if (size === null) why = `a slide was answered with ${head.status}`;
      else return askRanges(context, call, size);
    }
  ledger.miss('range', 'getWsiFile', why);
}

/** The size of the whole file, as an answer tells it. */
function sizeOf({ status, headers }: Told): number | null {
  const told =
    status === 206 ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length');
  const size = Number(told ?? Number.NaN);
  return (status === 206 || status === 200) && size > 200 ? size : null;
}

const MOST_BYTES = 64 * 2 ** 20;

async function askRanges(context: CheckContext, call: Call, size: number): Promise<void> {
  const { prober, ledger, isSmoke } = context;
  const first = await prober.ask({ ...call, headers: { Range: `bytes=0-${Math.min(size, 65_536) - 1}` } });
  const whole = size <= MOST_BYTES && !isSmoke ? (await prober.ask(call)).bytes : null;
  // Without the whole file, parts are held to a longer part that has them.
  const known = whole ?? first.bytes;
  const etag = first.headers.get('etag');
  if (etag !== null) await checkValidators(context, call, size, etag);
  for (const one of CASES) {
    const part = one.part(size);
    const name = `getWsiFile: ${one.name}`;
    if (part === 'whole' && size > MOST_BYTES) {
      ledger.miss('range', name, `the slide has ${size} bytes, which are not all asked for`);
      continue;
    }
    const told = await prober.ask({ ...call, headers: { Range: one.range(size) } });
    if (!told.isSound) continue;
    settle(context, told, name, {
      says: `${one.range(size)} of ${size} bytes is answered with ${part === 'whole' ? 'the whole file' : 'that part, or with 416 where there is none'}.`,
      status: part === 'whole' ? 200 : 206,
      wrong: wrongIn(told, part, size, known),
    });
  }
}

interface Judged {
  readonly says: string;
  /** The answer of the contract that says it. */
  readonly status: number;
  /** What came in its place; null where nothing is wrong. */
  readonly wrong: string | null;
}

function settle(
  { ledger, prober }: CheckContext,
  told: Told,
  name: string,
  { says, status, wrong }: Judged,
): void {
  if (wrong === null) {
    ledger.pass('range', name);
    return;
  }
  const place = placeOf(told.call.operation, `/responses/${status}`);
  const reached = ['getDownloadLink: its link is the address'];
  ledger.fail('range', name, prober.findingOf(told, { says, place, came: wrong, reached }));
}

/** Whoever reads a slide by parts is told before how long it is, and after a change is not sent parts of two files. */
async function checkValidators(context: CheckContext, call: Call, size: number, etag: string): Promise<void> {
  const { chosen, prober } = context;
  const first = { Range: 'bytes=0-0' };
  const judge = (told: Told, what: string, says: string, wrong: string | null): void => {
    if (told.isSound) settle(context, told, `${told.call.operation}: ${what}`, { says, status: 200, wrong });
  };
  const same = await prober.ask({ ...call, headers: { ...first, 'If-Range': etag } });
  judge(
    same,
    'If-Range with its ETag',
    'A range of the version that If-Range names is answered with that part.',
    same.status === 206 ? null : String(same.status),
  );
  if (size <= MOST_BYTES) {
    const whole = await prober.ask({ ...call, headers: { ...first, 'If-Range': OLD_ETAG } });
    judge(
      whole,
      'If-Range with an old ETag',
      'A range of a version that is no longer there is answered with the whole file.',
      whole.status === 200 && whole.bytes.length === size
        ? null
        : `${whole.status} with ${whole.bytes.length} bytes`,
    );
  }
  if (!chosen.includes(factsFor('headWsiFile'))) return;
  const head = await prober.ask({ ...call, operation: 'headWsiFile' });
  const told = ['content-length', 'etag'].map((name) => head.headers.get(name));
  const wrong = [String(size), etag].some((one, at) => told[at] !== null && told[at] !== one);
  judge(
    head,
    'as GET',
    `HEAD tells the length and the ETag of GET, ${size} and ${etag}.`,
    head.status === 200 && !wrong ? null : `${head.status} with ${told.join(' and ')}`,
  );
}

/** An ETag that no file has. */
const OLD_ETAG = '"0123456789abcdef"';

function wrongIn(
  { status, headers, bytes }: Told,
  part: Part,
  size: number,
  known: Uint8Array,
): string | null {
  const told = headers.get('content-range') ?? 'none';
  if (part === null)
    return status === 416 && told === `bytes */${size}` ? null : `${status}, Content-Range: ${told}`;
  if (part === 'whole')
    return status === 200 && bytes.length === size ? null : `${status} with ${bytes.length} bytes`;
  const [from, end] = part;
  if (status !== 206) return `${status} with ${bytes.length} bytes`;
  const right = `bytes ${from}-${end - 1}/${size}`;
  if (told !== right) return `Content-Range: ${told} in place of ${right}`;
  if (bytes.length !== end - from) return `${bytes.length} bytes in place of ${end - from}`;
  if (end > known.length) return null;
  return bytes.every((byte, at) => byte === known[from + at])
    ? null
    : 'other bytes than those of a longer part';
}
