import { useActionData } from '@remix-run/react';
import { afterEach, expect, it } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import type { BillingListItem } from '#contracts/generated/wire.ts';
import { BillingsPage } from './billings-page.tsx';

const list = aListState({ total: 2, sort: '-dateOfService' });

const line = (id: string, about: Partial<BillingListItem> = {}): BillingListItem => ({
  id,
  version: 3,
  etag: '"v3"',
  status: 'Ready',
  case: { id: 'cas_1', caseID: 'DP-2026-000005' },
  specimenID: 'A',
  code: '88305',
  codeLabel: 'Surgical pathology level IV',
  units: 2,
  modifier: '26',
  component: 0,
  billTo: 'facility',
  payer: null,
  facility: { id: 'fac_1', name: 'Riverbend' },
  provider: null,
  billingEntity: null,
  dateOfService: '2026-11-20',
  currency: 'USD',
  amountCents: 7650,
  paidCents: 0,
  invoiceNumber: null,
  source: 'auto',
  allowedActions: ['edit', 'issue'],
  ...about,
});

type Props = Parameters<typeof BillingsPage>[0];

/** The page with what it was answered last, as its route shows it. */
function Answered(props: Omit<Props, 'outcome'>) {
  return <BillingsPage {...props} outcome={useActionData<NonNullable<Props['outcome']>>()} />;
}

async function show(about: Partial<Props> = {}, answer: Props['outcome'] | null = null): Promise<void> {
  const Page = answer === null ? BillingsPage : Answered;
  const element = (
    <Page
      items={[line('bil_1'), line('bil_2', { code: '88342' })]}
      list={list}
      totals={[{ currency: 'USD', lines: 2, amountCents: 15_300, paidCents: 300, openCents: 15_000 }]}
      idempotencyKey={'"key"'}
      outcome={undefined}
      {...about}
    />
  );
  await mountPage(element, { answer: () => answer });
}

afterEach(unmount);

it('S2.4-05 the lines say what they bill, and their totals are those of all that is filtered', async () => {
  await show();
  expect(named('88305-26 × 2').getAttribute('href')).toBe('/billing-detail/bil_1');
  expect(textOf(found('[data-label=Amount]'))).toBe('$76.50');
  await show({ items: [line('bil_1', { payer: 'Aetna' })] });
  expect(textOf(found('[data-label="Bill to"]'))).toBe('Facility');
  await show();
  expect(textOf(found('dl'))).toBe('2 lines in USDAmount $153.00Paid $3.00Open $150.00');
});

it('says that the totals could not be read, and nothing of them where no line is left', async () => {
  await show({ totals: null });
  expect(textOf()).toContain('The totals could not be read.');
  await show({ items: [], totals: [] });
  expect(textOf()).not.toContain('The totals could not be read.');
});

it('selected lines are put on one invoice, and each that was refused says why', async () => {
  await show();
  await click(found('input[aria-label="Select 88342-26 for specimen A of DP-2026-000005"]'));
  expect(textOf(found('[aria-label="Selected rows"]'))).toContain('1 selected');
  await click(named('Put on one invoice'));
  await eventually(() => expect(textOf()).toContain('Invoice number is required'));
  expect(textOf()).toContain('Letters, digits, hyphens and slashes, without spaces');
  await fill(found<HTMLInputElement>('input[name=invoiceNumber]'), 'INV-7');
  await click(named('Put on one invoice'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ invoiceNumber: 'INV-7', 'lines[0]': 'bil_2 "v3"' });
  const refused = {
    billingId: 'bil_2',
    etag: null,
    status: null,
    code: 'CONFLICT',
    text: 'Invoiced already.',
  };
  await show({ outcome: { refused: null, results: [refused] } });
  expect(textOf()).toContain('0 of 1 done');
  expect(textOf()).toContain('88342-26 for specimen A of DP-2026-000005: Invoiced already.');
});

