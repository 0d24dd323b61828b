import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { showNotices } from '#app/ui/feedback/notify.ts';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { click, eventually, fill, found, mount, unmount } from '#app/ui/mount.test-support.tsx';
import { useKeptForms } from '../use-kept-forms.ts';

const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('typed:'));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ userId: 'usr_1', key: btoa('k'.repeat(32)) })),
  );
});

afterEach(async () => {
  await unmount();
  localStorage.clear();
});

/** As the member pages: what keeps the forms stands around them. */
function Member() {
  useKeptForms(1);
  return <Outlet />;
}

/** How a thing is by now, of which a page is the form. */
let saved = { version: 1, name: 'Ada', phone: '614', mayEdit: true };

function VersionedPage() {
  const { version, name, phone, mayEdit } = saved;
  const values = { name, phone, mayEdit: mayEdit ? 'on' : undefined };
  const questions = [
    { name: 'name', label: 'Name' },
    { name: 'phone', label: 'Phone' },
    { name: 'mayEdit', label: 'May edit cases', kind: 'tick' as const },
  ];
  const schema = z.object({ name: z.string(), phone: z.string(), mayEdit: z.boolean().default(false) });
  const { form } = useContractForm<Record<string, unknown>, unknown>(schema, null, {
    id: 'person',
    defaultValue: values,
  });
  return (
    <FormScreen
      title="Edit person"
      form={form}
      idempotencyKey={'"key"'}
      submitLabel="Save"
      version={{ etag: `"v${String(version)}"`, values, questions }}
    >
      <AskedFields asks={questions} />
    </FormScreen>
  );
}

/** One of several forms, which compares no versions. */
const PlainPage = () => (
  <form id="person">
    <input type="hidden" name="idempotencyKey" defaultValue="key" />
    <input type="hidden" name="etag" defaultValue={`"v${String(saved.version)}"`} />
    <label>
      Name
      <input name="name" defaultValue={saved.name} />
    </label>
  </form>
);

describe('S4.1-12 D14 what was typed over what others have saved meanwhile', () => {
  async function page(path: '/versioned' | '/plain') {
    const pages = [
      { path: '/versioned', element: <VersionedPage /> },
      { path: '/plain', element: <PlainPage /> },
    ];
    const router = createMemoryRouter([{ element: <Member />, children: pages }], { initialEntries: [path] });
    await mount(<RouterProvider router={router} />);
  }
  const input = (name: string) => found<HTMLInputElement>(`#person [name=${name}]`);

  /** Changes a name and takes a tick away, and comes back when others have saved something. */
  async function comeBack(path: '/versioned' | '/plain', since: Partial<typeof saved>) {
    saved = { version: 1, name: 'Ada', phone: '614', mayEdit: true };
    await page(path);
    await fill(input('name'), 'Ada Lovelace');
    if (path === '/versioned') await click(input('mayEdit'));
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await unmount();
    saved = { ...saved, version: 2, ...since };
    await page(path);
    await eventually(() => expect(input('name').value).toBe('Ada Lovelace'));
  }

  it('is the only thing that is brought back, and is sent on the version that the page shows', async () => {
    await comeBack('/versioned', { phone: '740' });
    await eventually(() => expect(input('mayEdit').checked).toBe(false));
    expect([input('phone').value, input('etag').value]).toEqual(['740', '"v2"']);
  });

  it('keeps the version that it was typed on where both have changed the same, so that both are compared', async () => {
    await comeBack('/versioned', { name: 'Ada King', phone: '740' });
    await eventually(() => expect(input('etag').value).toBe('"v1"'));
    expect(input('phone').value).toBe('740');
  });

  it('is told of where the form compares no versions', async () => {
    const told: string[] = [];
    const end = showNotices(({ message }) => told.push(message));
    await comeBack('/plain', { name: 'Ada King' });
    await eventually(() =>
      expect(told.at(-1)).toBe(
        'This was changed meanwhile, by somebody else or in another window of yours: Name (now Ada King). What you had typed takes its place when you send it.',
      ),
    );
    end();
  });
});
