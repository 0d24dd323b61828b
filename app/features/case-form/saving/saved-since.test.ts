import { describe, expect, it } from 'vitest';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { completeForm } from '#app/core/case-form/complete-form.test-support.ts';
import { specimenField } from '#app/core/case-form/fields.ts';
import { FIELDS, pageOf } from './case-desk.test-support.ts';

describe('where a colleague has saved the draft since', () => {
  const theirs = (changes: Record<string, string>) => ({ etag: '"v5"', fields: { ...FIELDS, ...changes } });

  it('shows what they corrected in the place of what nobody has touched here, and never writes it back', async () => {
    const { desk, sent } = pageOf();
    desk.shows(blankForm(), theirs({ 'patient.lastName': 'Corrected', 'patient.birthDate': '05/12/1961' }));
    expect(desk.view).toMatchObject({
      filling: 1,
      fields: { 'patient.lastName': 'Corrected', 'patient.birthDate': '05/12/1961' },
    });
    await desk.idle();
    expect(sent).toEqual([]);
    desk.change({ ...desk.view.fields, 'patient.firstName': 'Petra' });
    await desk.idle();
    expect(sent.at(-1)).toMatchObject({ etag: '"v5"', fields: { 'patient.lastName': 'Corrected' } });
  });

  it('asks where both have changed a field, and sends neither before somebody has chosen', async () => {
    const { desk, sent } = pageOf({}, { isRefused: true });
    desk.change({ ...FIELDS, 'patient.lastName': 'Mine' });
    await desk.idle();
    sent.length = 0;
    desk.shows(blankForm(), theirs({ 'patient.lastName': 'Theirs' }));
    expect(desk.view.queue.conflict).toMatchObject({
      yours: { 'patient.lastName': 'Mine' },
      theirs: { etag: '"v5"', fields: { 'patient.lastName': 'Theirs' } },
    });
    await desk.idle();
    expect(sent).toEqual([]);
    expect(desk.view.fields['patient.lastName']).toBe('Mine');
  });

  it('asks nothing where a refused save and theirs changed other fields, and sends both once theirs are read', async () => {
    const corrected = theirs({ 'patient.lastName': 'Corrected' });
    const { desk, sent } = pageOf({}, { stale: { ...corrected, changedBy: 'a colleague' } });
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    await desk.idle();
    expect(desk.view.queue.conflict).not.toBeNull();
    desk.shows(blankForm(), { etag: '"v4"', fields: FIELDS });
    expect(desk.view.queue.conflict).not.toBeNull();
    desk.shows(blankForm(), corrected);
    expect(desk.view.queue.conflict).toBeNull();
    await desk.idle();
    const both = { 'patient.lastName': 'Corrected', 'patient.firstName': 'Petra' };
    expect(desk.view.fields).toMatchObject(both);
    expect(sent.at(-1)).toMatchObject({ etag: '"v5"', fields: both });
  });

  it('goes on asking where a refused save and theirs changed the same field', async () => {
    const corrected = theirs({ 'patient.lastName': 'Theirs' });
    const { desk } = pageOf({}, { stale: { ...corrected, changedBy: 'a colleague' } });
    desk.change({ ...FIELDS, 'patient.lastName': 'Mine' });
    await desk.idle();
    desk.shows(blankForm(), corrected);
    expect(desk.view.queue.conflict).not.toBeNull();
  });

  it('keeps half a date that is being typed, and asks before theirs takes its place', () => {
    const { desk } = pageOf();
    desk.change({ ...FIELDS, 'patient.birthDate': '05/1' });
    desk.shows(blankForm(), theirs({ 'patient.lastName': 'Corrected' }));
    expect(desk.view.fields).toMatchObject({ 'patient.lastName': 'Corrected', 'patient.birthDate': '05/1' });
    desk.shows(blankForm(), { ...theirs({ 'patient.birthDate': '05/12/1961' }), etag: '"v6"' });
    expect(desk.view.fields['patient.birthDate']).toBe('05/1');
    expect(desk.view.queue.conflict).not.toBeNull();
  });

  it('takes no form that was asked for before the last save had arrived', async () => {
    const { desk } = pageOf();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    await desk.idle();
    desk.shows(blankForm(), { etag: '"v1"', fields: FIELDS });
    expect(desk.etag).toBe('"v2"');
    expect(desk.view.fields['patient.firstName']).toBe('Petra');
  });

  it('does not fill the page anew for the sake of a row that was added', () => {
    const { desk } = pageOf();
    const form = completeForm();
    desk.shows(form, theirs({ [specimenField(form.specimens[0]?.id ?? '', 'receivedDate')]: '11/18/2026' }));
    expect(desk.view.filling).toBe(0);
  });
});
