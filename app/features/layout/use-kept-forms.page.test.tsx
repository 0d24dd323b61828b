import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Dialog, DialogCancel } from '#app/ui/feedback/dialog.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
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
  useKeptForms(1);
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

async function show() {
  const posts: unknown[] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    posts.push((await request.formData()).get('note'));
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', element: <NotePage />, action },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  await mount(<RouterProvider router={router} />);
  return { router, posts };
}

const typeNote = (text: string) => fill(found<HTMLInputElement>('[name=note]'), text);

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
      expect(keptNames()[0]).toMatch(/:note$/);
    },
  );
});
