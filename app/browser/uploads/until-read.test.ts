import { expect, it, vi } from 'vitest';
import type { Upload } from '#contracts/generated/wire.ts';
import { INTERRUPTED } from './running-upload.ts';
import { untilRead } from './until-read.ts';
import type { UploadRequests } from './upload-requests.ts';

type Answer = Awaited<ReturnType<UploadRequests['read']>>;

const being = (status: Upload['status']): Answer =>
  ({ kind: 'upload', userId: 'usr_1', upload: { id: 'upl_1', status, refusal: null } }) as unknown as Answer;

/** Asks until the answers are used up, the last of which comes again and again. */
async function read(answers: readonly Answer[], turns = 1000) {
  const waits: number[] = [];
  const problems: (string | null)[] = [];
  let asked = 0;
  const outcome = await untilRead({
    ask: () => {
      asked += 1;
      return Promise.resolve(answers[Math.min(asked, answers.length) - 1] ?? being('Ready'));
    },
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    isLeft: () => asked > turns,
    onProblem: (problem) => void problems.push(problem),
  });
  return { outcome, waits, problems };
}

it('a file that the intake reads for long is asked after less and less often', async () => {
  const { outcome, waits } = await read([being('Scanning')], 20);
  expect(outcome).toBe('left');
  expect(waits.slice(0, 3)).toEqual([700, 1050, 1575]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(15_000);
});

it('it is not asked after sooner than the server wants, and its row says meanwhile why nothing is heard of it', async () => {
  const { outcome, waits, problems } = await read([
    being('Completed'),
    { kind: 'later', message: 'Too many requests', afterMs: 40_000 },
    being('Scanning'),
    being('Ready'),
  ]);
  expect(outcome).toBe('read');
  expect(waits).toEqual([700, 40_000, 1575]);
  expect(problems).toEqual([null, INTERRUPTED, null, null]);
});

it.each<[string, Answer, string]>([
  ['nobody is logged in any more', { kind: 'later', message: 'It is over.', isOver: true }, 'It is over.'],
  ['it is refused', being('Rejected'), 'The file was refused.'],
  [
    'its day is over',
    being('Expired'),
    'The day for which the server keeps a file that was not sent whole is over.',
  ],
  ['it was taken away', being('Aborted'), 'Somebody has taken this file away before it was sent whole.'],
  ['the server knows none', { kind: 'refused', userId: 'u', message: 'Gone.', code: null }, 'Gone.'],
])('it is asked after no more once %s', async (_, answer, problem) => {
  const { outcome, waits } = await read([answer]);
  expect([outcome, waits]).toEqual([{ problem }, []]);
});

it('a session that has ended is told to the page, and too many requests with how long to wait', async () => {
  const { uploadRequestsOf } = await import('./upload-requests.ts');
  const told = vi.fn();
  vi.stubGlobal('window', { dispatchEvent: told });
  const led = new Response('', { status: 200 });
  Object.defineProperty(led, 'redirected', { value: true });
  Object.defineProperty(led, 'url', { value: 'https://ours.invalid/login?because=closed' });
  const answers = [led, new Response('Too many requests', { status: 429, headers: { 'Retry-After': '7' } })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  expect(await uploadRequestsOf('usr_1').read('upl_1')).toMatchObject({ kind: 'later', isOver: true });
  expect(told.mock.calls).toMatchObject([[{ detail: 'closed' }]]);
  expect(await uploadRequestsOf('usr_1').read('upl_1')).toMatchObject({ kind: 'later', afterMs: 7000 });
  vi.unstubAllGlobals();
});
