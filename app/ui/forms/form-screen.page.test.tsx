import { createMemoryRouter, Link, RouterProvider, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AskedFields } from '../detail/asked-fields.tsx';
import { click, eventually, fill, found, mount, named, textOf } from '../mount.test-support.tsx';
import { asksBeforeLeaving, mountPage, posts } from '../mount-page.test-support.tsx';
import { useContractForm } from './contract-form.ts';
import { FormScreen } from './form-screen.tsx';
import { TextField } from './text-fields.tsx';

const Schema = z.object({ name: z.string('Name is required').min(1, 'Name is required') });

function NameForm() {
  const { form, fields } = useContractForm(Schema, undefined);
  const saved = useActionData();
  return (
    <FormScreen title="New case" form={form} idempotencyKey={'"key-1"'} submitLabel="Send out case">
      <TextField field={fields.name} label="Name" />
      {saved !== undefined && <p>Sent</p>}
    </FormScreen>
  );
}

it('a form screen tells what is wrong, and posts what is right with the key it was shown with', async () => {
  const posts: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return true;
  };
  const router = createMemoryRouter([{ path: '/', element: <NameForm />, action }]);
  await mount(<RouterProvider router={router} />);
  expect(textOf(found('h1'))).toBe('New case');
  await click(named('Send out case'));
  await eventually(() => expect(textOf(found('form'))).toContain('Name is required'));
  expect(posts).toEqual([]);
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada');
  await click(named('Send out case'));
  await eventually(() => expect(textOf()).toContain('Sent'));
  expect(posts).toHaveLength(1);
  expect(Object.values(posts[0] ?? {})).toEqual(expect.arrayContaining(['Ada', '"key-1"']));
});

it('what is corrected after a refusal can be sent while the page is still read anew', async () => {
  const posts: unknown[] = [];
  let reads = 0;
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <NameForm />,
        loader: () => {
          reads += 1;
          return reads === 1 ? null : new Promise(() => undefined);
        },
        action: async ({ request }: { request: Request }) => {
          posts.push((await request.formData()).get('name'));
          return true;
        },
      },
    ],
    { initialEntries: ['/'] },
  );
  await mount(<RouterProvider router={router} />);
  await eventually(() => expect(named('Send out case')).not.toBeNull());
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada');
  await click(named('Send out case'));
  await eventually(() => expect([textOf().includes('Sent'), reads]).toEqual([true, 2]));
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada Lovelace');
  await click(named('Send out case'));
  await eventually(() => expect(posts).toEqual(['Ada', 'Ada Lovelace']));
});

it('a form that is pressed again while it is on its way is sent once, and other words of it are sent', async () => {
  const posts: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    posts.push((await request.formData()).get('name'));
    return new Promise(() => undefined);
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: <NameForm />, action }])} />);
  // As Enter in a field does it.
  const press = () => click(found('button[aria-hidden]'));
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada');
  await press();
  await eventually(() => expect(posts).toEqual(['Ada']));
  await press();
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada Lovelace');
  await press();
  await eventually(() => expect(posts.at(-1)).toBe('Ada Lovelace'));
  expect(posts).toEqual(['Ada', 'Ada Lovelace']);
});

/** As a page that begins with a whole thing, of which its form asks for a part. */
function WholeForm() {
  const { form } = useContractForm<Record<string, unknown>, unknown>(Schema, undefined, {
    id: 'whole',
    defaultValue: { name: 'Ada', etag: '"v1"', owner: { userId: 'usr_1' } },
  });
  return (
    <FormScreen title="Edit case" form={form} idempotencyKey={'"key-1"'} submitLabel="Save case">
      <input type="hidden" name="etag" value={'"v2"'} />
      <input type="hidden" name="found.owner" value="Lee" />
      <AskedFields asks={[{ name: 'name', label: 'Name' }]} />
      <Link to="/groups?group=1">The group</Link>
    </FormScreen>
  );
}

it('a form asks before it is left while something typed is in it, and not once that is as it was', async () => {
  await mountPage(<WholeForm />);
  const name = found<HTMLInputElement>('input[name=name]');
  expect([name.value, asksBeforeLeaving()]).toEqual(['Ada', false]);
  await fill(name, 'Ada Lovelace');
  expect(asksBeforeLeaving()).toBe(true);
  await fill(name, 'Ada');
  expect(asksBeforeLeaving()).toBe(false);
});

it('a form asks before another part of its page takes its place', async () => {
  await mountPage(<WholeForm />, { path: '/groups', search: '?group=1&edit=1' });
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada Lovelace');
  await click(named('The group'));
  await eventually(() => expect(textOf()).toContain('Leave without saving?'));
});

it.each([
  ['the form', { status: 'error', error: {}, refusal: null, unanswered: 'first try' }],
  [
    'one of several forms',
    { intent: 'x', refused: { status: 'error', refusal: 503, unanswered: 'first try' } },
  ],
  ['a request', { outcome: { refused: { refusal: null, unanswered: 'first try' } } }],
])('D35 after a try of %s without an answer the page says so with the next one', async (_, answer) => {
  await mountPage(<WholeForm />, { answer: () => answer });
  await fill(found<HTMLInputElement>('input[name=name]'), 'Ada Lovelace');
  await click(named('Save case'));
  await eventually(() => expect(found<HTMLInputElement>('[name=unanswered]').value).toBe('first try'));
  await click(named('Save case'));
  await eventually(() => expect(posts.map(({ unanswered }) => unanswered)).toEqual([undefined, 'first try']));
});

function ListForm() {
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    Schema.extend({ facilities: z.array(z.string()) }),
    undefined,
    { id: 'list', defaultValue: { name: 'Ada', facilities: ['fac_1'] } },
  );
  const choices = ['fac_1', 'fac_2'].map((value) => ({ value, label: value }));
  return (
    <FormScreen title="Edit group" form={form} idempotencyKey={'"key-1"'} submitLabel="Save group">
      <AskedFields
        asks={[
          { name: 'name', label: 'Name' },
          { name: 'facilities', label: 'Facilities', kind: 'many', choices },
        ]}
      />
    </FormScreen>
  );
}

it('a form with one box ticked is as it was once what was typed in it is taken back', async () => {
  await mountPage(<ListForm />);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  const name = found<HTMLInputElement>('input[name=name]');
  await fill(name, 'Ada Lovelace');
  expect(asksBeforeLeaving()).toBe(true);
  await fill(name, 'Ada');
  expect(asksBeforeLeaving()).toBe(false);
});
