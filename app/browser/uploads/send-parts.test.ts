import { describe, expect, it } from 'vitest';
import { askLasting } from './running-upload.ts';
import { sendParts } from './send-parts.ts';

it('a part is not sent again once asking is of no use', async () => {
  let tries = 0;
  const sendPart = () => {
    tries += 1;
    return Promise.resolve({ kind: 'later' as const, message: 'Reload the page.', isOver: true });
  };
  const cut = { bytes: 4, partBytes: 4 };
  const sent = await sendParts(
    { file: new Blob(['abcd']), uploadId: 'upl_1', cut, received: [] },
    {
      requests: { sendPart },
      wait: () => Promise.resolve(),
      signal: new AbortController().signal,
      onSent: () => undefined,
    },
  );
  expect([sent, tries]).toEqual([{ kind: 'failed', message: 'Reload the page.' }, 1]);
});

describe('too many requests', () => {
  /** One that was told to come later, and then let in. */
  function lineOf<T>(letIn: T) {
    const waits: number[] = [];
    const answers = [{ kind: 'later', message: 'Too many requests', afterMs: 40_000 } as const, letIn];
    const ask = () => Promise.resolve(answers.shift() ?? letIn);
    const wait = (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    };
    return { waits, ask, wait, signal: new AbortController().signal };
  }

  it('are followed by a part no sooner than the server wants', async () => {
    const { waits, ask, wait, signal } = lineOf({ kind: 'part' as const, userId: 'usr_1', partNumber: 1 });
    const sent = await sendParts(
      { file: new Blob(['abcd']), uploadId: 'upl_1', cut: { bytes: 4, partBytes: 4 }, received: [] },
      { requests: { sendPart: ask }, wait, signal, onSent: () => undefined },
    );
    expect([sent, waits]).toEqual([{ kind: 'sent' }, [40_000]]);
  });

  it('are followed by another question no sooner than the server wants', async () => {
    const { waits, ask, wait, signal } = lineOf({ kind: 'upload' as const });
    expect(await askLasting(ask, { wait }, signal)).toEqual({ kind: 'upload' });
    expect(waits).toEqual([40_000]);
  });
});
