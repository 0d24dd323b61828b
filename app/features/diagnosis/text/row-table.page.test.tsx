import { expect, it } from 'vitest';
import { click, named } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { RowTable } from './row-table.tsx';
import { ROW } from './use-rows.ts';

const told: FormData[] = [];
const show = (items: readonly string[], most = 2) =>
  mountPage(
    <form>
      <RowTable
        id="words"
        title="Words"
        items={items}
        row={({ id, at, item, onRemove }) => (
          <div key={id} id={`word-${String(id)}`} {...ROW}>
            <input name={`words.${id}`} defaultValue={item ?? ''} />
            {onRemove !== null && (
              <button type="button" onClick={onRemove}>
                Remove word {at + 1}
              </button>
            )}
          </div>
        )}
        addLabel="Add a word"
        most={most}
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
  expect(document.activeElement?.id).toBe('word-1');
  await click(named('Add a word'));
  expect(told.map((form) => [...form.keys()]).at(-1)).toEqual(['words.1', 'words.2']);
});

it('gives the focus to the row after the removed one, else to the one before, else to the button that adds one', async () => {
  await show(['one', 'two', 'three'], 3);
  await click(named('Remove word 2'));
  expect(document.activeElement?.id).toBe('word-2');
  await click(named('Remove word 2'));
  expect(document.activeElement?.id).toBe('word-0');
  await click(named('Remove word 1'));
  expect(document.activeElement).toBe(named('Add a word'));
});
