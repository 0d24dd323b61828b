import type { CaseListItemZodType } from '#contracts/generated/schemas/case-list-item.ts';

type Row = CaseListItemZodType;
type Value = string | number | null;

const PRIORITY_RANK: Readonly<Record<Row['priority'], number>> = { Routine: 0, Expedited: 1, STAT: 2 };

/** What the `sort` parameter may name, and what of a row it compares. The more urgent priority is the greater. */
const KEYS: Readonly<Record<string, (row: Row) => Value>> = {
  dueAt: (row) => row.dueAt,
  priority: (row) => PRIORITY_RANK[row.priority],
  availableAt: (row) => row.availableAt,
  selectedAt: (row) => row.selectedAt,
  caseID: (row) => row.caseID,
  type: (row) => row.type?.displayName ?? null,
  subspecialty: (row) => row.subspecialty,
  parts: (row) => row.parts,
  slides: (row) => row.slides,
  facilityName: (row) => row.facilityName,
  status: (row) => row.status,
};

/** Rows by the keys of a checked `sort` text ('-priority,dueAt'); equal ones by their number, empty values last. */
export function sortedRows(rows: readonly Row[], sort: string): Row[] {
  const keys = [...sort.split(','), 'caseID'].map((key) => ({
    sign: key.startsWith('-') ? -1 : 1,
    read: KEYS[key.replace('-', '')] ?? (() => null),
  }));
  return rows.toSorted((one, other) => {
    for (const { sign, read } of keys) {
      const difference = compared(read(one), read(other), sign);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function compared(one: Value, other: Value, sign: number): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -sign : sign;
}

/** The search of a list looks at numbers, subspecialties and places only: names never stand in an address. */
export function matchesSearch(row: Row, search: string): boolean {
  const sought = search.trim().toLowerCase();
  const places = [row.caseID ?? '', (row.subspecialty ?? '').replaceAll('_', ' '), row.facilityName];
  return places.some((text) => text.toLowerCase().includes(sought));
}
