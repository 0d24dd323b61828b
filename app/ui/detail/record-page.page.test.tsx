import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { click, eventually, fill, found, mount, named, textOf } from '../mount.test-support.tsx';
import { type Move, MoveList } from './move-list.tsx';
import { RecordPage } from './record-page.tsx';

const reply: Move = {
  intent: 'reply',
  label: 'Reply',
  done: 'The reply is sent.',
  schema: z.object({ text: z.string(), etag: z.string(), idempotencyKey: z.string() }),
  asks: [{ name: 'text', label: 'Text', kind: 'area' }],
};

const SENT = { intent: 'reply', refused: null };

/** A ticket that has another version once the reply to it was sent. */
function Ticket() {
  const [isSent, setSent] = useState(false);
  return (
    <RecordPage title="A question" back={{ to: '/tickets', label: 'All tickets' }}>
      <MoveList
        moves={[reply]}
        allowed={new Set(['reply'])}
        outcome={isSent ? SENT : undefined}
        statusNow="Open"
        words={() => () => 'Wrong'}
        etag={isSent ? '"v2"' : '"v1"'}
        idempotencyKey={'"key"'}
      />
      <button type="button" onClick={() => setSent(true)}>
        Sent
      </button>
    </RecordPage>
  );
}

async function show() {
  const router = createMemoryRouter(
    [
      { path: '/support', element: <Ticket /> },
      { path: '/tickets', element: <p>All of them</p> },
    ],
    { initialEntries: ['/support?ticket=1'] },
  );
  await mount(<RouterProvider router={router} />);
  return { place: () => router.state.location.pathname + router.state.location.search, router };
}

const ask = 'Leave without saving?';
const write = () => fill(found<HTMLTextAreaElement>('textarea[name=text]'), 'It is here.');

describe('the page of one record', () => {
  it('asks before words are left that were not sent', async () => {
    const { place } = await show();
    await write();
    await click(named('All tickets'));
    await eventually(() => expect(textOf()).toContain(ask));
    expect(place()).toBe('/support?ticket=1');
    await click(named('Stay on this page'));
    expect(found<HTMLTextAreaElement>('textarea[name=text]').value).toBe('It is here.');
    await click(named('All tickets'));
    await click(named('Leave and lose the changes'));
    await eventually(() => expect(place()).toBe('/tickets'));
  });

  it('asks on the way to another record of the same address too', async () => {
    const { place, router } = await show();
    await write();
    await router.navigate('/support?ticket=2');
    await eventually(() => expect(textOf()).toContain(ask));
    expect(place()).toBe('/support?ticket=1');
  });

  it('asks nothing where nothing was written, or it was sent', async () => {
    const { place, router } = await show();
    await router.navigate('/support?ticket=2');
    expect(place()).toBe('/support?ticket=2');
    await write();
    await click(named('Sent'));
    await click(named('All tickets'));
    await eventually(() => expect(place()).toBe('/tickets'));
  });
});
