import { describe, expect, it } from 'vitest';
import { mockInProcess, withImages } from './mock-client.ts';

describe('what no operation stands for', () => {
  it('is refused in the same envelope', async () => {
    const { client } = mockInProcess();
    const nowhere = await client.open('http://mock.test/api/nowhere');
    expect(nowhere).toMatchObject({ status: 404, code: 'NOT_FOUND', body: { isSuccess: false, data: null } });
    const other = await client.open('http://mock.test/api/users/login');
    expect(other).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(other.headers.get('allow')).toBe('POST');
  });

  it('takes over the caller’s request id when it is a plain one', async () => {
    const { client } = mockInProcess();
    const ask = async (id: string) =>
      (await client.open('http://mock.test/nowhere', { 'X-Request-Id': id })).headers.get('x-request-id');
    expect(await ask('req-1.a')).toBe('req-1.a');
    expect(await ask('a b"<')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an answer of ours that breaks the contract', () => {
  it('leaves as a 500 that names the operation, and the report names places, not values', async () => {
    const lines: unknown[] = [];
    const { api, client } = mockInProcess({ report: (line) => lines.push(line) });
    const token = await client.logIn('admin');
    // The store takes any text for a blob id; the contract knows its form.
    api
      .world()
      .cases.change('cas_dp-2026-000001', (record) =>
        withImages(record, (image) => [{ ...image, blobId: 'blob with spaces' }]),
      );
    const answer = await client.ask('getViewerCase', { params: { caseId: 'cas_dp-2026-000001' }, as: token });
    expect(answer).toMatchObject({ status: 500, code: 'CONTRACT_VIOLATION' });
    expect(answer.body).toMatchObject({
      error: 'The answer of getViewerCase does not keep to the contract.',
    });
    expect(JSON.stringify(lines)).toContain('fileContent');
    expect(JSON.stringify(lines)).not.toMatch(/blob with spaces|Haverly/);
  });

  it('of an exception says nothing of it', async () => {
    const lines: unknown[] = [];
    const { api, client } = mockInProcess({ report: (line) => lines.push(line) });
    const token = await client.logIn('admin');
    api.world().facilities.remove('fac_demo-2');
    const answer = await client.ask('getCase', { params: { caseId: 'cas_dp-2026-000001' }, as: token });
    expect(answer).toMatchObject({
      status: 500,
      code: 'INTERNAL',
      body: { error: 'Internal server error!' },
    });
    expect(lines).toHaveLength(1);
  });
});
