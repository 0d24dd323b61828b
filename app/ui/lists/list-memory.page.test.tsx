import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordPage } from '../detail/record-page.tsx';
import { mount, named, textOf, unmount } from '../mount.test-support.tsx';
import { ListHead } from './list-head.tsx';
import { useLastList } from './list-memory.ts';
import { aListState } from './list-state.test-support.ts';

const list = aListState();

function LastList() {
  return <output>{useLastList(['/selectedCases', '/availableCases'])}</output>;
}

async function open(address: string, back = '/users'): Promise<void> {
  const isRecord = address.startsWith('/UserDetail');
  const element = isRecord ? (
    <RecordPage title="Somebody" back={{ to: back, label: 'All users' }}>
      <LastList />
    </RecordPage>
  ) : (
    <ListHead list={list} />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  await mount(<RouterProvider router={router} />);
}

const wayBack = () => named('All users').getAttribute('href');

afterEach(async () => {
  vi.unstubAllGlobals();
  await unmount();
  sessionStorage.clear();
});

describe('a list that was left by a link', () => {
  it('is gone back to with its filters, order and page', async () => {
    await open('/users?status=New&sort=-name&page=2');
    await open('/UserDetail/usr_1');
    expect(wayBack()).toBe('/users?status=New&sort=-name&page=2');
  });

  it('leaves nothing of what was searched for in the browser', async () => {
    await open('/users?status=New&q=Ashworth&page=2&notSaved=name');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ashworth');
    await open('/UserDetail/usr_1');
    expect(wayBack()).toBe('/users?status=New');
  });

  it('is one for each part of a page', async () => {
    await open('/users?part=registrations&kind=providers');
    await open('/users?role=Admin');
    await open('/UserDetail/usr_1', '/users?part=registrations');
    expect(wayBack()).toBe('/users?part=registrations&kind=providers');
    await open('/UserDetail/usr_1');
    expect(wayBack()).toBe('/users?role=Admin');
  });

  it('is the whole list where it was not seen, or where the browser keeps nothing', async () => {
    await open('/UserDetail/usr_1');
    expect(wayBack()).toBe('/users');
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny });
    await open('/users?status=New');
    await open('/UserDetail/usr_1');
    expect(wayBack()).toBe('/users');
  });

  it('goes nowhere else than to its own list', async () => {
    sessionStorage.setItem('list /users', '//elsewhere.example/users');
    await open('/UserDetail/usr_1');
    expect(wayBack()).toBe('/users');
  });

  it('is the one that was seen last, where there are several', async () => {
    await open('/availableCases?priority=STAT');
    await open('/UserDetail/usr_1');
    expect(textOf(document.querySelector('output') as Element)).toBe('/availableCases');
    await open('/users');
    await open('/UserDetail/usr_1');
    expect(textOf(document.querySelector('output') as Element)).toBe('/selectedCases');
  });
});
