import { expect, it } from 'vitest';
import { changesInWords } from './record-changes.ts';

it('a change of a record names who made it, and its fields as a reader knows them', () => {
  const fields = [{ field: 'rights.view', from: null, to: 'true' }];
  const at = '2026-11-24T00:30:00Z';
  const [change, own] = changesInWords(
    [
      { id: 'chg_1', at, by: { userId: 'usr_demo000001', displayName: 'Perpetua Holm' }, version: 2, fields },
      { id: 'chg_2', at, by: null, version: 1, fields },
    ],
    'America/New_York',
  );
  expect(change).toMatchObject({
    by: 'Perpetua Holm',
    atText: '11/23/2026 07:30 PM EST',
    lines: [{ label: 'Rights, View', from: null, to: 'true' }],
  });
  expect(own?.by).toBe('The platform');
});
