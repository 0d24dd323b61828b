import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { found, mount, textOf, unmount } from '../mount.test-support.tsx';
import { ExportLinks } from './export-links.tsx';

async function show(total = 137): Promise<void> {
  const element = <ExportLinks exported="users" total={total} />;
  const router = createMemoryRouter([{ path: '/users', element }], { initialEntries: ['/users?q=a'] });
  await mount(<RouterProvider router={router} />);
}

/** A body that comes part by part, as the test says. */
function heldBody() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    body,
    come: (text: string) => act(() => Promise.resolve(controller.enqueue(new TextEncoder().encode(text)))),
    end: () => act(() => Promise.resolve(controller.close())),
    breakOff: () => act(() => Promise.resolve(controller.error(new Error('broken')))),
  };
}

const press = (format: string) =>
  act(() => Promise.resolve(found<HTMLAnchorElement>(`a[href*="format=${format}"]`).click()));
const answers = (response: Response | Error) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
    );
const says = () => textOf(found('[role=status], [role=alert]'));

/** The files that the page hands to the browser, by name. */
function kept() {
  const files: { name: string; bytes: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const bytes = blobs.get(this.href);
    if (bytes === undefined) this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    else files.push({ name: this.download, bytes });
  });
  return files;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await unmount();
});

describe('the rows of a list as a sheet', () => {
  it('are as many as the list says, and no more than a sheet has', async () => {
    await show();
    expect(textOf(found('div'))).toContain('Export 137 rows');
    await show(1);
    expect(textOf(found('div'))).toContain('Export 1 row');
    await show(60_000);
    expect(textOf(found('div'))).toContain('Export the first 50,000 of 60000 rows');
  });

  it('come with progress, once, and are kept under the name that the API gives', async () => {
    const files = kept();
    const held = heldBody();
    const headers = { 'Content-Disposition': 'attachment; filename="users-2026-11-24.csv"' };
    const asked = answers(new Response(held.body, { headers }));
    await show();
    await press('csv');
    expect(says()).toBe('Asking for the sheet…');
    await held.come('name\n'.repeat(1000));
    expect(says()).toBe('5.0 kB fetched…');
    await press('xlsx');
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/files/exports/users?q=a&format=csv']);
    await held.end();
    await vi.waitFor(() => expect(says()).toBe('users-2026-11-24.csv was downloaded.'));
    expect(files.map(({ name, bytes }) => [name, bytes.size])).toEqual([['users-2026-11-24.csv', 5000]]);
  });

  it('are not kept where they break off, and the page says so', async () => {
    const files = kept();
    const held = heldBody();
    answers(new Response(held.body));
    await show();
    await press('xlsx');
    await held.come('PK');
    await held.breakOff();
    await vi.waitFor(() => expect(says()).toContain('did not come whole'));
    expect(found('[role=alert]')).not.toBeNull();
    expect(files).toEqual([]);
  });

  it.each([
    ['a refusal', new Response('No', { status: 503 })],
    ['no answer', new TypeError('offline')],
  ])('say %s in place, and can be asked for again', async (_what, answer) => {
    const asked = answers(answer);
    await show();
    await press('csv');
    await vi.waitFor(() => expect(says()).toContain('Try again'));
    await press('csv');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
