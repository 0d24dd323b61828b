import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as ScenarioFiles from '#mock-server/control/scenario-files.ts';
import { mockInProcess } from './mock-client.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-scenarios-'));

vi.mock('#mock-server/control/scenario-files.ts', async (importOriginal) => {
  const original = await importOriginal<typeof ScenarioFiles>();
  return { ...original, listScenarios: () => original.listScenarios(folder) };
});

beforeAll(() => {
  const files = {
    broken: 'name: A mistake\nsteps: [',
    nameless: 'proves: [S1-02]\nsteps: []',
    misspelled: 'name: A clock that is not heard of\ngiven: { clok: 2026-11-24T10:00:00Z }',
    whole: 'name: One that can be begun\nproves: [S1-02]\nsteps: []\noutcome: []',
  };
  for (const [id, text] of Object.entries(files)) writeFileSync(path.join(folder, `${id}.yaml`), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A text that holds these words. */
const saying = (words: string): unknown => expect.stringContaining(words);

it('a scenario file with a mistake is listed with it, and hides none of the others', async () => {
  const { client } = mockInProcess();
  const listed = await client.control('GET', '/scenarios');
  expect([listed.status, await listed.json()]).toEqual([
    200,
    {
      scenarios: [
        { id: 'broken', error: saying('broken.yaml is no scenario: ') },
        { id: 'misspelled', error: saying('"clok"') },
        { id: 'nameless', error: saying('name') },
        { id: 'whole', name: 'One that can be begun' },
      ],
    },
  ]);
});

it('the page of the controls tells of it, and offers no button to begin it', async () => {
  const { api } = mockInProcess();
  const headers = { Accept: 'text/html' };
  const page = await api.fetch(new Request('http://mock.test/__mock/', { headers }));
  const text = await page.text();
  expect([page.status, text]).toEqual([200, saying('broken.yaml is no scenario: ')]);
  expect([text.includes('Start whole'), text.includes('Start broken')]).toEqual([true, false]);
});
