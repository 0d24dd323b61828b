import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiWith } from '#app/server/api.server.ts';
import { keepAmendment } from './amending.server.ts';
import { aReport } from './report.test-support.ts';

const params = { caseId: 'cas_1' };
const sent: unknown[] = [];

/** The API with this report, and with an answer to what is kept. */
function answering(kept: Response): void {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET')
      return Response.json({ isSuccess: true, data: aReport(), message: null, error: null, details: null });
    sent.push(await request.json(), Object.fromEntries(request.headers)['if-match']);
    return kept.clone();
  });
}

const stale = {
  isSuccess: false,
  data: null,
  message: null,
  error: 'This was changed elsewhere.',
  details: null,
};

/** What the form of an amendment posts when nothing in it was touched. */
const untouched: Readonly<Record<string, string>> = {
  intent: 'keep',
  etag: '"v7"',
  idempotencyKey: '"3f0f5f6e-6f0a-4d0e-9c57-0d6a7f3f2c11"',
  kind: 'Amendment',
  timeZone: 'America/New_York',
  reason: 'The side was wrong.',
  cause: 'report_defect',
  'specimens[0].specimenID': 'A',
  'specimens[0].bodysite': 'Skin',
  'specimens[0].subsite': 'Nose',
  'specimens[0].laterality': 'Right',
  'specimens[0].specimenType': 'Biopsy - Shave',
  'specimens[0].diagnosis': 'SKIN, RIGHT NOSE:\r\n- Invented finding.',
  'specimens[1].specimenID': 'B',
  'specimens[1].bodysite': 'Skin',
  'specimens[1].laterality': 'Not_Applicable',
  'specimens[1].specimenType': 'Biopsy - Shave',
  'specimens[1].diagnosis': 'SKIN:\r\n- Another one.',
  comment: 'First words.\r\n\r\nMore words.',
  microscopic: 'See diagnosis.',
  gross: 'One shave.',
  orderingPhysician: 'Dr. Demo',
  'told[0].told': '',
  'told[0].at': '',
};

function keep(changes: Readonly<Record<string, string>>) {
  const body = new URLSearchParams({ ...untouched, ...changes });
  const request = new Request('http://localhost/final-report/cas_1', { method: 'POST', body });
  const context = { nonce: '', requestId: '', clientAddress: '', tooManyLogins: false };
  const args = { request, params, context };
  return keepAmendment(args, apiWith({ token: 'a token' }), params);
}

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  answering(Response.json(stale, { status: 412 }));
});

describe('what is kept of an amendment', () => {
  it('changes nothing where nothing was touched, and tells nobody', async () => {
    await keep({});
    expect(sent).toEqual([
      { kind: 'Amendment', reason: 'The side was wrong.', cause: 'report_defect', changes: [], told: [] },
      '"v7"',
    ]);
  });

  it('has the old words from the signed report, and the new ones from the form', async () => {
    await keep({ 'specimens[0].laterality': 'Left', comment: '', gross: 'One shave.\r\n\r\nTwo levels.' });
    expect(sent[0]).toMatchObject({
      changes: [
        { field: 'laterality', specimenID: 'A', was: 'Right', is: 'Left' },
        { field: 'comment', specimenID: null, was: 'First words.\n\nMore words.', is: '' },
        { field: 'gross', specimenID: null, was: 'One shave.', is: 'One shave.\n\nTwo levels.' },
      ],
    });
  });

  it('corrects site and subsite together', async () => {
    await keep({
      'specimens[0].bodysite': 'Breast',
      'specimens[0].subsite': '',
      'specimens[1].subsite': 'Ear',
    });
    expect(sent[0]).toMatchObject({
      changes: [
        { field: 'bodysite', specimenID: 'A', was: 'Skin', is: 'Breast' },
        { field: 'subsite', specimenID: 'A', was: 'Nose', is: '' },
        { field: 'subsite', specimenID: 'B', was: '', is: 'Ear' },
      ],
    });
  });

  it('has the patient whose report it is, with a birth date as people type one', async () => {
    const patient = {
      'patient.lastName': 'Haverly',
      'patient.firstName': 'Conrad',
      'patient.gender': 'Male',
      'patient.medicalRecordNumber': 'MRN-1',
    };
    await keep({ ...patient, 'patient.birthDate': '03/09/1951' });
    expect(sent[0]).toMatchObject({ changes: [] });
    await keep({ ...patient, 'patient.lastName': 'Rightly', 'patient.birthDate': '04/05/1948' });
    expect(sent.at(-2)).toMatchObject({
      changes: [
        { field: 'lastName', specimenID: null, was: 'Haverly', is: 'Rightly' },
        { field: 'birthDate', specimenID: null, was: '1951-03-09', is: '1948-04-05' },
      ],
    });
    await keep({ ...patient, 'patient.birthDate': 'in spring' });
    expect(sent.at(-2)).toMatchObject({ changes: [{ field: 'birthDate', is: 'in spring' }] });
  });

  it('has what stands nowhere in the report as it was told, and times of the reader’s clock', async () => {
    await keep({
      'others[0].field': 'patient',
      'others[0].was': 'Born 1951',
      'others[0].is': 'Born 1915',
      'told[0].told': 'Dr. Demo',
      'told[0].toldBy': 'Dr. Me',
      'told[0].channel': 'phone',
      'told[0].at': '2026-11-23T09:00',
    });
    expect(sent[0]).toMatchObject({
      changes: [{ field: 'patient', specimenID: null, was: 'Born 1951', is: 'Born 1915' }],
      told: [
        {
          told: 'Dr. Demo',
          toldBy: 'Dr. Me',
          channel: 'phone',
          toldAt: '2026-11-23T14:00:00.000Z',
          note: null,
        },
      ],
    });
  });

  it('asks which of two times it was where the clock was put back, and takes none that it never showed', async () => {
    const call = { 'told[0].told': 'Dr. Demo', 'told[0].toldBy': 'Dr. Me', 'told[0].channel': 'phone' };
    const at = '2026-11-01T01:40';
    expect(await keep({ ...call, 'told[0].at': at })).toMatchObject({
      error: { 'told[0].whichHour': [expect.stringContaining('twice')] },
    });
    expect(await keep({ ...call, 'told[0].at': '2026-03-08T02:30' })).toMatchObject({
      error: { 'told[0].at': [expect.stringContaining('does not exist')] },
    });
    expect(sent).toEqual([]);
    await keep({ ...call, 'told[0].at': at, 'told[0].whichHour': 'later' });
    expect(sent[0]).toMatchObject({ told: [{ toldAt: '2026-11-01T06:40:00.000Z' }] });
  });

  it.each([409, 412, 422, 503])(
    'goes back to the form with all that was typed after a %i',
    async (status) => {
      answering(Response.json(stale, { status }));
      const outcome = await keep({ 'specimens[0].diagnosis': 'SKIN, LEFT NOSE.', comment: 'Typed.' });
      expect(outcome).toMatchObject({
        refusal: status,
        initialValue: {
          reason: 'The side was wrong.',
          comment: 'Typed.',
          specimens: [{ diagnosis: 'SKIN, LEFT NOSE.' }, {}],
        },
      });
    },
  );
});
