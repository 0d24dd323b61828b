import { expect, it } from 'vitest';
import { click, named } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { RowTable } from './row-table.tsx';

const told: FormData[] = [];
const show = (items: readonly string[]) =>
  mountPage(
    <form>
      <RowTable
        id="words"
        title="Words"
        items={items}
        row={({ id, at, item, onRemove }) => (
          <div key={id}>
            <input name={`words.${id}`} defaultValue={item ?? ''} />
            {onRemove !== null && (
              <button type="button" onClick={onRemove}>
                Remove word {at + 1}
              </button>
            )}
          </div>
        )}
        addLabel="Add a word"
        most={2}
        onRowsChanged={(form) => told.push(new FormData(form))}
      />
    </form>,
  );

it('tells what is left of its rows, and keeps the focus when one goes, also where no more could be added', async () => {
  await show(['one', 'two']);
  expect(() => named('Add a word')).toThrow();
  expect(told).toEqual([]);
  await click(named('Remove word 1'));
  expect(told.map((form) => [...form.values()])).toEqual([['two']]);
  expect(document.activeElement).toBe(named('Add a word'));
  await click(named('Add a word'));
  expect(told.map((form) => [...form.keys()]).at(-1)).toEqual(['words.1', 'words.2']);
});
