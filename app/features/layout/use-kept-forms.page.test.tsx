import { act, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Dialog, DialogCancel } from '#app/ui/feedback/dialog.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { RouteFailure } from './failure.tsx';
import { useKeptForms } from './use-kept-forms.ts';

const KEY = btoa('k'.repeat(32));
const PAUSE_MS = 300;

/** Pauses in typing, which end when a test says so. */
const pauses = new Map<number, () => void>();

function endPauses(): void {
  for (const end of pauses.values()) end();
  pauses.clear();
}

const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('typed:'));

function NotePage() {
  const [isOpen, setOpen] = useState(false);
  const { form, fields } = useContractForm(z.object({ note: z.string() }), null, { id: 'note' });
  return (
    <FormScreen title="Note" form={form} idempotencyKey={'"key"'} submitLabel="Send">
      <TextField field={fields.note} label="Note" />
      <button type="button" onClick={() => setOpen(true)}>
        Release
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Release the case">
        <form id="release">
          <input type="hidden" name="idempotencyKey" defaultValue="key" />
          <input name="reason" />
          <DialogCancel />
        </form>
      </Dialog>
    </FormScreen>
  );
}

interface Server {
  /** What comes of a note that is sent. */
  readonly answer?: (posted: FormData) => unknown;
  readonly load?: () => null;
  /** When the login began, in which the key is asked for once. */
  readonly startedAt?: number;
  readonly path?: string;
}

/** Its form is wrong whatever stands in it, so that it is never sent. */
const StrictPage = () => (
  <form id="strict" onSubmit={(event) => event.preventDefault()}>
    <input type="hidden" name="idempotencyKey" defaultValue="key" />
    <input name="note" />
    <button type="submit">Send</button>
  </form>
);

function LaterPage() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <StrictPage />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Write
    </button>
  );
}

/** As the member pages: what keeps the forms stands around them, and stays when a page fails. */
function Member({ startedAt }: { readonly startedAt: number }) {
  useKeptForms(startedAt);
  return <Outlet />;
}

async function show(server: Server = {}) {
  const { answer = () => null, load = () => null, startedAt = 1, path = '/' } = server;
  const posts: unknown[] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    const posted = await request.formData();
    posts.push(posted.get('note'));
    return answer(posted);
  };
  const routes = [
    {
      element: <Member startedAt={startedAt} />,
      children: [
        { path: '/', element: <NotePage />, action, loader: load, errorElement: <RouteFailure /> },
        { path: '/elsewhere', element: <p>Elsewhere</p> },
        { path: '/strict', element: <StrictPage /> },
        { path: '/later', element: <LaterPage /> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await mount(<RouterProvider router={router} />);
  return { router, posts };
}

const typeNote = (text: string) => fill(found<HTMLInputElement>('[name=note]'), text);

afterEach(async () => {
  await unmount();
  localStorage.clear();
});

beforeEach(() => {
  localStorage.clear();
  pauses.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ userId: 'usr_1', key: KEY })));
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  let started = 0;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    if (ms !== PAUSE_MS) return start(run, ms);
    started -= 1;
    pauses.set(started, run);
    return started;
  });
  vi.stubGlobal('clearTimeout', (timer: number) => {
    if (!pauses.delete(timer)) stop(timer);
  });
});