it('lines of several debtors say before the invoice is made which of them will be on it', async () => {
  const other = { id: 'fac_2', name: 'Lakeshore' };
  await show({
    items: [
      line('bil_1'),
      line('bil_2', { code: '88342' }),
      line('bil_3', { code: '88360', facility: other }),
      line('bil_4', { code: '88312', billTo: 'payer', payer: 'Aetna' }),
    ],
  });
  const bar = () => textOf(found('[aria-label="Selected rows"]'));
  const select = (code: string) =>
    click(found(`input[aria-label="Select ${code}-26 for specimen A of DP-2026-000005"]`));
  await select('88305');
  await select('88342');
  expect(bar()).not.toContain('An invoice goes to one');
  await select('88360');
  expect(bar()).toContain('Of these lines, only those of Riverbend will be on it.');
  await select('88305');
  await select('88342');
  await select('88312');
  expect(bar()).toContain('Of these lines, only those of Lakeshore will be on it.');
  await select('88360');
  expect(bar()).not.toContain('An invoice goes to one');
});

it('lines that one payer stands for say whose of them, in which currency and in whose name will be on the invoice', async () => {
  await show({
    items: [
      line('bil_1', { billTo: 'payer', payer: 'Self_Pay' }),
      line('bil_2', {
        code: '88342',
        billTo: 'payer',
        payer: 'Self_Pay',
        case: { id: 'cas_6', caseID: 'DP-6' },
      }),
      line('bil_3', { code: '88360' }),
      line('bil_4', { code: '88312', currency: 'CAD', billingEntity: 'Pinemeadow' }),
    ],
  });
  const bar = () => textOf(found('[aria-label="Selected rows"]'));
  const select = (code: string, caseID = 'DP-2026-000005') =>
    click(found(`input[aria-label="Select ${code}-26 for specimen A of ${caseID}"]`));
  await select('88305');
  await select('88342', 'DP-6');
  expect(bar()).toContain('only those of Self-Pay for DP-2026-000005 will be on it.');
  await select('88305');
  await select('88342', 'DP-6');
  await select('88360');
  await select('88312');
  expect(bar()).toContain('only those of Riverbend in USD without a billing entity will be on it.');
});

it('the totals say that void lines are in none of the amounts, unless none is in the list', async () => {
  const note = 'Void lines are in none of these amounts';
  await show();
  expect(textOf()).toContain(note);
  await show({ list: { ...list, filters: { status: ['Ready'] } } });
  expect(textOf()).not.toContain(note);
  await show({ list: { ...list, filters: { status: ['Ready', 'Void'] } } });
  expect(textOf()).toContain(note);
});

it('the selected lines say before the invoice is made what those come to that will be on it', async () => {
  await show({
    items: [
      line('bil_1', { status: 'Paid', allowedActions: [] }),
      line('bil_2', { code: '88342', amountCents: 29 }),
      line('bil_3', { code: '88360', amountCents: 101_999 }),
      line('bil_4', { code: '88312', facility: { id: 'fac_2', name: 'Lakeshore' } }),
    ],
  });
  const bar = () => textOf(found('[aria-label="Selected rows"]'));
  const select = (code: string) =>
    click(found(`input[aria-label="Select ${code}-26 for specimen A of DP-2026-000005"]`));
  await select('88305');
  expect(bar()).not.toContain('On the invoice');
  await select('88342');
  expect(bar()).toContain('On the invoice: 1 line, $0.29');
  await select('88360');
  await select('88312');
  expect(bar()).toContain('On the invoice: 2 lines, $1,020.28');
});

it('a line that can be put on no invoice is not taken for the first on it', async () => {
  const other = { id: 'fac_2', name: 'Lakeshore' };
  await show({
    items: [
      line('bil_1', { status: 'Pending', allowedActions: ['edit', 'void'] }),
      line('bil_2', { code: '88342', facility: other }),
      line('bil_3', { code: '88360' }),
    ],
  });
  const bar = () => textOf(found('[aria-label="Selected rows"]'));
  const select = (code: string) =>
    click(found(`input[aria-label="Select ${code}-26 for specimen A of DP-2026-000005"]`));
  await select('88305');
  await select('88342');
  expect(bar()).not.toContain('An invoice goes to one');
  await select('88360');
  expect(bar()).toContain('Of these lines, only those of Lakeshore will be on it.');
});

