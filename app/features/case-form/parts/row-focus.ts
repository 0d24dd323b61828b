/** Where a button of rows was pressed, as the page was at that moment. */
export interface PressedRow {
  readonly button: HTMLElement;
  readonly rowsBefore: ReadonlySet<string>;
  /** The row of the button, what it stands in, and its place there; null where the button stands in none. */
  readonly row: HTMLElement | null;
  readonly list: Element | null;
  readonly at: number;
}

const rowsIn = (place: ParentNode): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-row]'),
];

const rowsOf = (list: Element): readonly HTMLElement[] =>
  rowsIn(list).filter(({ parentElement }) => parentElement === list);

const nameOf = ({ dataset }: HTMLElement): string => dataset['row'] ?? '';

export function pressedRow(button: HTMLElement): PressedRow {
  const row = button.closest<HTMLElement>('[data-row]');
  const list = row?.parentElement ?? null;
  return {
    button,
    rowsBefore: new Set(rowsIn(document).map(nameOf)),
    row,
    list,
    at: row === null || list === null ? -1 : rowsOf(list).indexOf(row),
  };
}

/**
 * The first field of a row that was added takes the focus, and so does the row that stands where another one was taken
 * away: by the keyboard one would begin again at the top of the page. Whoever has gone on meanwhile is left alone.
 */
export function focusAfter(pressed: PressedRow): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement !== pressed.button) return;
  const next = addedField(pressed) ?? stillThere(pressed) ?? besideRemoved(pressed);
  next?.focus({ preventScroll: true });
  // As by the Tab key: what the server has put into a new row is written over, and not continued.
  if (next instanceof HTMLInputElement) next.select();
  next?.scrollIntoView({ block: 'nearest' });
}

function addedField({ rowsBefore }: PressedRow): HTMLElement | null {
  const added = rowsIn(document).find((row) => !rowsBefore.has(nameOf(row)));
  return added?.querySelector<HTMLElement>('input:not([type=hidden]), select') ?? null;
}

/** A row that has come to the top has no button any more that moves it up. */
const stillThere = ({ button, row }: PressedRow): HTMLElement | null =>
  [button, row].find((one) => one?.isConnected === true) ?? null;

function besideRemoved({ list, at }: PressedRow): HTMLElement | null {
  if (list === null || !list.isConnected) return null;
  const rows = rowsOf(list);
  return (
    rows[Math.min(at, rows.length - 1)] ??
    list.querySelector('button') ??
    document.querySelector<HTMLElement>('button[value=addSpecimen]')
  );
}
