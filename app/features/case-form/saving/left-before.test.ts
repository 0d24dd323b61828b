import { expect, it } from 'vitest';
import type { ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import { compareVersions, mergedVersion } from '#app/ui/forms/versions/conflict.ts';
import { CaseDesk } from './case-desk.ts';

const FIELDS = { ...fieldsOfForm(blankForm()), 'patient.lastName': 'Example' };
const OWNER = { userId: 'usr_1', caseId: 'cas_1' };
/** What an earlier page could not save. */
const LEFT = { ...FIELDS, 'patient.firstName': 'Petra' };

/** A page at a draft of which an earlier page left something. */
function pageAfterAnother() {
  const sent: (TextOwner & ServerText)[] = [];
  let dropped = 0;
  const unsaved = { base: { etag: '"v1"', fields: FIELDS }, fields: LEFT, tried: [] };
  const desk = new CaseDesk(
    { ...OWNER, form: blankForm(), server: { etag: '"v1"', fields: FIELDS, savedAt: null }, found: [] },
    {
      send: (text) => {
        sent.push(text);
        const saved = { etag: `"v${String(sent.length + 1)}"`, savedAt: '2026-11-23T19:05:00Z', found: [] };
        return Promise.resolve({ kind: 'saved', ...OWNER, ...saved });
      },
      create: () => Promise.reject(new Error('There is a draft already.')),
      keptOf: () => ({
        keep: () => Promise.resolve(),
        takeOver: () => Promise.resolve(JSON.stringify({ etag: '"v1"', typed: LEFT, unsaved })),
        takeRest: () => Promise.resolve(),
        dropTakenOver: () => {
          dropped += 1;
          return Promise.resolve();
        },
        forget: () => Promise.resolve(),
        release: () => undefined,
      }),
      wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
      onCreated: () => undefined,
      onChange: () => undefined,
    },
  );
  return { desk, sent, dropped: () => dropped };
}

it.each([
  ['half a date is typed', { 'patient.birthDate': '05/1' }, 0],
  ['something is typed that is saved at once', { 'patient.lastName': 'Saved' }, 1],
])('what was left is asked about where %s before it comes, and neither is lost', async (_, typed, saves) => {
  const { desk, sent, dropped } = pageAfterAnother();
  desk.change({ ...FIELDS, ...typed });
  await desk.idle();
  expect(sent).toHaveLength(saves);
  await desk.takeOver();
  const conflict = desk.view.queue.conflict ?? expect.fail('nobody is asked');
  const both = compareVersions(conflict.base, desk.view.fields, conflict.theirs.fields);
  // What was typed and saved since is not taken back by the older text.
  expect(both).toEqual({ conflicts: [], taken: [{ name: 'patient.firstName', yours: '', theirs: 'Petra' }] });
  expect(desk.view.queue.isAtRisk).toBe(true);
  desk.change({ ...desk.view.fields, 'clinical.clinicalHistory': 'More' });
  expect([sent.length, dropped()]).toEqual([saves, 0]);
  desk.settle(mergedVersion(desk.view.fields, both, {}) ?? expect.fail('a choice is open'));
  await desk.idle();
  expect(desk.view.fields).toMatchObject({ ...typed, 'patient.firstName': 'Petra' });
  expect(sent.at(-1)?.fields['patient.firstName']).toBe('Petra');
  expect([desk.view.queue.isUnsaved, dropped()]).toEqual([false, 1]);
});

it('what was left is not asked about where it has been typed again and saved by now', async () => {
  const { desk, dropped } = pageAfterAnother();
  desk.change({ ...LEFT, 'patient.lastName': 'Saved' });
  await desk.idle();
  await desk.takeOver();
  expect(desk.view.queue).toMatchObject({ phase: 'resting', isUnsaved: false, conflict: null });
  expect(dropped()).toBe(1);
});
