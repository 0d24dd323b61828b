import { describe, expect, it, vi } from 'vitest';
import type { ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import { completeForm } from '#app/core/case-form/complete-form.test-support.ts';
import { type CaseFields, copyField, fieldsOfForm, promptField } from '#app/core/case-form/fields.ts';
import { textsNotSaved } from '#app/core/case-form/texts-not-saved.ts';
import type { DraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { type Choices, compareVersions, mergedVersion } from '#app/ui/forms/versions/conflict.ts';
import { CaseDesk } from './case-desk.ts';

const FORM = completeForm();
const FIELDS = fieldsOfForm(FORM);
const OWNER = { userId: 'usr_1', caseId: 'cas_1' };

/** A page whose first save meets what a colleague has saved since. */
async function deskAt(typed: CaseFields, theirs: CaseFields) {
  const sent: (TextOwner & ServerText)[] = [];
  const met = { etag: '"v5"', fields: { ...FIELDS, ...theirs }, changedBy: 'a colleague' };
  const desk = new CaseDesk(
    { ...OWNER, form: FORM, server: { etag: '"v1"', fields: FIELDS, savedAt: null }, found: [] },
    {
      send: (text): Promise<DraftAnswer> => {
        sent.push(text);
        if (sent.length === 1) return Promise.resolve({ kind: 'stale', ...OWNER, theirs: met });
        const saved = { etag: '"v6"', savedAt: '2026-11-23T19:05:00Z', found: [] };
        return Promise.resolve({ kind: 'saved', ...OWNER, ...saved });
      },
      create: () => Promise.reject(new Error('There is a draft already.')),
      keptOf: () => ({
        keep: () => Promise.resolve(),
        takeOver: () => Promise.resolve(null),
        takeRest: () => Promise.resolve(),
        dropTakenOver: () => Promise.resolve(),
        forget: () => Promise.resolve(),
        release: () => undefined,
      }),
      wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
      onCreated: () => undefined,
      onChange: () => undefined,
    },
  );
  desk.change({ ...FIELDS, ...typed });
  desk.hurry();
  await vi.waitFor(() => expect(desk.view.queue.conflict).not.toBeNull());
  return { desk, sent };
}

/** As the dialog does it. */
function compare(desk: CaseDesk) {
  const { conflict, fields } = { conflict: desk.view.queue.conflict, fields: desk.view.fields };
  if (conflict === null) throw new Error('nobody is asked');
  const yours = { ...conflict.yours, ...textsNotSaved(FORM, fields) };
  return { yours, comparison: compareVersions(conflict.base, yours, conflict.theirs.fields) };
}

function settle(desk: CaseDesk, choices: Choices = {}) {
  const { yours, comparison } = compare(desk);
  const merged = mergedVersion(yours, comparison, choices);
  if (merged === null) throw new Error('a choice is open');
  desk.settle(merged);
}

describe('what cannot be saved yet, when a colleague has saved the case since', () => {
  const LONG = 'x'.repeat(1001);
  const CODES = Array.from({ length: 13 }, (_, at) => `D49.${at}`).join(', ');
  const TYPED = {
    'patient.firstName': 'Paula',
    'delivery.shippedOn': '11/2',
    'clinical.icd10': CODES,
    [promptField('skin_abcde')]: LONG,
    [copyField(0, 'fax')]: '+1 212 555 0100',
    [copyField(1, 'name')]: 'Dr. Copy',
    [copyField(1, 'fax')]: '5'.repeat(31),
  };

  it('stays in the form as it was typed, and the rest is saved', async () => {
    const { desk, sent } = await deskAt(TYPED, { 'patient.lastName': 'Corrected' });
    settle(desk);
    const { fields } = desk.view;
    expect(fields).toMatchObject({
      'patient.lastName': 'Corrected',
      'patient.firstName': 'Paula',
      'delivery.shippedOn': '11/2',
      'clinical.icd10': CODES,
      [promptField('skin_abcde')]: LONG,
    });
    const copies = [0, 1].map((row) => [fields[copyField(row, 'name')], fields[copyField(row, 'fax')]]);
    expect(copies).toEqual([
      ['Dr. Copy', '5'.repeat(31)],
      ['', '+1 212 555 0100'],
    ]);
    await desk.idle();
    const saved = sent.at(-1)?.fields ?? {};
    expect(saved).toMatchObject({ 'patient.lastName': 'Corrected', [copyField(0, 'name')]: 'Dr. Copy' });
    expect(saved['delivery.shippedOn'] ?? '').toBe('');
    expect(saved[copyField(1, 'fax')] ?? '').toBe('');
  });

  it('is asked about where they have filled the same field, and goes where theirs is chosen', async () => {
    const theirs = { 'delivery.shippedOn': '11/22/2026' };
    const { desk } = await deskAt(TYPED, theirs);
    expect(compare(desk).comparison.conflicts).toEqual([
      { name: 'delivery.shippedOn', yours: '11/2', theirs: '11/22/2026' },
    ]);
    settle(desk, { 'delivery.shippedOn': 'theirs' });
    expect(desk.view.fields).toMatchObject({ ...theirs, 'clinical.icd10': CODES });
    const other = await deskAt(TYPED, theirs);
    settle(other.desk, { 'delivery.shippedOn': 'yours' });
    expect(other.desk.view.fields['delivery.shippedOn']).toBe('11/2');
  });

  it('stays where its field is hidden, and is saved with the choice that shows it again', async () => {
    const typed = { 'patient.firstName': 'Paula', 'clinical.outsideDiagnosis': 'Invented nevus' };
    const hidden = await deskAt(typed, { 'patient.lastName': 'Corrected' });
    settle(hidden.desk);
    expect(hidden.desk.view.fields).toMatchObject(typed);
    await hidden.desk.idle();
    expect(hidden.sent.at(-1)?.fields['clinical.outsideDiagnosis'] ?? '').toBe('');
    const shown = await deskAt(typed, { 'clinical.caseType': 'Consultation' });
    settle(shown.desk);
    await vi.waitFor(() => expect(shown.sent).toHaveLength(2));
    expect(shown.sent.at(-1)?.fields).toMatchObject(typed);
  });

  it('of a recipient without a name is never put beside the name that they have typed', async () => {
    const { desk } = await deskAt(
      { 'patient.firstName': 'Paula', [copyField(0, 'fax')]: '+1 212 555 0100' },
      { [copyField(0, 'name')]: 'Dr. Theirs' },
    );
    settle(desk);
    const { fields } = desk.view;
    expect(
      [0, 1].map((row) => [fields[copyField(row, 'name')], fields[copyField(row, 'fax')] ?? '']),
    ).toEqual([
      ['Dr. Theirs', ''],
      ['', '+1 212 555 0100'],
    ]);
  });
});
