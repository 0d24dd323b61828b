import { describe, expect, it } from 'vitest';
import { mayShareInvoice } from './debtors.ts';

const line = {
  billTo: 'payer' as const,
  payer: 'Aetna',
  facilityId: 'fac_1',
  caseId: 'cas_1',
  currency: 'USD',
  billingEntity: null,
};

describe('two lines may share an invoice', () => {
  it.each([
    [
      'of one payer, whatever case and facility they are of',
      { caseId: 'cas_2', facilityId: 'fac_2' },
      {},
      true,
    ],
    ['not in two currencies', { currency: 'CAD' }, {}, false],
    ['not in two names', { billingEntity: 'Pinemeadow' }, {}, false],
    ['not of payer and facility', { billTo: 'facility' as const }, {}, false],
    ['not of two patients who pay themselves', { caseId: 'cas_2' }, { payer: 'Self_Pay' }, false],
    ['of one case that its patient pays', { payer: 'Self-Pay' }, { payer: 'Self_Pay' }, true],
    ['not of two cases whose payer is not named', { caseId: 'cas_2' }, { payer: 'Other' }, false],
    [
      'of one facility under the plan of its province',
      { caseId: 'cas_2' },
      { payer: 'Provincial_or_Territorial_Health_Plan' },
      true,
    ],
    [
      'not of two facilities under plans of provinces',
      { facilityId: 'fac_2' },
      { payer: 'Provincial_or_Territorial_Health_Plan' },
      false,
    ],
  ])('%s', (_, changes, both, expected) => {
    const [one, other] = [
      { ...line, ...both },
      { ...line, ...both, ...changes },
    ];
    expect([mayShareInvoice(one, other), mayShareInvoice(other, one)]).toEqual([expected, expected]);
  });

  it('of one facility that pays itself, and not of two', () => {
    const own = { ...line, billTo: 'facility' as const, payer: null };
    expect(mayShareInvoice(own, { ...own, caseId: 'cas_2' })).toBe(true);
    expect(mayShareInvoice(own, { ...own, facilityId: 'fac_2' })).toBe(false);
  });
});
