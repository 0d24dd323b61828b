import { describe, expect, it } from 'vitest';
import { RenewalForm } from '#app/core/people/licence-renewal.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { asksBeforeLeaving, hydratePage, mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { licence, page, profile, reader } from './about-me.test-support.tsx';
import { AwayForm, ContactForm, SignatureForm } from './about-me-forms.ts';
import type { AboutMeScreen } from './about-me-screen.tsx';

const show = (about: Partial<Parameters<typeof AboutMeScreen>[0]> = {}) => mountPage(page(about));

const licences = () =>
  [...document.querySelectorAll('section')]
    .find((one) => textOf(one).startsWith('Licences'))
    ?.querySelectorAll('li') ?? [];

describe('the own page of a pathologist', () => {
  it('puts the licence that ends first on top, and says which ends soon, is over or was not checked', async () => {
    await show();
    expect([...licences()].map(textOf)).toEqual([
      'COINV-COuntil 11/22/2026Over',
      'OHINV-OHuntil 12/23/2026Ends in 30 days',
      'MEINV-MEuntil 06/01/2027Not checked with the board yet',
      'NYINV-NYuntil 01/01/2028',
    ]);
  });

  it.each([
    [false, [], 'CertificatesNot recorded'],
    [true, [], 'CertificatesThe certificate of your board was accepted in your onboarding'],
    [
      true,
      [{ board: 'ABPath', kind: 'AP-CP', year: 2018, expiresOn: null }],
      'CertificatesABPath AP-CP, 2018',
    ],
  ])(
    'says what is known of a certificate, accepted in the onboarding or not: %s',
    async (boardCertified, certificates, shown) => {
      await show({ profile: { ...profile, provider: { ...reader, boardCertified, certificates } } });
      expect(textOf()).toContain(shown);
    },
  );

  it('says on the last day of a licence that pickup wants one that goes on', async () => {
    await show({ profile: { ...profile, provider: { ...reader, licences: [licence('OH', '2026-11-23')] } } });
    expect([...licences()].map(textOf)).toEqual(['OHINV-OHuntil 11/23/2026Ends today: no pickup']);
  });

  it.each([
    ['2026-11-27T01:00:00Z', 'Ends in 1 day'],
    ['2026-11-27T12:00:00Z', 'Ends today: no pickup'],
    ['2026-11-28T04:59:00Z', 'Ends today: no pickup'],
    ['2026-11-28T05:00:00Z', 'Over'],
  ])('counts the days of a licence in the zone of its holder: at %s, “%s”', async (asOf, mark) => {
    const held = { ...reader, licences: [licence('OH', '2026-11-27')] };
    await show({ asOf, profile: { ...profile, provider: held } });
    expect([...licences()].map(textOf)).toEqual([`OHINV-OHuntil 11/27/2026${mark}`]);
  });

  it.each([
    [[], 'Alabama'],
    [[licence('NY', '2028-01-01')], 'New York: renew INV-NY'],
  ])('offers every state and province to hand in a licence of, the held ones first', async (held, first) => {
    await show({ profile: { ...profile, provider: { ...reader, licences: held } } });
    const offered = [...found<HTMLSelectElement>('#renew select[name=region]').options].map(textOf).slice(1);
    expect(offered[0]).toBe(first);
    expect(offered).toContain('Ohio');
    expect(offered).toContain('Ontario');
    expect(offered).toHaveLength(69);
  });

  it('shows the picture of the signature', async () => {
    await show();
    expect(found('main img').getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
  });

  it('ends another session with its own version, and never offers to end the present one', async () => {
    await show();
    expect(() => named('End session on Browser ses_1')).toThrow();
    await click(named('End session on Browser ses_2, last seen 11/23/2026 03:00 PM UTC'));
    await eventually(() =>
      expect(posts).toMatchObject([{ intent: 'endSession', sessionId: 'ses_2', etag: '"v1"' }]),
    );
  });

  it('sends the choice of notices whole, with the version of the profile', async () => {
    await show();
    await click(found('input[name=taskDigest]'));
    await click(named('Save notices'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'notices', etag: '"v4"', newCasesDigest: 'on' });
    expect(posts[0]).not.toHaveProperty('taskDigest');
  });

  it('names everything of which one may switch the mail off', async () => {
    await show();
    expect(textOf()).toContain(
      'Mail about assignments, orders, returned cases, holds, messages, results of second reviews and answers from support',
    );
  });

  it('says by whose zone each digest comes', async () => {
    await show();
    expect(textOf()).toContain('Daily mails are sent at 8:00 AM in this zone');
    expect(textOf()).toContain('every 30 minutes of the operator’s working hours');
  });

  it('offers time zones by name, beginning with one’s own', async () => {
    await show();
    const zones = found<HTMLSelectElement>('select[name=timeZone]');
    expect(zones.value).toBe('America/New_York');
    expect([...zones.options].map(textOf)).toContain('America/New York');
    zones.value = 'UTC';
    await click(named('Save profile'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'contact', timeZone: 'UTC' }]));
  });

  it('asks nobody who leaves before anything was typed, and whoever has typed something', async () => {
    // The parser of this document shows the first choice of a list, whichever is marked.
    await hydratePage(page({ timeZones: ['America/New_York'] }));
    await eventually(() => expect(found('[role=combobox]')).toBeDefined());
    await fill(found<HTMLInputElement>('[name=printedName]'), 'Ada Lee, MD');
    expect(asksBeforeLeaving()).toBe(false);
    await fill(found<HTMLInputElement>('[name=phone]'), '+1 212 555 0100');
    expect(asksBeforeLeaving()).toBe(true);
    await fill(found<HTMLInputElement>('[name=phone]'), '');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it.each([
    ['has left the team', [{ value: 'usr_3', label: 'Dr. Osric Lind' }]],
    ['cannot be asked for, as the whole team', []],
  ])('keeps a recorded cover who %s', async (_, colleagues) => {
    const cover = { userId: 'usr_2', displayName: 'Dr. Bea Gone' };
    const away = [
      { from: '2026-12-24', to: '2026-12-28', coveredBy: cover },
      { from: '2027-01-04', to: '2027-01-08', coveredBy: null },
    ];
    await show({ colleagues, profile: { ...profile, provider: { ...reader, away } } });
    const select = found<HTMLSelectElement>('select[name="away[0].coveredBy"]');
    expect(textOf(select.selectedOptions[0])).toBe('Dr. Bea Gone');
    await fill(found<HTMLInputElement>('input[name="away[0].to"]'), '2026-12-29');
    await click(named('Save times away'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ 'away[0].to': '2026-12-29', 'away[0].coveredBy': 'usr_2' });
    expect(posts[0]?.['away[1].coveredBy'] ?? '').toBe('');
  });

  it('says why a session could not be ended', async () => {
    const refused = { status: 'error' as const, error: { '': ['Nothing is there'] }, refusal: 404 };
    await show({ outcome: { intent: 'endSession', refused } });
    expect(textOf(found('[role=alert]'))).toBe('Nothing is there');
  });
});

const version = { etag: '"v4"', idempotencyKey: '"key"' };
const picture = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'x', { type });

