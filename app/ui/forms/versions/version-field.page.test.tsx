import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Ask, AskedFields } from '../../detail/asked-fields.tsx';
import { click, eventually, fill, found, hydrate, mount, named, textOf } from '../../mount.test-support.tsx';
import { useContractForm } from '../contract-form.ts';
import { FormScreen } from '../form-screen.tsx';

const Schema = z.object({
  name: z.string(),
  phone: z.string().optional(),
  rights: z.object({ edit: z.boolean().default(false) }),
  groups: z.array(z.string()).default([]),
  etag: z.string(),
});
const choices = [
  { value: 'g1', label: 'Skin readers' },
  { value: 'g2', label: 'Night readers' },
];
const asks: readonly Ask[] = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone' },
  { name: 'rights.edit', label: 'May edit cases', kind: 'tick' },
  { name: 'groups', label: 'Groups', kind: 'many', choices },
];

interface Person {
  readonly version: number;
  readonly name: string;
  readonly phone: string;
  readonly mayEdit: boolean;
  readonly groups: readonly string[];
}

/** What the API holds by now, and what it was sent. */
let saved: Person;
let posts: Record<string, unknown>[] = [];

const etagOf = (person: Person): string => `"v${String(person.version)}"`;

function PersonForm() {
  const person = useLoaderData() as Person;
  const answer = useActionData() as never;
  const values = {
    name: person.name,
    phone: person.phone,
    rights: { edit: person.mayEdit ? 'on' : undefined },
    groups: person.groups,
  };
  const { form } = useContractForm<Record<string, unknown>, unknown>(Schema, answer, {
    id: 'person',
    defaultValue: values,
  });
  return (
    <FormScreen
      title="Edit person"
      form={form}
      idempotencyKey={'"key"'}
      submitLabel="Save person"
      version={{ etag: etagOf(person), values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}

const refusalOf = (typed: Record<string, unknown>) => ({
  status: 'error',
  initialValue: typed,
  error: { '': ['Somebody else has changed this.'] },
  refusal: 412,
});

/** As the API: what was read before somebody else saved is refused. */
async function action({ request }: { readonly request: Request }) {
  const posted = await request.formData();
  const [name, phone, edit, etag] = ['name', 'phone', 'rights.edit', 'etag'].map((one) => posted.get(one));
  const groups = posted.getAll('groups');
  posts.push({ name, phone, edit, groups, etag });
  return etag === etagOf(saved) ? null : refusalOf({ name, phone, rights: { edit }, groups });
}

const route = { path: '/', element: <PersonForm />, action, loader: () => saved };

beforeEach(() => {
  posts = [];
  saved = { version: 1, name: 'Ada', phone: '614', mayEdit: true, groups: ['g1'] };
});

const open = async () => {
  await mount(<RouterProvider router={createMemoryRouter([route])} />);
  await eventually(() => expect(named('Save person')).not.toBeNull());
};
const input = (name: string) => found<HTMLInputElement>(`input[name="${name}"]`);
const save = () => click(named('Save person'));

describe('a save over what somebody else has saved meanwhile', () => {
  it('is refused however often it is pressed, and shows both versions each time', async () => {
    await open();
    await fill(input('name'), 'Ada Lovelace');
    saved = { ...saved, version: 2, name: 'Ada King' };
    await save();
    await eventually(() => expect(textOf()).toContain('YoursAda Lovelace'));
    expect(textOf()).toContain('As it is saved nowAda King');
    await click(named('Keep editing'));
    await fill(input('name'), 'Ada L.');
    await save();
    await eventually(() => expect(textOf()).toContain('YoursAda L.'));
    expect(posts.map(({ etag }) => etag)).toEqual(['"v1"', '"v1"']);
  });

  it('is sent with what was chosen for each field, and with what only the others have changed', async () => {
    await open();
    await fill(input('name'), 'Ada Lovelace');
    await fill(input('phone'), '513');
    saved = { version: 2, name: 'Ada King', phone: '740', mayEdit: false, groups: ['g1', 'g2'] };
    await save();
    await eventually(() => expect(textOf()).toContain('This was changed elsewhere'));
    expect(textOf()).toContain('May edit casesNot ticked');
    expect(textOf()).toContain('GroupsSkin readers, Night readers');
    const [mine, , , theirs] = document.querySelectorAll<HTMLElement>('[role=dialog] input[type=radio]');
    await click(mine ?? expect.fail('no choice'));
    await click(named('Save these choices'));
    expect(textOf()).toContain('Choose one version of each field.');
    await click(theirs ?? expect.fail('no choice'));
    await click(named('Save these choices'));
    await eventually(() =>
      expect(posts[1]).toEqual({
        name: 'Ada Lovelace',
        phone: '740',
        edit: null,
        groups: ['g1', 'g2'],
        etag: '"v2"',
      }),
    );
    expect(posts).toHaveLength(2);
  });

  it('asks for another press where nothing was changed that the form asks', async () => {
    await open();
    await fill(input('name'), 'Ada Lovelace');
    saved = { ...saved, version: 2 };
    await save();
    await eventually(() => expect(textOf()).toContain('Nothing that this form asks was changed.'));
    await save();
    await eventually(() => expect(posts.map(({ etag }) => etag)).toEqual(['"v1"', '"v2"']));
  });

  it('keeps the version that the form was opened with, though something else was refused first', async () => {
    await open();
    await fill(input('name'), 'Ada Lovelace');
    saved = { ...saved, version: 2, name: 'Ada King' };
    const { action: _, ...shown } = route;
    const wrong = () => ({ status: 'error', error: { phone: ['Wrong'] }, refusal: 422 });
    await mount(<RouterProvider router={createMemoryRouter([{ ...shown, action: wrong }])} />);
    await eventually(() => expect(input('etag').value).toBe('"v2"'));
    saved = { ...saved, version: 3 };
    await save();
    await eventually(() => expect(textOf()).toContain('Wrong'));
    expect(input('etag').value).toBe('"v2"');
  });

  it('is told of field by field on a page without script, before it is pressed again', async () => {
    saved = { version: 2, name: 'Ada King', phone: '614', mayEdit: false, groups: [] };
    const typed = { name: 'Ada Lovelace', phone: '614', rights: { edit: 'on' }, groups: 'g1' };
    const router = createMemoryRouter([{ ...route, id: 'person' }], {
      hydrationData: { loaderData: { person: saved }, actionData: { person: refusalOf(typed) } },
    });
    await hydrate(<RouterProvider router={router} />);
    expect(textOf()).toContain('Press “Save person” again only if what stands in the form');
    expect(textOf(found('dl'))).toBe('NameAda KingMay edit casesNot tickedGroupsEmpty');
    expect([input('name').value, input('etag').value]).toEqual(['Ada Lovelace', '"v2"']);
  });
});