describe('S4.1-12 what is kept of what was typed', () => {
  it('goes when it is sent, though the answer comes before the pause in typing is over', async () => {
    const { posts } = await show();
    await typeNote('Sent once.');
    expect(pauses.size).toBe(1);
    await click(named('Send'));
    await eventually(() => expect(posts).toEqual(['Sent once.']));
    expect(pauses.size).toBe(0);
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it.each([
    ['the page of a form came', '/', 2],
    ['a form behind a button was opened', '/later', 3],
  ])(
    'is kept where the line broke after %s and before anything was typed',
    async (_what, path, startedAt) => {
      const server = vi.fn(() => Promise.resolve(Response.json({ userId: 'usr_1', key: KEY })));
      vi.stubGlobal('fetch', server);
      await show({ startedAt, path });
      if (path === '/later') {
        expect(server).not.toHaveBeenCalled();
        await click(named('Write'));
        act(() => found('[name=note]').focus());
      }
      await eventually(() => expect(server).toHaveBeenCalledTimes(1));
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await typeNote('Typed without a line.');
      endPauses();
      await eventually(() => expect(keptNames()).toHaveLength(1));
    },
  );

  it('lies under a name that does not tell what was looked for, and is kept whatever that was', async () => {
    const { router } = await show();
    const search = '?status=open&q=Miller&find=k1&find.facilityId=Haverly';
    await act(async () => router.navigate(`/${search}`));
    await typeNote('Half a sentence.');
    endPauses();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    const [name = ''] = keptNames();
    expect(decodeURIComponent(name)).toContain(':/?status=open:');
    expect(name).not.toMatch(/Miller|k1|Haverly/);
  });

  it('stays for whoever stays on the page, and goes with whoever leaves and loses the changes', async () => {
    const { router } = await show();
    await typeNote('Not wanted.');
    endPauses();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    for (const [answer, kept] of [
      ['Stay on this page', 1],
      ['Leave and lose the changes', 0],
    ] as const) {
      await router.navigate('/elsewhere');
      await eventually(() => expect(textOf()).toContain('Leave without saving?'));
      await click(named(answer));
      await eventually(() => expect(textOf()).not.toContain('Leave without saving?'));
      await eventually(() => expect(keptNames()).toHaveLength(kept));
    }
    expect(textOf()).toContain('Elsewhere');
  });

  it.each(['Cancel', 'Close'])(
    'goes with a dialog that is left by %s, and nothing else does',
    async (way) => {
      await show();
      await typeNote('Still wanted.');
      await click(named('Release'));
      await fill(found<HTMLInputElement>('[name=reason]'), 'Not wanted.');
      endPauses();
      await eventually(() => expect(keptNames()).toHaveLength(2));
      await click(named(way));
      await eventually(() => expect(keptNames()).toHaveLength(1));
      expect(keptNames()[0]).toContain(':note:');
    },
  );
});

const note = () => document.querySelector<HTMLInputElement>('[name=note]')?.value;
const REFUSED = { status: 'error', error: { '': ['No response'] }, refusal: null };

describe('S8-01 what was typed when nobody knows whether it arrived', () => {
  /** Sends a note whose page then fails, and tries the page again. */
  async function loseAndTryAgain(server: Server) {
    const shown = await show(server);
    await typeNote('Worth an hour.');
    await click(named('Send'));
    await eventually(() => expect(textOf()).toContain('Try again'));
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await unmount();
    return shown;
  }

  it.each<[string, Server]>([
    ['the line is cut while it is sent', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the form is refused and its page cannot be read either', { answer: () => REFUSED, load: failAfter(1) }],
  ])('is there again where %s, and is the same request when it is sent again', async (_, server) => {
    const keys: unknown[] = [];
    await loseAndTryAgain(server);
    await show({
      answer: (posted) => {
        const unanswered = posted.get('unanswered');
        keys.push(typeof unanswered === 'string' ? JSON.parse(unanswered) : null);
        return null;
      },
    });
    await eventually(() => expect(note()).toBe('Worth an hour.'));
    await click(named('Send'));
    await eventually(() => expect(keys).toEqual([{ key: '"key"', etag: null, words: null }]));
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it('is another request once other words stand in it', async () => {
    const keys: unknown[] = [];
    await loseAndTryAgain({ answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    await show({
      answer: (posted) => {
        keys.push(posted.get('unanswered'));
        return null;
      },
    });
    await eventually(() => expect(note()).toBe('Worth an hour.'));
    await typeNote('Worth two hours.');
    await click(named('Send'));
    await eventually(() => expect(keys).toEqual([null]));
  });

  it('is gone where it was done and only the page after it could not be read', async () => {
    await show({ answer: () => ({ intent: 'note', refused: null }), load: failAfter(1) });
    await typeNote('Done.');
    await click(named('Send'));
    await eventually(() => expect(textOf()).toContain('Try again'));
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it('is there again on the way back to a page that refused it itself', async () => {
    const { router } = await show();
    await router.navigate('/strict');
    await eventually(() => expect(document.getElementById('strict')).not.toBeNull());
    await typeNote('Not sent.');
    await click(named('Send'));
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await router.navigate('/elsewhere');
    await eventually(() => expect(textOf()).toContain('Elsewhere'));
    await router.navigate('/strict');
    await eventually(() => expect(note()).toBe('Not sent.'));
  });

  it('is there again after a reload in the same login, though it was never sent', async () => {
    await show();
    await typeNote('Not sent.');
    endPauses();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await unmount();
    await show();
    await eventually(() => expect(note()).toBe('Not sent.'));
  });
});

/** A loader that fails from a call on. */
function failAfter(calls: number): () => null {
  let left = calls;
  return () => {
    left -= 1;
    if (left < 0) throw new Response('Internal server error!', { status: 502 });
    return null;
  };
}
