import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { z } from 'zod';
import { Dialog, DialogCancel } from '#app/ui/feedback/dialog.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { fill, found, mount, unmount } from '#app/ui/mount.test-support.tsx';
import { RouteFailure } from './failure.tsx';
import { useKeptForms } from './use-kept-forms.ts';

export const KEY = btoa('k'.repeat(32));
const PAUSE_MS = 300;

/** Pauses in typing, which end when a test says so. */
export const pauses = new Map<number, () => void>();

export function endPauses(): void {
  for (const end of pauses.values()) end();
  pauses.clear();
}

export const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('typed:'));

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

export interface Server {
  /** What comes of a note that is sent. */
  readonly answer?: (posted: FormData) => unknown;
  readonly load?: () => null;
  /** When the login began, in which the key is asked for once. */
  readonly startedAt?: number;
  readonly path?: string;
}

/** The form of this page is wrong whatever stands in it, so that it is never sent. */
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

export async function show(server: Server = {}) {
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

export const typeNote = (text: string) => fill(found<HTMLInputElement>('[name=note]'), text);

export async function forgetKeptForms(): Promise<void> {
  await unmount();
  localStorage.clear();
}

/** A browser that keeps nothing yet, whose pauses in typing end by `endPauses`, and a server that gives out the key. */
export function beginKeptForms(): void {
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
}