it('lines that were put on an invoice leave the selection, and those that were refused stay in it', async () => {
  const results = [
    { billingId: 'bil_1', etag: '"v4"', status: 'Invoiced' as const, code: null, text: null },
    { billingId: 'bil_2', etag: null, status: null, code: 'CONFLICT', text: 'Invoiced already.' },
  ];
  await show({}, { refused: null, results });
  await click(found('input[aria-label="Select 88305-26 for specimen A of DP-2026-000005"]'));
  await click(named('Select the 2 on this page'));
  await fill(found<HTMLInputElement>('input[name=invoiceNumber]'), 'INV-7');
  await click(named('Put on one invoice'));
  await eventually(() => expect(textOf()).toContain('1 of 2 done'));
  const lines = [...document.querySelectorAll<HTMLInputElement>('input[name^="lines["]')];
  expect(lines.map(({ value }) => value)).toEqual(['bil_2 "v3"']);
});

const number = () => found<HTMLInputElement>('input[name=invoiceNumber]');
const keyOf = () => found<HTMLInputElement>('#issue-many [name=idempotencyKey]').value;
const pageOf = (about: Partial<Props>) => (
  <BillingsPage
    items={[line('bil_1'), line('bil_2', { code: '88342' })]}
    list={list}
    totals={[]}
    idempotencyKey={'"key-1"'}
    outcome={undefined}
    {...about}
  />
);

it('a line that was refused and has left the list keeps the name that it had, and is not called selected', async () => {
  const results = [
    { billingId: 'bil_2', etag: null, status: null, code: 'CONFLICT', text: 'Invoiced already.' },
  ];
  await mountSteps(pageOf({}), pageOf({ items: [line('bil_1')], outcome: { refused: null, results } }));
  await click(named('Show what came'));
  expect(textOf()).toContain(
    '88342-26 for specimen A of DP-2026-000005: Invoiced already. It is not on this page.',
  );
});

it('a typed invoice number stays while the list is read anew, and goes with the invoice', async () => {
  const refusal = {
    billingId: 'bil_1',
    etag: null,
    status: null,
    code: 'CONFLICT',
    text: 'Somebody has changed it.',
  };
  const outcome = { refused: null, results: [refusal] };
  const done = { billingId: 'bil_2', etag: '"v4"', status: 'Invoiced' as const, code: null, text: null };
  await mountSteps(
    pageOf({}),
    pageOf({ idempotencyKey: '"key-2"' }),
    pageOf({ idempotencyKey: '"key-2"', outcome }),
    pageOf({ idempotencyKey: '"key-3"', outcome: { refused: null, results: [refusal, done] } }),
  );
  await click(found('input[aria-label="Select 88305-26 for specimen A of DP-2026-000005"]'));
  await fill(number(), 'INV-7');
  await click(named('Show what came'));
  expect([number().value, keyOf()]).toEqual(['INV-7', '"key-1"']);
  await click(named('Show what came'));
  expect([number().value, keyOf()]).toEqual(['INV-7', '"key-2"']);
  await click(named('Show what came'));
  expect([number().value, keyOf()]).toEqual(['', '"key-3"']);
});

it('two lines that charge the same work say so before they are put on one invoice', async () => {
  await show({
    items: [line('bil_1'), line('bil_2', { source: 'manual' }), line('bil_3', { specimenID: 'B' })],
  });
  const bar = () => textOf(found('[aria-label="Selected rows"]'));
  const boxes = [...document.querySelectorAll('tbody input[type=checkbox]')];
  const [first, second, third] = boxes;
  if (!first || !second || !third) expect.fail('a row without a box');
  await click(first);
  await click(third);
  expect(bar()).not.toContain('charges');
  await click(second);
  expect(bar()).toContain(
    'More than one of these lines charges 88305-26 for specimen A of DP-2026-000005. If it is the same work, void one of them.',
  );
});
