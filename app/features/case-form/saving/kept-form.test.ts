import { expect, it } from 'vitest';
import { FIELDS, lineOf, pageOf } from './case-desk.test-support.ts';
import { readKeptForm } from './kept-form.ts';

const typed = { ...FIELDS, 'patient.firstName': 'Petra' };
/** As an older page kept it, which said nothing of the saves whose answers it had lost. */
const OLDER = lineOf({
  etag: '"v1"',
  typed,
  unsaved: { base: { etag: '"v1"', fields: FIELDS }, fields: typed },
});

it('a form that an older page kept is read, and is brought back', async () => {
  expect(readKeptForm(OLDER)?.unsaved?.tried).toEqual([]);
  const { desk, sent } = pageOf({}, { left: OLDER });
  await desk.takeOver();
  expect(desk.view).toMatchObject({ isBroughtBack: true, dropped: [], fields: typed });
  await desk.idle();
  expect(sent.at(-1)?.fields['patient.firstName']).toBe('Petra');
});