it('S5-04 the paper of the board may be of each kind that the contract takes', async () => {
  await show();
  expect(found('#renew input[type=file]').getAttribute('accept')).toBe('.jpg,.jpeg,.png,.pdf,.doc,.docx');
  expect(textOf(found('#renew'))).toContain('JPG, PNG, PDF or Word, 25 MB at most');
});

describe('what the forms refuse', () => {
  it.each([
    ['a phone of three digits', ContactForm, { phone: '123', timeZone: 'America/Denver' }, 'phone'],
    [
      'a photograph as picture',
      SignatureForm,
      { printedName: 'A', signatureImage: picture('image/jpeg', 3) },
      'signatureImage',
    ],
    [
      'a picture too large',
      SignatureForm,
      { printedName: 'A', signatureImage: picture('image/png', 102_401) },
      'signatureImage',
    ],
    [
      'a last day before the first',
      AwayForm,
      { away: [{ from: '2026-12-24', to: '2026-12-23' }] },
      'away.0.to',
    ],
    [
      'a licence that ends before it begins',
      RenewalForm,
      {
        region: 'OH',
        number: 'INV',
        issuedOn: '2027-01-01',
        expiresOn: '2026-01-01',
        file: new File(['%PDF-'], 'board.pdf'),
      },
      'issuedOn',
    ],
  ] as const)('%s', (_, schema, typed, field) => {
    const read = schema.safeParse({ ...version, ...typed });
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});
