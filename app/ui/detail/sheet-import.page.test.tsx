import { afterEach, expect, it } from 'vitest';
import { click, named, textOf, unmount } from '../mount.test-support.tsx';
import { mountPage, posts } from '../mount-page.test-support.tsx';
import { SheetImportForm } from './sheet-import.tsx';

const result = { dryRun: true, rows: 2, good: 2, taken: 0, errors: [] };

const fieldWords = (column: string) => (column === 'firstName' ? 'First name' : column.toUpperCase());

afterEach(unmount);

it('says with an import which sheet was rehearsed, since another file may stand in the box by then', async () => {
  const outcome = { result, message: null, rehearsed: 'content-of-a' };
  await mountPage(
    <SheetImportForm
      things="users"
      columns={['First name', 'Email']}
      outcome={outcome}
      fieldWords={fieldWords}
    />,
  );
  await click(named('Import the 2 good rows'));
  expect(posts.at(-1)).toMatchObject({ intent: 'import', rehearsed: 'content-of-a' });
});

it('names the fields of a row with errors as forms name them', async () => {
  const errors = [{ row: 3, fields: { firstName: ['This is required.'], npi: ['Enter ten digits'] } }];
  const outcome = { result: { ...result, good: 1, errors }, message: null, rehearsed: 'content-of-a' };
  await mountPage(
    <SheetImportForm
      things="users"
      columns={['First name', 'Email']}
      outcome={outcome}
      fieldWords={fieldWords}
    />,
  );
  expect(textOf()).toContain('Columns: First name, Email. Choices are written in the words of the form.');
  expect(textOf()).toContain('Row 3: First name: This is required.; NPI: Enter ten digits');
});
