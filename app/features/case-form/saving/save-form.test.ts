import { describe, expect, it } from 'vitest';
import { SESSION_ENDED } from '#app/core/access/login-notices.ts';
import { completeForm } from '#app/core/case-form/complete-form.test-support.ts';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import type { Api } from '#app/server/api.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { err, ok } from '#contracts/result.ts';
import { saveForm } from './save-form.server.ts';

const OWNER = { userId: 'usr_1', caseId: 'cas_1' };

const formOf = (changes: Partial<CaseForm> = {}): CaseForm => ({
  ...completeForm(),
  id: 'cas_1',
  caseID: null,
  version: 1,
  etag: '"v1"',
  status: 'Draft',
  facilityId: 'fac_1',
  facilityName: 'Example Laboratory',
  createdAt: '2026-11-20T12:00:00Z',
  createdBy: { userId: 'usr_1', displayName: 'Demo' },
  savedAt: '2026-11-20T12:00:00Z',
  returnReasons: [],
  changeableSlides: [],
  removableImages: [],
  runningUploads: [],
  receipt: null,
  allowedActions: ['edit', 'sendOut'],
  ...changes,
});

const refusedWith = (status: number): ApiError => ({
  kind: 'http',
  operation: 'updateCase',
  status,
  code: null,
  envelope: { isSuccess: false, data: null, message: null, error: `Refused ${status}.`, details: null },
  retryAfterMs: null,
  requestId: null,
});

const answerOf = <T>(data: T) => ok({ data, message: null, status: 200, headers: new Headers() });

/** An API that has these forms, one after another, and notes every change with the version that it names. */
function apiOf(forms: readonly CaseForm[], failure: ApiError | null = null) {
  const left = [...forms];
  const calls: unknown[] = [];
  let version = 1;
  const change = (name: string) => (input: { headers: { 'If-Match': string }; body: unknown }) => {
    calls.push([name, input.headers['If-Match'], input.body]);
    version += 1;
    return Promise.resolve(failure === null ? answerOf({ etag: `"v${version}"` }) : err(failure));
  };
  const api = {
    getCaseForm: () => Promise.resolve(answerOf(left.shift() ?? formOf())),
    validateCase: () => Promise.resolve(answerOf({ problems: [] })),
    updateCase: change('case'),
    updateSpecimen: change('specimen'),
    updateSubsection: change('slides'),
  };
  return { api: api as unknown as Api, calls };
}

const typed = (changes: Record<string, string>) => ({ ...fieldsOfForm(formOf()), ...changes });

describe('a form that is saved', () => {
  it('S4.3-01 sends what differs, each change under the version that the one before it has made', async () => {
    const { api, calls } = apiOf([formOf()]);
    const fields = typed({
      'patient.lastName': 'Sample',
      'specimens.spc_1.subsite': 'Cheek',
      'specimens.spc_1.subsections.sub_1.slideCount': '3',
    });
    const answer = await saveForm(api, OWNER, { etag: '"v1"', fields }, 'MedicalFacility');
    expect(answer).toMatchObject({ kind: 'saved', ...OWNER, etag: '"v4"', found: [] });
    expect(calls).toMatchObject([
      ['case', '"v1"', { patient: { lastName: 'Sample', firstName: 'Petra' } }],
      ['specimen', '"v2"', { subsite: 'Cheek' }],
      ['slides', '"v3"', { slideCount: 3 }],
    ]);
    expect(Object.keys((calls[0] as [string, string, object])[2])).toEqual(['patient']);
  });

  it('asks for nothing where nothing was changed', async () => {
    const { api, calls } = apiOf([formOf()]);
    expect(await saveForm(api, OWNER, { etag: '"v1"', fields: typed({}) }, 'MedicalFacility')).toMatchObject({
      etag: '"v1"',
    });
    expect(calls).toEqual([]);
  });

  it('is not written over another version: both are given back', async () => {
    const theirs = formOf({ etag: '"v7"', patient: { ...completeForm().patient, lastName: 'Other' } });
    const before = apiOf([theirs]);
    const stale = {
      kind: 'stale',
      ...OWNER,
      theirs: { etag: '"v7"', fields: { 'patient.lastName': 'Other' } },
    };
    expect(
      await saveForm(before.api, OWNER, { etag: '"v1"', fields: typed({}) }, 'MedicalFacility'),
    ).toMatchObject(stale);
    expect(before.calls).toEqual([]);
    // Somebody was quicker between the reading and the change.
    const meanwhile = apiOf([formOf(), theirs], refusedWith(412));
    const fields = typed({ 'patient.lastName': 'Sample' });
    expect(await saveForm(meanwhile.api, OWNER, { etag: '"v1"', fields }, 'MedicalFacility')).toMatchObject(
      stale,
    );
  });

  it('waits where the server fails, and is refused where the case is not open any more', async () => {
    const fields = typed({ 'patient.lastName': 'Sample' });
    const down = apiOf([formOf()], refusedWith(503));
    expect(await saveForm(down.api, OWNER, { etag: '"v1"', fields }, 'MedicalFacility')).toMatchObject({
      kind: 'later',
    });
    const ended = apiOf([formOf()], refusedWith(401));
    expect(await saveForm(ended.api, OWNER, { etag: '"v1"', fields }, 'MedicalFacility')).toMatchObject({
      kind: 'later',
      message: SESSION_ENDED,
    });
    const invalid = apiOf([formOf()], refusedWith(422));
    expect(await saveForm(invalid.api, OWNER, { etag: '"v1"', fields }, 'MedicalFacility')).toMatchObject({
      kind: 'refused',
    });
  });

  it('is refused in plain words where the draft was deleted meanwhile, before or while it is saved', async () => {
    const message =
      'This draft was deleted in another window or by a colleague. What you type here cannot be saved: copy what you need of it and begin a new case.';
    const sent = { etag: '"v1"', fields: typed({ 'patient.lastName': 'Sample' }) };
    const { api } = apiOf([], refusedWith(412));
    const gone: Api = { ...api, getCaseForm: () => Promise.resolve(err(refusedWith(404))) };
    expect(await saveForm(gone, OWNER, sent, 'MedicalFacility')).toEqual({
      kind: 'refused',
      ...OWNER,
      message,
    });
    const forms = [() => Promise.resolve(answerOf(formOf())), gone.getCaseForm];
    const meanwhile: Api = { ...api, getCaseForm: (input) => (forms.shift() ?? gone.getCaseForm)(input) };
    expect(await saveForm(meanwhile, OWNER, sent, 'MedicalFacility')).toEqual({
      kind: 'refused',
      ...OWNER,
      message,
    });
  });

  it.each([
    [
      'MedicalFacility',
      'Submitted',
      'The form can be changed until the case is sent out, and again when it comes back. This case is in the state “Submitted, waiting for material or intake check”.',
    ],
    [
      'Admin',
      'Selected',
      'The form can be changed until the case is released to pathologists. This case is in the state “In review”.',
    ],
    [
      'Facility_NP',
      'Draft',
      'You have no right to edit cases. Whoever manages your team gives it on the page “My team”.',
    ],
  ] as const)('of a %s, in the state %s, is refused for what is so', async (role, status, message) => {
    const { api, calls } = apiOf([formOf({ status, allowedActions: [] })]);
    const sent = { etag: '"v1"', fields: typed({ 'patient.lastName': 'Sample' }) };
    expect(await saveForm(api, OWNER, sent, role)).toMatchObject({ kind: 'refused', message });
    expect(calls).toEqual([]);
  });
});
