import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf } from './business-people.ts';
import { mockInProcess } from './mock-client.ts';

const { client } = mockInProcess();

describe('the reference lists', () => {
  it('are every list of the contract, for anyone, with a null for each key that a row leaves out', async () => {
    const answer = await client.ask('listReferenceData');
    expect(answer.status).toBe(200);
    const lists = dataOf<Record<string, readonly Record<string, unknown>[]>>(answer);
    expect(Object.keys(lists)).toHaveLength(15);
    const rows = JSON.parse(readFileSync('contracts/reference/us-states.json', 'utf8')) as unknown;
    expect(lists['usStates']).toEqual(rows);
    expect(lists['icd10Codes']).toHaveLength(53);
    expect(lists['cptCodes']?.[0]).toMatchObject({ value: '88300', digitizationAddOn: null });
    expect(lists['bodySites']?.[0]?.['subsites']).not.toEqual([]);
  });

  it('are not sent again to whoever holds them', async () => {
    const etag = (await client.ask('listReferenceData')).headers.get('etag') ?? '';
    for (const held of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await client.ask('listReferenceData', { headers: { 'If-None-Match': held } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const stale = await client.ask('listReferenceData', { headers: { 'If-None-Match': '"other"' } });
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });
});
