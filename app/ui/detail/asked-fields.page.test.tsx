import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { click, eventually, fill, found, named, unmount } from '../mount.test-support.tsx';
import { mountPage, posts } from '../mount-page.test-support.tsx';
import type { Ask } from './asked-fields.tsx';
import { MoveList } from './move-list.tsx';

const schema = z.object({
  person: z.string().optional(),
  title: z.string().optional(),
  phone: z.string().optional(),
  etag: z.string(),
  idempotencyKey: z.string(),
});
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const asks: readonly Ask[] = [
  { name: 'person', label: 'Person', kind: 'one', choices },
  { name: 'phone', label: 'Phone', complete: (typed) => `+${typed}` },
  { name: 'title', label: 'Title', kind: 'one', choices, isKept: true },
];

async function show(defaults: Readonly<Record<string, string>>): Promise<void> {
  const element = (
    <MoveList
      moves={[{ intent: 'give', label: 'Give', done: 'Given.', schema, asks, defaults }]}
      allowed={new Set(['give'])}
      outcome={undefined}
      statusNow="Open"
      words={() => () => 'Wrong'}
      etag={'"v3"'}
      idempotencyKey={'"key"'}
    />
  );
  await mountPage(element);
}

afterEach(unmount);

it('a choice that may be left out is taken back, and the form is sent without it', async () => {
  await show({});
  const select = () => found<HTMLSelectElement>('select[name=person]');
  await fill(select(), 'a');
  expect(found<HTMLOptionElement>('select[name=person] option').disabled).toBe(false);
  await fill(select(), '');
  await click(named('Give'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ person: '' });
});

it('a choice that has no empty value can be left out at first, and is only changed afterwards', async () => {
  await show({});
  expect(found<HTMLOptionElement>('select[name=title] option').disabled).toBe(false);
  await show({ person: 'a', title: 'b' });
  expect(found<HTMLSelectElement>('select[name=person]').value).toBe('a');
  expect(document.querySelector('select[name=title]')).toBeNull();
  expect(found<HTMLInputElement>('input[name=title][value=b]').checked).toBe(true);
});

it('S5-03 a phone number is completed before it is sent', async () => {
  await show({});
  const phone = found<HTMLInputElement>('input[name=phone]');
  await fill(phone, '12');
  phone.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await click(named('Give'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ phone: '+12' });
});
