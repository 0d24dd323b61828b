import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { completeForm } from '#app/core/case-form/complete-form.test-support.ts';
import { fieldsOfForm, promptField, specimenField } from '#app/core/case-form/fields.ts';
import { BLANK, FIELDS, lineOf, pageOf } from './case-desk.test-support.ts';
import { ROW_WAIT_AT_MOST_MS } from './row-wait.ts';

describe('the desk of a case form', () => {
  it('S4.3-01 S3.4-01 keeps every change at once, and saves what the server can hold', async () => {
    const { desk, sent, lastKept } = pageOf();
    desk.change({ ...FIELDS, 'patient.birthDate': '05/1' });
    expect(lastKept()?.typed['patient.birthDate']).toBe('05/1');
    desk.change({ ...FIELDS, 'patient.birthDate': '05/12/1961' });
    await desk.idle();
    expect(sent.at(-1)).toMatchObject({ etag: '"v1"', fields: { 'patient.birthDate': '05/12/1961' } });
    expect(desk.etag).toBe('"v2"');
    // Kept until the case is sent out or given up, also when the server has it.
    expect(lastKept()?.typed['patient.birthDate']).toBe('05/12/1961');
  });

  it('makes the draft with the first word, and with what the facility has set beforehand', async () => {
    const { desk, created, kept, sent } = pageOf({
      caseId: null,
      server: { etag: '', fields: BLANK, savedAt: null },
    });
    await desk.idle();
    expect(created).toEqual([]);
    desk.change({ ...BLANK, 'patient.lastName': 'E' });
    desk.change({ ...BLANK, 'patient.lastName': 'Ex' });
    expect(kept.map(([caseId]) => caseId)).toEqual([null, null]);
    await desk.idle();
    expect(created).toEqual(['cas_1']);
    expect(sent.at(-1)?.fields).toMatchObject({ 'patient.lastName': 'Ex', 'billing.caseScope': 'all' });
    // What lay there without a case is gone from there.
    expect(kept).toContainEqual([null, null]);
  });

  it('brings back what an earlier page could not save, and half a date that no server holds', async () => {
    const base = { etag: '"v1"', fields: FIELDS };
    const fields = { ...FIELDS, 'patient.firstName': 'Petra' };
    const unsaved = pageOf(
      {},
      { left: lineOf({ etag: '"v1"', typed: fields, unsaved: { base, fields, tried: [] } }) },
    );
    await unsaved.desk.takeOver();
    expect(unsaved.desk.view).toMatchObject({ isBroughtBack: true, filling: 1, fields });
    await unsaved.desk.idle();
    expect(unsaved.sent.at(-1)?.fields['patient.firstName']).toBe('Petra');

    const half = { ...FIELDS, 'patient.birthDate': '05/1' };
    const saved = pageOf({}, { left: lineOf({ etag: '"v1"', typed: half, unsaved: null }) });
    await saved.desk.takeOver();
    expect(saved.desk.view).toMatchObject({ isBroughtBack: false, fields: half });
    const older = pageOf({}, { left: lineOf({ etag: '"v0"', typed: half, unsaved: null }) });
    await older.desk.takeOver();
    expect(older.desk.view.fields).toEqual(FIELDS);
    const corrupt = pageOf({}, { left: '{"typed":' });
    await corrupt.desk.takeOver();
    expect(corrupt.desk.view.fields).toEqual(FIELDS);
    expect(corrupt.desk.view.dropped).toEqual(['unreadableDraft']);
    expect(older.desk.view.dropped).toEqual([]);
  });

  it('asks again for what was left where the key to it could not be had at first', async () => {
    const fields = { ...FIELDS, 'patient.firstName': 'Petra' };
    const unsaved = { base: { etag: '"v1"', fields: FIELDS }, fields, tried: [] };
    const { desk } = pageOf({}, { left: lineOf({ etag: '"v1"', typed: fields, unsaved }), unreached: 2 });
    await desk.takeOver();
    expect(desk.view).toMatchObject({ isBroughtBack: true, fields });
    const nowhere = pageOf({}, { unreached: Number.POSITIVE_INFINITY });
    await nowhere.desk.takeOver();
    expect(nowhere.desk.view.fields).toEqual(FIELDS);
  });

  it('never puts what was kept over what is being typed', async () => {
    const fields = { ...FIELDS, 'patient.firstName': 'Petra' };
    const base = { etag: '"v1"', fields: FIELDS };
    const { desk, dropped } = pageOf(
      {},
      { left: lineOf({ etag: '"v1"', typed: fields, unsaved: { base, fields, tried: [] } }) },
    );
    const typed = { ...FIELDS, 'patient.firstName': 'Paula' };
    desk.change(typed);
    await desk.takeOver();
    expect(desk.view.fields).toEqual(typed);
    expect(desk.view.queue.conflict?.theirs.fields['patient.firstName']).toBe('Petra');
    expect(dropped).toEqual([]);
    desk.settle(typed);
    expect(dropped).toEqual(['cas_1']);
  });

  it.each([
    ['of a draft', 'cas_1'],
    ['of a case that could not be made', null],
  ])('forgets what was given up %s, and keeps nothing more of it', async (_, caseId) => {
    const { desk, kept } = pageOf({ caseId }, { isRefused: true });
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    await desk.idle();
    expect(desk.view.queue.isAtRisk).toBe(true);
    desk.giveUp();
    const before = kept.length;
    expect(kept.at(-1)?.[1]).toBeNull();
    desk.change({ ...FIELDS, 'patient.firstName': 'Paula' });
    await desk.close();
    expect(kept).toHaveLength(before);
  });

  it('says beside what it keeps whether the server has all of it, which it never has of half a date', async () => {
    const { desk, saved } = pageOf();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    expect(saved.at(-1)).toBe(false);
    await desk.idle();
    expect(saved.at(-1)).toBe(true);
    desk.change({ ...desk.view.fields, 'patient.birthDate': '05/1' });
    await desk.idle();
    expect(saved.at(-1)).toBe(false);
  });

  it('keeps and saves what nothing has hindered, though a file of the page is given up', async () => {
    const { desk, sent, lastKept } = pageOf();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    desk.giveUp();
    expect(lastKept()?.typed['patient.firstName']).toBe('Petra');
    await desk.close();
    expect(sent).toHaveLength(1);
  });

  it('sends nothing of what waits for a row and is given up', async () => {
    const { desk, sent, kept } = pageOf();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    desk.rowWait.begin();
    desk.giveUp();
    await desk.close();
    expect(kept.at(-1)?.[1]).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says that the browser keeps nothing, and writes nothing more where another tab writes', async () => {
    const { desk } = pageOf({}, { isFull: true });
    desk.change({ ...FIELDS, 'patient.firstName': 'P' });
    await desk.idle();
    expect(desk.view.isUnkept).toBe(true);
    desk.stepBack();
    expect(desk.view.isElsewhere).toBe(true);
    desk.stepForward();
    expect(desk.view.isElsewhere).toBe(false);
  });

  it('hears what the server finds in the version that it shows, by the names of its rows', () => {
    const form = completeForm();
    const server = { etag: '"v1"', fields: fieldsOfForm(form) };
    const place = { message: 'Collection date is required', severity: 'warning' as const };
    const at = (field: string) => ({ ...place, field });
    const found = [at('specimens.0.specimenCollectionDate')];
    const { desk } = pageOf({ form, server: { ...server, savedAt: null } });
    desk.hears({ ...server, etag: '"v2"' }, found);
    expect(desk.view.found).toEqual([]);
    desk.hears(server, found);
    expect(desk.view.found).toEqual([at(specimenField('spc_1', 'specimenCollectionDate'))]);
    expect(desk.view.foundAt).toEqual(server.fields);
  });

  it('takes over the rows that the server has by now, beside what was typed', async () => {
    const { desk } = pageOf();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    await desk.idle();
    const server = {
      etag: '"v9"',
      fields: { ...desk.view.fields, 'specimens.spc_1.receivedDate': '11/18/2026' },
    };
    desk.shows(blankForm(), server);
    expect(desk.etag).toBe('"v9"');
    expect(desk.view.fields).toMatchObject({
      'patient.firstName': 'Petra',
      'specimens.spc_1.receivedDate': '11/18/2026',
    });
  });

  it('saves a case without the answers of a specimen that was taken away, and keeps them in the form', async () => {
    const form = completeForm();
    const site = specimenField('spc_1', 'bodysite');
    const answer = promptField('psa');
    const { desk, sent, lastKept, saved } = pageOf({
      form,
      server: {
        etag: '"v1"',
        fields: { ...fieldsOfForm(form), [site]: 'Prostate', [answer]: '12' },
        savedAt: null,
      },
    });
    const without = { ...form, specimens: [] };
    desk.shows(without, { etag: '"v2"', fields: { ...fieldsOfForm(without), [answer]: '12' } });
    desk.hurry();
    await desk.idle();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.etag).toBe('"v2"');
    expect(sent[0]?.fields).not.toHaveProperty([answer]);
    expect(lastKept()?.typed[answer]).toBe('12');
    expect(saved.at(-1)).toBe(false);
  });

  it('saves what is typed while a row comes on the form that has it, and takes no own row for a colleague’s', async () => {
    const { desk, sent } = pageOf();
    desk.rowWait.begin();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    desk.hurry();
    const isIdle = desk.idle();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toEqual([]);
    const form = completeForm();
    const row = { [specimenField('spc_1', 'receivedDate')]: '11/18/2026' };
    desk.shows(form, { etag: '"v5"', fields: { ...FIELDS, ...row } });
    expect(desk.view).toMatchObject({ filling: 0, fields: { ...row, 'patient.firstName': 'Petra' } });
    desk.rowWait.end();
    await isIdle;
    expect(desk.view.queue).toMatchObject({ conflict: null, isUnsaved: false });
    expect(sent).toMatchObject([{ etag: '"v5"', fields: { ...row, 'patient.firstName': 'Petra' } }]);
  });

  it('calls what waits for a row not saved, and sends it all the same where the page may be gone in a moment', async () => {
    const { desk, sent, views } = pageOf();
    desk.change({ ...FIELDS, 'patient.firstName': 'P' });
    expect(desk.view.queue.isAtRisk).toBe(false);
    desk.rowWait.begin();
    expect(views.at(-1)?.queue.isAtRisk).toBe(true);
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    desk.hurry();
    expect(desk.view.queue).toMatchObject({ phase: 'due', isUnsaved: true, isAtRisk: true });
    expect(sent).toEqual([]);
    desk.sendNow();
    expect(sent).toMatchObject([{ etag: '"v1"', fields: { 'patient.firstName': 'Petra' } }]);
    await desk.close();
    expect(desk.view.queue).toMatchObject({ isUnsaved: false, isAtRisk: false });
  });

  it('waits no longer than some seconds for a row, and saves then', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { desk, sent } = pageOf();
    desk.rowWait.begin();
    desk.change({ ...FIELDS, 'patient.firstName': 'Petra' });
    await vi.advanceTimersByTimeAsync(ROW_WAIT_AT_MOST_MS - 1);
    expect(sent).toEqual([]);
    expect(desk.view.queue.isAtRisk).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toMatchObject([{ etag: '"v1"', fields: { 'patient.firstName': 'Petra' } }]);
    expect(desk.view.queue).toMatchObject({ isUnsaved: false, isAtRisk: false });
  });
});
