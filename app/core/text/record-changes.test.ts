import { expect, it } from 'vitest';
import { formFacts } from './form-facts.ts';
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

it('a form is told whole, what is empty and what stands in rows too', () => {
  const form = {
    legalName: 'Riverbend',
    phone: null,
    subspecialties: ['Breast', 'Renal'],
    scanners: [],
    consent: true,
    address: { city: 'Dayton', line2: '' },
    licences: [{ region: 'OH', number: 7 }],
  };
  expect(formFacts(form)).toEqual([
    { term: 'Legal name', value: 'Riverbend' },
    { term: 'Phone', value: null },
    { term: 'Subspecialties', value: 'Breast, Renal' },
    { term: 'Scanners', value: null },
    { term: 'Consent', value: 'Yes' },
    { term: 'Address, City', value: 'Dayton' },
    { term: 'Address, Line2', value: null },
    { term: 'Licences 1, Region', value: 'OH' },
    { term: 'Licences 1, Number', value: '7' },
  ]);
});
