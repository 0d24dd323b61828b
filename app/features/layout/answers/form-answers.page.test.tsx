import { describe, expect, it } from 'vitest';
import { found } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import {
  answersIn,
  beginningIn,
  changedElsewhere,
  chosenIn,
  type Left,
  restoreInto,
} from './form-answers.ts';

const settled = () => Promise.resolve();

/** How a form is left that began so. */
const leftIn = (form: HTMLFormElement, begun: Left['begun']): Left => ({
  answers: answersIn(form),
  begun,
  chosen: chosenIn(form),
});

describe('S4.1-12 what somebody changed in a form', () => {
  it('is the only thing that is brought back: what others have saved meanwhile stays, and is told where both changed it', async () => {
    const shown = (name: string, phone: string, city: string) =>
      mountPage(
        <form id="edit">
          <label>
            Name
            <input name="name" defaultValue={name} />
          </label>
          <label>
            Phone
            <input name="phone" defaultValue={phone} />
          </label>
          <label>
            City
            <input name="city" defaultValue={city} />
          </label>
        </form>,
      ).then(() => found<HTMLFormElement>('#edit'));
    const form = await shown('Ada', '614', 'Columbus');
    const begun = beginningIn(form);
    found<HTMLInputElement>('[name=name]').value = 'Ada Lovelace';
    found<HTMLInputElement>('[name=city]').value = '';
    const left = leftIn(form, begun);
    const again = await shown('Ada King', '740', 'Columbus');
    expect(changedElsewhere(again, left)).toEqual([{ label: 'Name', now: 'Ada King' }]);
    await restoreInto(again, left, settled);
    expect(answersIn(again)).toEqual([
      ['name', 'Ada Lovelace'],
      ['phone', '740'],
      ['city', ''],
    ]);
  });

  it('is a choice that was looked for, though the page does not offer it at first', async () => {
    const shown = (labels: readonly string[]) =>
      mountPage(
        <form id="edit">
          <select name="ownerId">
            <option value="">Nobody</option>
            {labels.map((label) => (
              <option key={label} value={label.toLowerCase()}>
                {label}
              </option>
            ))}
          </select>
        </form>,
      ).then(() => found<HTMLFormElement>('#edit'));
    const form = await shown(['Haverly', 'Marsh']);
    const begun = beginningIn(form);
    found<HTMLSelectElement>('select').value = 'marsh';
    const left = leftIn(form, begun);
    await restoreInto(await shown(['Haverly']), left, settled);
    expect(found<HTMLSelectElement>('select').selectedOptions[0]?.text).toBe('Marsh');
  });

  it('is never the word that a signature was given for this patient, which another text may stand beside by then', async () => {
    await mountPage(
      <form id="edit">
        <input type="checkbox" name="identityConfirmed" />
        <input type="checkbox" name="readOnGlass" value="A1" />
      </form>,
    );
    const form = found<HTMLFormElement>('#edit');
    for (const box of form.querySelectorAll('input')) box.checked = true;
    expect(answersIn(form)).toEqual([['readOnGlass', 'A1']]);
  });
});
