import { randomUUID } from 'node:crypto';
import { COMPLETE, SLIDES, SPECIMEN } from './complete-case.ts';
import { PASSWORD } from './requests.ts';

interface Answered {
  readonly data: Readonly<Record<string, unknown>>;
}

interface Held {
  readonly id: string;
  readonly etag: string;
}

/** Somebody who asks the API itself, to set the scene of a journey or to be its other person. */
export async function apiDesk(url: string, email: string) {
  const post = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Answered['data']> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as Answered;
    return data;
  };
  const { token } = await post('POST', '/users/login', {}, { email, password: PASSWORD });
  const headers = { Authorization: `Bearer ${String(token)}` };
  const read = (path: string) => post('GET', path, headers, undefined);
  /** Under the version that the case has now. */
  const change = async (
    caseId: string,
    path: string,
    body?: unknown,
    { method = 'POST', from = '' }: { readonly method?: string; readonly from?: string } = {},
  ) => {
    const { etag } = (await read(`/cases/${caseId}${from}`)) as unknown as Held;
    const versioned = { ...headers, 'If-Match': etag, 'Idempotency-Key': `"${randomUUID()}"` };
    return post(method, `/cases/${caseId}${path}`, versioned, body);
  };
  // A draft is read as its form.
  const write = (caseId: string, path: string, body: unknown, method = 'POST') =>
    change(caseId, path, body, { method, from: '/form' });
  return {
    read,
    change,
    /** A draft that lacks nothing but the tick at its end; its slides are mailed. */
    draft: async (accession: string): Promise<string> => {
      const key = { ...headers, 'Idempotency-Key': `"${randomUUID()}"` };
      const { id: caseId } = (await post('POST', '/cases', key, {})) as unknown as Held;
      const added = await write(caseId, '/specimens', { ...SPECIMEN, facilitySpecimenID: `${accession}-A` });
      const { id } = added['specimen'] as Held;
      await write(caseId, `/specimens/${id}/subsections`, { ...SLIDES, facilityId: `${accession} A1` });
      const clinical = { ...COMPLETE.clinical, caseRecordId: accession };
      await write(caseId, '', { ...COMPLETE, clinical, labelsChecked: false }, 'PATCH');
      return caseId;
    },
  };
}
