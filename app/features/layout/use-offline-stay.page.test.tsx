import { Form, Link } from '@remix-run/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notice, showNotices } from '#app/ui/feedback/notify.ts';
import { click, eventually, found, mount, named } from '#app/ui/mount.test-support.tsx';
import { useOfflineStay } from './use-offline-stay.ts';

const OFFLINE = {
  kind: 'warning',
  message:
    'You are offline. Please check your internet connection. Nothing was sent, and this page stays open.',
  about: 'offline',
};
let told: Notice[] = [];
let sent = 0;
let worked = 0;

function Desk() {
  useOfflineStay();
  return (
    <>
      <textarea defaultValue="Basal cell carcinoma" />
      <Link to="/next">Sign out…</Link>
      <Link to="/next" data-works-offline>
        Next step
      </Link>
      <a href={`${window.location.pathname}#diagnosis`}>Diagnosis</a>
      <Form method="post">
        <button type="submit">Send order</button>
      </Form>
      <form
        data-works-offline
        onSubmit={(event) => {
          event.preventDefault();
          worked += 1;
        }}
      >
        <button type="submit">Save text</button>
      </form>
    </>
  );
}

async function desk() {
  const action = () => {
    sent += 1;
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Desk />, action },
    { path: '/next', element: <p>The next page</p> },
  ]);
  await mount(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

beforeEach(() => {
  const end = showNotices((notice) => void told.push(notice));
  [told, sent, worked] = [[], 0, 0];
  return end;
});

afterEach(() => void vi.restoreAllMocks());

const lose = () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('S8-04 a link and a form that the server would answer leave the page as it is without a network', async () => {
  const path = await desk();
  lose();
  await click(named('Sign out…'));
  expect([path(), told]).toEqual(['/', [OFFLINE]]);
  await click(named('Send order'));
  expect([path(), told, sent]).toEqual(['/', [OFFLINE, OFFLINE], 0]);
  expect(found<HTMLTextAreaElement>('textarea').value).toBe('Basal cell carcinoma');
});

it('what works in the browser works without a network too', async () => {
  const path = await desk();
  lose();
  await click(named('Save text'));
  await click(named('Diagnosis'));
  expect([worked, path(), told]).toEqual([1, '/', []]);
  await click(named('Next step'));
  await eventually(() => expect(path()).toBe('/next'));
});

it('nothing is held back with a network, nor once the frame is gone', async () => {
  const path = await desk();
  await click(named('Send order'));
  await eventually(() => expect(sent).toBe(1));
  await click(named('Sign out…'));
  await eventually(() => expect(path()).toBe('/next'));
  lose();
  const link = document.createElement('a');
  link.href = '/elsewhere';
  document.body.append(link);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(press);
  expect(told).toEqual([]);
});
