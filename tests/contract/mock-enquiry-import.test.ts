import { beforeEach, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import type { MockApi } from '#mock-server/server.ts';
import { businessMock, dataOf, type Tokens } from './business-people.ts';
import { aThousandLeads, KNOWN } from './lead-sheet.ts';
import type { MockClient } from './mock-client.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEET = [
  'First name,Last name,Email,Phone,Organisation,Country,Region,Next contact date',
  'Juniper,Marrow,juniper@example.org,,Marrow Clinic,US,OH,2026-12-01',
  'Alder,Finch,,,"Finch, Labs",US,OH,',
  ',,,,,,,',
  'Hazel,Quill,hazel@example,,,,,',
  'Rowan,Pike,JUNIPER@example.org,,,,,',
  'Ash,Wren,ash@example.org,,,Atlantis,,',
  'Elm,Hart,,+1 555 010 0180,,,,2020-01-01',
  'Fern,Lark,,+1 555 010 0181,,,,',
].join('\n');

interface Outcome {
  readonly dryRun: boolean;
  readonly rows: number;
  readonly good: number;
  readonly taken: number;
  readonly errors: readonly { readonly row: number; readonly fields: Record<string, string[]> }[];
}

let api: MockApi;
let client: MockClient;
let people: Tokens;
beforeEach(async () => {
  ({ api, client, people } = await businessMock());
});

const send = (body: string | Uint8Array, dryRun = false, type = 'text/csv') =>
  client.ask('importEnquiries', {
    query: { dryRun: String(dryRun) },
    body,
    headers: { 'Content-Type': type },
    as: people.admin,
  });
const outcome = async (...sheet: Parameters<typeof send>): Promise<Outcome> =>
  dataOf<Outcome>(await send(...sheet));
const names = () =>
  api
    .world()
    .enquiries.list()
    .map(({ firstName }) => firstName)
    .toSorted();

