import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import type { Billing } from '#contracts/generated/wire.ts';
import { BillingPage } from './billing-page.tsx';

const paid: Billing = {
  id: 'bil_1',
  version: 4,
  etag: '"v4"',
  status: 'Paid',
  case: { id: 'cas_1', caseID: 'DP-2026-000005' },
  specimenID: 'A',
  code: '88305',
  codeLabel: 'Surgical pathology level IV',
  units: 1,
  modifier: '26',
  component: 0,
  billTo: 'facility',
  payer: 'Aetna',
  facility: { id: 'fac_1', name: 'Riverbend' },
  provider: null,
  billingEntity: null,
  dateOfService: '2026-11-20',
  currency: 'USD',
  amountCents: 4000,
  paidCents: 4000,
  invoiceNumber: 'INV-1',
  source: 'auto',
  allowedActions: [],
  icd10: ['C61'],
  place: '81',
  payerClaimNumber: null,
  denialReason: null,
  why: 'Specimen A is: Biopsy - Punch.',
  autoValue: null,
  changeReason: null,
  voidReason: null,
  notes: null,
  createdAt: '2026-11-20T15:00:00Z',
  issuedAt: '2026-11-21T15:00:00Z',
  receivedOn: '2026-11-22',
  settledAt: '2026-11-24T15:00:00Z',
};

const show = (bill: Billing, reasons: Readonly<Record<string, string>> = {}, outcome?: PostedOutcome) => {
  const element = (
    <BillingPage bill={bill} reasons={reasons} changes={null} idempotencyKey={'"key"'} outcome={outcome} />
  );
  return mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

afterEach(unmount);

it('an answer of the payer that is dated before the service is refused at its field, beside the day of the service', async () => {
  const unpaid: Billing = {
    ...paid,
    status: 'Invoiced',
    receivedOn: null,
    allowedActions: ['recordPayment'],
  };
  const refused = {
    status: 'error' as const,
    refusal: 422,
    error: { receivedOn: ['This day is before the date of service'] },
    initialValue: { outcome: 'paid', paid: '40.00', receivedOn: '2020-01-02' },
  };
  await show(unpaid, {}, { intent: 'recordPayment', refused });
  const field = found('input[name=receivedOn]');
  const words = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(found(`#${id}`)));
  expect(words).toEqual(['The service was on 11/20/2026', 'This day is before the date of service']);
});

it('a line says when its payment came, and that its facility gets the bill', async () => {
  await show(paid);
  expect(textOf(found('main'))).toContain('Received on11/22/2026');
  expect(textOf(found('main'))).toContain('Bill toFacility');
  await show({ ...paid, billTo: 'payer', receivedOn: null });
  expect(textOf(found('main'))).toContain('Received onNot recorded');
  expect(textOf(found('main'))).toContain('Bill toAetna');
});

it('a line keeps what its state refuses, with the reason, and leaves out what nobody looks for', async () => {
  await show(paid, { edit: 'It is on an invoice.', void: 'It is paid.' });
  for (const [name, why] of [
    ['Edit line', 'It is on an invoice.'],
    ['Void line', 'It is paid.'],
  ] as const) {
    expect(named(name).getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain(why);
  }
  await show(paid);
  expect(() => named('Edit line')).toThrow();
});

it('a line changed by hand says all that it would be by the rule, where its modifier alone was changed too', async () => {
  const { code, units, amountCents } = paid;
  const changed = { ...paid, modifier: null, changeReason: 'The laboratory bills the whole.' };
  await show({ ...changed, autoValue: { code, units, amountCents, modifier: '26' } });
  expect(textOf()).toContain('The rule says 88305, modifier 26: Professional component, 1 unit, $40.00.');
  await show({ ...changed, autoValue: { code, units: 2, amountCents, modifier: null } });
  expect(textOf()).toContain('The rule says 88305, no modifier, 2 units, $40.00.');
});

it('a line that was denied and is billed again tells the denial as what was before', async () => {
  const denied = {
    ...paid,
    status: 'Denied',
    denialReason: 'Not covered',
    payerClaimNumber: 'CLM-1',
  } as const;
  await show(denied);
  expect(textOf(found('main'))).toContain('Denial reasonNot covered');
  expect(textOf(found('main'))).toContain('Claim number of the payerCLM-1');
  await show({ ...denied, status: 'Invoiced', settledAt: null });
  expect(textOf(found('main'))).toContain('Denied beforeNot covered');
  expect(textOf(found('main'))).toContain('Claim number of the denialCLM-1');
  expect(textOf(found('main'))).toContain('Denial received on11/22/2026');
  expect(textOf(found('main'))).not.toContain('Denial reason');
});

it('says beside its moves that another line charges the same work, and leads there', async () => {
  const ready: Billing = { ...paid, status: 'Ready', paidCents: 0 };
  const also = [{ ...ready, id: 'bil_2', source: 'manual' as const, amountCents: 7600 }];
  const page = (others: typeof also | 'unread') => {
    const element = (
      <BillingPage bill={ready} also={others} changes={null} idempotencyKey={'"key"'} outcome={undefined} />
    );
    return mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  };
  await page(also);
  expect(textOf(found('[role=note]'))).toContain('This case is charged 88305 for specimen A more than once');
  expect(textOf(found('[role=note]'))).toContain('If it is the same work, void one of the lines');
  expect(named('Ready, 1 unit, $76.00, made by hand').getAttribute('href')).toBe('/billing-detail/bil_2');
  await page([]);
  expect(document.querySelector('[role=note]')).toBeNull();
  await page('unread');
  expect(textOf()).toContain('Whether another line charges the same could not be read');
});

it('a payment that came back without an answer, though the line is paid by now, can be sent again as it was typed', async () => {
  const refused = {
    status: 'error' as const,
    refusal: null,
    error: { '': ['Error 500: No response from the server. Please try again later.'] },
    initialValue: { intent: 'recordPayment', outcome: 'paid', paid: '40.00', receivedOn: '2026-11-22' },
  };
  await show({ ...paid, allowedActions: ['reopen'] }, {}, { intent: 'recordPayment', refused });
  expect(found<HTMLInputElement>('input[name=outcome]:checked').value).toBe('paid');
  expect(found<HTMLInputElement>('input[name=paid]').value).toBe('40.00');
  expect(found<HTMLInputElement>('input[name=receivedOn]').value).toBe('2026-11-22');
});
