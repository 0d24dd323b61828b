import { expect, it } from 'vitest';
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