describe('a sheet of enquiries', () => {
  it('is rehearsed first: every error by row and column, and nothing is made', async () => {
    const { errors, ...counts } = await outcome(SHEET, true);
    expect(counts).toEqual({ dryRun: true, rows: 7, good: 2, taken: 0 });
    expect(errors.map(({ row, fields }) => [row, ...Object.keys(fields)])).toEqual([
      [3, 'email'],
      [5, 'email'],
      [6, 'email'],
      [7, 'country'],
      [8, 'nextContactDate'],
    ]);
    expect(errors[0]?.fields).toEqual({ email: ['Give an email or a phone number'] });
    expect(errors[2]?.fields).toEqual({ email: ['There is an enquiry of theirs already'] });
    expect(errors[4]?.fields).toEqual({ nextContactDate: ['Next contact date cannot be in the past'] });
    expect(names()).toEqual([]);
  });

  it('names the column by which somebody is known, the phone where it is the phone', async () => {
    const { errors } = await outcome(
      [
        'firstName,lastName,email,phone',
        'Fern,Lark,fern@example.org,+1 555 010 0181',
        'Rowan,Pike,rowan@example.org,+1 (555) 010-0181',
        'Ash,Wren,FERN@example.org,+1 555 010 0182',
      ].join('\n'),
      true,
    );
    expect(errors).toEqual([
      { row: 3, fields: { phone: ['There is an enquiry of theirs already'] } },
      { row: 4, fields: { email: ['There is an enquiry of theirs already'] } },
    ]);
  });

  it('gives its good rows, and none of them twice', async () => {
    expect(await outcome(SHEET)).toMatchObject({ good: 2, taken: 2 });
    expect(names()).toEqual(['Fern', 'Juniper']);
    expect(api.world().enquiries.list()[0]).toMatchObject({ nextContactDate: '2026-12-01', region: 'OH' });
    const again = await outcome(SHEET);
    expect(again).toMatchObject({ good: 0, taken: 0 });
    expect(names()).toEqual(['Fern', 'Juniper']);
  });

  it('of a thousand lets its good rows in and lists the 37 bad ones by row and reason, however often it is sent', async () => {
    const { csv, bad } = aThousandLeads();
    const listed = ({ errors }: Outcome) =>
      errors.map(({ row, fields }) => [row, Object.values(fields).flat().join(' ')]);
    const rehearsed = await outcome(csv, true);
    expect(rehearsed).toMatchObject({ rows: 1000, good: 963, taken: 0 });
    expect(listed(rehearsed)).toEqual(bad);
    expect(names()).toEqual([]);
    const written = await outcome(csv);
    expect(written).toMatchObject({ rows: 1000, good: 963, taken: 963 });
    expect(listed(written)).toEqual(bad);
    expect(names()).toHaveLength(963);
    const again = await outcome(csv);
    expect(again).toMatchObject({ rows: 1000, good: 0, taken: 0 });
    const known = again.errors.filter(({ fields }) =>
      Object.values(fields).flat().includes('There is an enquiry of theirs already'),
    );
    // The enquiries that were in already are refused, and the rows that repeat one of them.
    expect(known).toHaveLength(963 + bad.filter(([, text]) => text === KNOWN).length);
    expect(names()).toHaveLength(963);
  });

  it('may be a workbook, whose days and numbers are what they are', async () => {
    const bytes = await writeXlsxFile([
      ['firstName', 'lastName', 'email', 'caseVolume', 'nextContactDate'],
      [
        'Juniper',
        'Marrow',
        'juniper@example.org',
        40,
        { value: new Date('2026-12-01'), format: 'yyyy-mm-dd' },
      ],
    ]).toBuffer();
    expect(await outcome(new Uint8Array(bytes), false, XLSX)).toMatchObject({ taken: 1, errors: [] });
    expect(api.world().enquiries.list()).toMatchObject([{ caseVolume: 40, nextContactDate: '2026-12-01' }]);
  });

  it('is written in the words of the form, and what an export made harmless comes back as it was', async () => {
    const head =
      'First name,Last name,Phone,Organisation kind,Country,State or province,Cases per month,Service,Lead source';
    const { errors } = await outcome(
      [
        head,
        "Fern,Lark,'+1 555 010 0181,pathology lab,United States,OH,12,Send out,Conference",
        'Ash,Wren,+1 555 010 0182,,Atlantis,,,,',
      ].join('\n'),
    );
    expect(errors).toEqual([
      { row: 3, fields: { country: ['Write one of: United States, Canada, Other.'] } },
    ]);
    const wire = {
      country: 'US',
      region: 'OH',
      caseVolume: 12,
      service: 'Send Out',
      leadSource: 'Conference',
    };
    expect(api.world().enquiries.list()).toMatchObject([{ ...wire, phone: '+1 555 010 0181' }]);
  });

  it('may have semicolons between its cells, as spreadsheets save it where commas are decimal marks', async () => {
    const sheet = 'First name;Last name;Email;Message\r\nJürgen;Müller;jm@example.org;"Lung, skin; bone"\r\n';
    expect(await outcome(`\uFEFF${sheet}`)).toMatchObject({ good: 1, taken: 1, errors: [] });
    expect(api.world().enquiries.list()).toMatchObject([{ lastName: 'Müller', message: 'Lung, skin; bone' }]);
  });

  it('says how to save it where its letters cannot be read', async () => {
    const bytes = Buffer.from('First name,Last name\nJürgen,Müller', 'latin1');
    expect(await send(new Uint8Array(bytes))).toMatchObject({
      status: 422,
      body: { data: { sheet: ['This is no sheet that can be read. Save it as XLSX, or as CSV in UTF-8'] } },
    });
  });

  it.each([
    [
      'in the middle of a cell',
      'First name,Email\nAsh,ash@example.org\nElm "El,elm@example.org\nFern,f@example.org',
    ],
    [
      'that nothing closes',
      'First name,Email\nAsh,ash@example.org\n"Elm,elm@example.org\nFern,f@example.org',
    ],
    [
      'that another row closes',
      'First name,Email\nAsh,ash@example.org\n"Elm,e@example.org\n"Fern",f@example.org',
    ],
  ])('names the row with a quotation mark %s, and takes nothing in', async (_name, sheet) => {
    expect(await send(sheet)).toMatchObject({
      status: 422,
      body: {
        data: {
          sheet: [
            'Row 3 has a quotation mark that stands alone, and the rows cannot be told apart from there. Take it out, or save the sheet as XLSX',
          ],
        },
      },
    });
    expect(api.world().enquiries.list()).toEqual([]);
  });

  it('is refused as a whole when it is none, has a strange column or too many rows', async () => {
    expect(await send('First name,Last name,Colour\nA,B,red')).toMatchObject({
      status: 422,
      body: { data: { columns: ['Unknown column: Colour'] } },
    });
    expect((await send('Email\na@example.org')).status).toBe(422);
    expect((await send(new Uint8Array([1, 2, 3]), false, XLSX)).status).toBe(422);
    const many = `firstName,lastName,email\n${'A,B,a@example.org\n'.repeat(2001)}`;
    expect((await send(many)).status).toBe(422);
    expect((await send('x', false, 'application/pdf')).status).toBe(415);
    expect((await send('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect(names()).toEqual([]);
  });
});
