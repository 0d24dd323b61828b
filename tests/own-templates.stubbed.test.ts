import { beforeAll, describe, expect, it } from 'vitest';
import { action } from '#app/routes/resources.text-templates/route.ts';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openOperatorDesk();
  cookie = await desk.cookieOf({ email: 'provider@example.org', role: 'Provider' });
});

interface Told {
  readonly ok: boolean;
  readonly message?: string;
  readonly templates?:
    | readonly {
        readonly id: string;
        readonly etag: string;
        readonly origin: string;
        readonly name: string;
      }[]
    | undefined;
}

async function change(sent: object): Promise<Told> {
  const request = new Request('http://localhost/resources/text-templates', {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const context = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
  const answer = await action({ request, params: {}, context });
  return answer.json();
}

const save = (name: string) =>
  change({ does: 'save', key: key(), name, part: 'comment', text: 'Deeper levels were examined.' });
const namedAs = (told: Told, name: string) =>
  told.templates?.find((one) => one.name === name) ?? expect.fail(`no ${name}`);

describe('a reader’s own templates', () => {
  it('are kept, renamed and deleted, and each answer has all that there are', async () => {
    const saved = namedAs(await save('Deeper levels'), 'Deeper levels');
    expect(saved.origin).toBe('Own');
    const renamed = await change({ does: 'rename', id: saved.id, etag: saved.etag, name: 'Levels' });
    const { id, etag } = namedAs(renamed, 'Levels');
    const stale = await change({ does: 'delete', id, etag: saved.etag });
    expect(stale).toMatchObject({ ok: false });
    expect(stale.message).toMatch(/^This template was changed elsewhere, and is called “Levels” now\./);
    expect(namedAs(stale, 'Levels').etag).toBe(etag);
    const left = await change({ does: 'delete', id, etag });
    expect(left.ok).toBe(true);
    expect(left.templates?.map(({ name }) => name)).not.toContain('Levels');
    expect(await change({ does: 'rename', id, etag, name: 'Deeper' })).toMatchObject({
      ok: false,
      message: 'This template was deleted elsewhere.',
      templates: left.templates,
    });
  });

  it('have a name each, and a text', async () => {
    await save('Once');
    expect(await save('Once')).toEqual({ ok: false, message: 'You have a template with this name' });
    expect(await save('')).toEqual({ ok: false, message: 'A template needs a name and a text.' });
  });
});
