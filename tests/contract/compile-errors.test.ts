import { describe, expect, it } from 'vitest';
import type { ByStatus } from '#contracts/by-status.ts';
import { createApiClient } from '#contracts/client.ts';
import { machines, type StateOf } from '#contracts/generated/machines.ts';
import { getCase } from '#contracts/generated/operations/getCase.ts';
import { listCases } from '#contracts/generated/operations/listCases.ts';
import { putCaseAttachment } from '#contracts/generated/operations/putCaseAttachment.ts';
import { releaseCase } from '#contracts/generated/operations/releaseCase.ts';

const options = { baseUrl: 'http://127.0.0.1/api', token: () => null };
const client = createApiClient(options, { getCase, listCases, putCaseAttachment, releaseCase });
const params = { caseId: 'cas_1' };
const headers = { 'If-Match': '"v1"' };

const OFTEN = { 400: 'odd', 401: 'in', 403: 'no', 429: 'later', 500: 'later', 503: 'later' } as const;

/** Never called: the type check fails where a line below compiles. */
const refused = [
  // @ts-expect-error the contract lists no such view
  () => client.listCases({ query: { view: 'everything' } }),
  // @ts-expect-error the body is missing
  () => client.releaseCase({ params, headers }),
  // @ts-expect-error a reason that the contract does not list
  () => client.releaseCase({ params, headers, body: { reason: 'bored' } }),
  // @ts-expect-error a GET takes no body
  () => client.getCase({ params, body: { a: 1 } }),
  // @ts-expect-error the path's parameter is missing
  () => client.getCase(),
  // @ts-expect-error a file goes up as a Blob
  () => client.putCaseAttachment({ params: { ...params, slot: 'labReports' }, body: { name: 'a.pdf' } }),
  // @ts-expect-error nobody said what a refusal by 404 means
  (): ByStatus<typeof getCase, string> => ({ ...OFTEN, other: 'unknown' }),
  // @ts-expect-error getCase never refuses by 410
  (): ByStatus<typeof getCase, string> => ({ ...OFTEN, 404: 'gone', 410: 'gone', other: 'unknown' }),
  // @ts-expect-error no case is ever in this state
  (): StateOf<'CaseStatus'> => 'PickedUp',
];

describe('the types of the client', () => {
  it('refuse what the contract does not know while compiling', () => {
    expect(refused).toHaveLength(9);
  });

  it('know every state machine of the contract by name', () => {
    expect(Object.keys(machines)).toEqual(
      expect.arrayContaining(['CaseStatus', 'TaskStatus', 'UserStatus', 'BillingStatus', 'UploadStatus']),
    );
    for (const { states, initial } of Object.values(machines)) expect(states).toContain(initial);
  });
});
