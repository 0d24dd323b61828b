import { beforeAll, describe, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

type Fields = Readonly<Record<string, string>>;
const key = () => `"${crypto.randomUUID()}"`;
const lineNow = (id: string) => desk.api.world().billings.find(id) ?? expect.fail(`no ${id}`);

describe('what is done to many at once', () => {
  it('an invoice of several lines, each with an outcome of its own', async () => {
    const lines = ['bil_dp-2026-000005-3', 'bil_dp-2026-000009-1'];
    const form = Object.fromEntries(
      lines.map((id, at) => [`lines[${String(at)}]`, `${id} "v${String(lineNow(id).version)}"`]),
    );
    const nobody = await desk.open('Admin', '/billings', { invoiceNumber: 'INV-9', idempotencyKey: key() });
    expect(nobody.text).toContain('Select the lines of the invoice');
    await desk.open('Admin', '/billings', { ...form, invoiceNumber: 'INV-9', idempotencyKey: key() });
    expect(lines.map((id) => lineNow(id).status)).toEqual(['Invoiced', 'Pending']);
  });

  it('the tasks that are selected, with a refusal for the one that is another by now', async () => {
    const { tasks } = desk.api.world();
    const etag = (id: string) => `"v${String(tasks.find(id)?.version)}"`;
    const { text } = await desk.open('Admin', '/tasks', {
      'tasks[0]': `tsk_demo-8-receipt ${etag('tsk_demo-8-receipt')}`,
      'tasks[1]': 'tsk_demo-5-result "v999"',
      assigneeId: 'usr_demo000011',
      idempotencyKey: key(),
    });
    const { outcomes } = JSON.parse(text) as {
      readonly outcomes: readonly { readonly refusal: string | null }[];
    };
    expect(outcomes.map(({ refusal }) => refusal === null)).toEqual([true, false]);
    expect(tasks.find('tsk_demo-8-receipt')?.assigneeId).toBe('usr_demo000011');
    expect(tasks.find('tsk_demo-5-result')?.assigneeId).not.toBe('usr_demo000011');
  });

  it('every task that the address of the list asks for, as many as the list counts, each by its name', async () => {
    const address = '/tasks?status=Open&pageSize=1';
    const { list } = JSON.parse((await desk.open('Admin', address)).text) as {
      readonly list: { readonly total: number };
    };
    expect(list.total).toBeGreaterThan(1);
    const posted = { all: '1', assigneeId: 'usr_demo000011', idempotencyKey: key() };
    const { outcomes } = JSON.parse((await desk.open('Admin', address, posted)).text) as {
      readonly outcomes: readonly { readonly id: string; readonly name: string }[];
    };
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(list.total);
    expect(outcomes.every(({ name }) => name.length > 3)).toBe(true);
  });

  it('no task at all where the list counts more than can be read, rather than the first of them', async () => {
    const { tasks } = desk.api.world();
    const one = tasks.find('tsk_demo-8-receipt') ?? expect.fail('no task');
    const many = Array.from({ length: 2001 }, (_, at) => `tsk_many-${String(at)}`);
    for (const id of many) tasks.insert({ ...one, id, status: 'Open', assigneeId: null });
    const posted = { all: '1', assigneeId: 'usr_demo000011', idempotencyKey: key() };
    const { text } = await desk.open('Admin', '/tasks?status=Open', posted);
    const given = many.filter((id) => tasks.find(id)?.assigneeId !== null);
    for (const id of many) tasks.remove(id);
    expect(text).toContain('Narrow the list to 2,000 or fewer');
    expect(given).toEqual([]);
  });
});

describe('the page that takes scans', () => {
  const namesOf = async (caseId: string) => {
    const { text } = await desk.open('Lab_Operations', `/upload-specimen-form?case=${caseId}&part=scans`);
    const { scanning } = JSON.parse(text) as {
      readonly scanning: {
        readonly slides: readonly { readonly name: string; readonly wanted: number }[];
      } | null;
    };
    return scanning?.slides.map(({ name, wanted }) => [name, wanted]) ?? null;
  };

  it('offers every slide before the check, and then those that were ordered or have to be scanned again', async () => {
    const { cases, orders } = desk.api.world();
    const idOf = (number: string) => `cas_dp-2026-0000${number}`;
    expect(await namesOf(idOf('08'))).toHaveLength(5);
    const open = orders.by('case', idOf('03')).map(({ subsection }) => subsection);
    const ordered = cases
      .find(idOf('03'))
      ?.specimens.flatMap(({ subsections }) => subsections)
      .filter(({ id }) => open.includes(id));
    expect(ordered?.length).toBeGreaterThan(0);
    expect(await namesOf(idOf('03'))).toEqual(
      ordered?.map(({ displayId, slideCount }) => [displayId, slideCount]),
    );
    expect(await namesOf(idOf('09'))).toBeNull();
    cases.change(idOf('09'), (one) => ({
      ...one,
      specimens: one.specimens.map((specimen, at) => ({
        ...specimen,
        subsections: specimen.subsections.map((slides) => ({ ...slides, requireRescan: at === 0 })),
      })),
    }));
    const [flagged] = cases.find(idOf('09'))?.specimens[0]?.subsections ?? [];
    expect(await namesOf(idOf('09'))).toEqual([[flagged?.displayId, (flagged?.slideCount ?? 0) + 1]]);
  });
});

describe('the desk of support', () => {
  const bannerNow = async () => {
    const { text } = await desk.open('Admin', '/support?part=banner');
    return JSON.parse(text) as {
      readonly banner: { readonly etag?: string; readonly banner?: unknown; readonly text?: string } | null;
    };
  };

  it('shows a banner and takes it down, and refuses one that ends before it begins', async () => {
    const send = async (intent: string, fields: Fields) => {
      const etag = (await bannerNow()).banner?.etag ?? '"v0"';
      return (
        await desk.open('Admin', '/support?part=banner', { intent, etag, idempotencyKey: key(), ...fields })
      ).outcome;
    };
    const text = 'Maintenance this evening.';
    const times = { starts: '2026-12-02T10:00', ends: '2026-12-01T10:00' };
    expect(await send('setBanner', { text, level: 'info', ...times })).toBe('400');
    expect(await send('setBanner', { text, level: 'warning' })).toBe('shown');
    expect(JSON.stringify(await bannerNow())).toContain(text);
    expect(await send('clearBanner', {})).toBe('shown');
    expect(JSON.stringify(await bannerNow())).not.toContain(text);
  });

  it.each([
    ['jobs', 'retry'],
    ['mails', 'resend'],
  ])('does in %s one row again, and says 404 of a row that is not there', async (part, intent) => {
    const { text } = await desk.open('Admin', `/support?part=${part}`);
    const { items } = JSON.parse(text) as { readonly items: readonly { readonly id: string }[] };
    const send = async (id: string) =>
      (await desk.open('Admin', `/support?part=${part}`, { intent, id, idempotencyKey: key() })).outcome;
    expect(await send('no-such-row')).toMatch(/^4\d\d$/);
    for (const { id } of items.slice(0, 1)) expect(await send(id)).toBe('shown');
  });
});

describe('a group', () => {
  const group = '/groups?group=grp_demo-1';
  const send = (fields: Fields) => {
    const version = desk.api.world().groups.find('grp_demo-1')?.version;
    return desk.open('Admin', group, { etag: `"v${String(version)}"`, idempotencyKey: key(), ...fields });
  };

  it('is deleted only once nothing is in its way, and says what is', async () => {
    const { outcome, text } = await send({ intent: 'delete' });
    expect([outcome, text]).toEqual(['409', expect.stringContaining('first')]);
    expect(desk.api.world().groups.find('grp_demo-1')).not.toBeNull();
  });
});

describe('an onboarding', () => {
  const page = '/onboarding-task?task=tsk_demo-onboarding-1';

  it('has its steps accepted or sent back, and this only with a reason', async () => {
    const before = JSON.parse((await desk.open('Admin', page)).text) as {
      readonly onboarding: {
        readonly etag: string;
        readonly steps: readonly { readonly key: string; readonly state: string }[];
      };
    };
    const { etag, steps } = before.onboarding;
    const { key: step = 'identity', state } =
      steps.find((one) => one.state === 'Submitted') ?? steps[0] ?? {};
    const send = async (verdict: Fields) => {
      const verdicts = Object.entries({ key: step, ...verdict });
      const fields = verdicts.map(([name, value]) => [`verdicts[0].${name}`, value] as const);
      const told = { intent: 'review', etag, idempotencyKey: key(), ...Object.fromEntries(fields) };
      return (await desk.open('Admin', page, told)).outcome;
    };
    expect(await send({ decision: 'sendBack' })).toBe('400');
    // What nobody has handed in yet is not looked at.
    const sent = await send({ decision: 'sendBack', reason: 'The copy is cut off.' });
    expect(sent).toMatch(state === 'Submitted' ? /^shown$/ : /^4(09|22)$/);
  });
});

describe('a renewed licence', () => {
  const provider = { userId: 'usr_demo000001', displayName: 'Demo Provider One' };
  const at = '2026-11-20T12:00:00.000Z';

  /** Hands one in for the state, without the provider's page, and says where it is shown. */
  async function handIn(id: string, region: string): Promise<string> {
    const { licenceRenewals, bytes } = desk.api.world();
    await bytes.put(id, new TextEncoder().encode('%PDF-1.4 an invented licence'));
    licenceRenewals.insert({
      id,
      version: 1,
      status: 'Submitted',
      provider,
      region,
      number: `INV-${region}-2`,
      issuedOn: '2026-11-01',
      expiresOn: '2090-10-31',
      replaces: null,
      file: { name: 'board.pdf', contentType: 'application/pdf', bytes: 28, uploadedAt: at },
      submittedAt: at,
      submittedBy: provider,
      reviewedAt: null,
      reviewedBy: null,
      reason: null,
      taskId: null,
    });
    return `/users?renewal=${id}`;
  }

  const send = async (page: string, fields: Fields, as: 'Admin' | 'Accounts' = 'Admin') =>
    (await desk.open(as, page, { etag: '"v1"', idempotencyKey: key(), ...fields })).outcome;
  const licenceIn = (region: string) =>
    desk.api
      .world()
      .users.find(provider.userId)
      ?.licences.find(({ state }) => state === region);

  it('counts once it is accepted, and is decided about once', async () => {
    const page = await handIn('lic_desk-1', 'VT');
    const list = await desk.open('Admin', '/users?part=renewals&status=Submitted');
    expect(list.text).toContain('"number":"INV-VT-2"');
    expect(await send(page, { intent: 'accept' }, 'Accounts')).toBe('403');
    expect(await send(page, { intent: 'accept', etag: '"v9"' })).toBe('412');
    expect(licenceIn('VT')?.number).not.toBe('INV-VT-2');
    expect(await send(page, { intent: 'accept' })).toBe('shown');
    expect(licenceIn('VT')).toMatchObject({ number: 'INV-VT-2', expiresOn: '2090-10-31' });
    expect(await send(page, { intent: 'return', reason: 'Too late.', etag: '"v2"' })).toBe('409');
  });

  it('is sent back only with a reason, and changes nothing then', async () => {
    const page = await handIn('lic_desk-2', 'ME');
    expect(await send(page, { intent: 'return', reason: '' })).toBe('400');
    expect(await send(page, { intent: 'return', reason: 'Not legible.' })).toBe('shown');
    expect((await desk.open('Admin', page)).text).toContain('"reason":"Not legible."');
    expect(licenceIn('ME')?.number).not.toBe('INV-ME-2');
  });

  it('has its document for the staff alone, and none where there is no renewal', async () => {
    await handIn('lic_desk-3', 'NH');
    const shown = await desk.file('Accounts', '/files/licence-renewal/lic_desk-3?inline');
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline/);
    const kept = await desk.file('Admin', '/files/licence-renewal/lic_desk-3');
    expect(kept.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(await kept.text()).toContain('an invented licence');
    expect((await desk.open('Admin', '/files/licence-renewal/lic_nowhere')).outcome).toBe('404');
    expect((await desk.open('Admin', '/users?renewal=lic_nowhere')).outcome).toBe('404');
  });

  it('leaves with the others as a sheet, by the filters of the list', async () => {
    await handIn('lic_desk-4', 'RI');
    const { text } = await desk.open('Admin', '/files/exports/renewals?region=RI');
    expect(text).toContain('INV-RI-2');
    expect(text).not.toContain('INV-NH-2');
  });
});

describe('the picture of a label', () => {
  const labelOf = (blobId: string) => desk.open('Admin', `/files/label/${blobId}`);

  it('is where the link of its slide says, and a 404 where there is none', async () => {
    const cases = JSON.stringify(desk.api.world().cases.list());
    const files = [...cases.matchAll(/"blobId":"([^"]+)"/g)].map(([, file = '']) => file);
    const led = [];
    for (const file of files.slice(0, 12)) led.push((await labelOf(file)).outcome);
    expect(led.filter((outcome) => /\/wsi\/thumbnails\/.*kind=label/.test(outcome)).length).toBeGreaterThan(
      0,
    );
    expect((await labelOf('no-such-slide')).outcome).toBe('404');
  });
});
