import { Download } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { searchWith } from '#app/core/lists/list-address.ts';
import { Button } from '../controls/button.tsx';
import { byteText } from '../forms/byte-text.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { fetchSheet, keepSheet } from './fetch-sheet.ts';
import { useListSearch } from './filters/use-list-search.ts';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'XLSX' },
];

/** A sheet has no more rows than this (the contract's exports). */
const MOST_ROWS = 50_000;

type Progress =
  | { readonly is: 'fetching'; readonly bytes: number }
  | { readonly is: 'kept'; readonly name: string }
  | { readonly is: 'failed' };

function rowsText(total: number, all: string | undefined): string {
  const rows = all ?? 'rows';
  if (total > MOST_ROWS) return `the first ${MOST_ROWS.toLocaleString('en-US')} of ${total} ${rows}`;
  if (all !== undefined) return `all ${all} (${total})`;
  return total === 1 ? '1 row' : `${total} rows`;
}

function progressText(progress: Progress): string {
  switch (progress.is) {
    case 'fetching':
      return progress.bytes === 0 ? 'Asking for the sheet…' : `${byteText(progress.bytes)} fetched…`;
    case 'kept':
      return `${progress.name} was downloaded.`;
    case 'failed':
      return 'The sheet did not come whole, and nothing was kept. Try again.';
  }
}

interface ExportLinksProps {
  readonly exported: string;
  /** How many rows the filters leave. */
  readonly total: number;
  /** The order of the list, which its address names only where a reader chose it. */
  readonly sort?: string;
  /** Names the rows where they are those of another list than the page's, whose filters then say nothing about them. */
  readonly all?: string;
}

/**
 * Everything that the filters leave, on all pages, as a sheet that the API writes. The links are plain ones; where
 * script runs, the page fetches the sheet itself, so that it can say how far it is and whether it came whole.
 */
export function ExportLinks({ exported, total, sort, all }: ExportLinksProps) {
  const { search } = useListSearch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const fetchIt = async (address: string, format: string) => {
    const leaving = new AbortController();
    under.current = leaving;
    setProgress({ is: 'fetching', bytes: 0 });
    try {
      const sheet = await fetchSheet(address, {
        name: `${exported}.${format}`,
        signal: leaving.signal,
        onBytes: (bytes) => setProgress({ is: 'fetching', bytes }),
      });
      keepSheet(sheet);
      setProgress({ is: 'kept', name: sheet.name });
    } catch {
      if (!leaving.signal.aborted) setProgress({ is: 'failed' });
    }
  };
  const onPress = (event: MouseEvent, address: string, format: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (progress?.is !== 'fetching') void fetchIt(address, format);
  };

  return (
    <div className="mb-2 flex flex-wrap items-center gap-1 text-sm">
      <Download aria-hidden className="size-4 text-muted" />
      <span className="text-muted tabular-nums">Export {rowsText(total, all)}</span>
      {FORMATS.map(({ format, label }) => {
        const asked = searchWith(all === undefined ? search : '', {
          sort: sort ?? null,
          format,
          pageSize: null,
        });
        const address = `/files/exports/${exported}${asked}`;
        return (
          <Button key={format} asChild size="sm" variant="quiet">
            <a
              href={address}
              download
              aria-disabled={progress?.is === 'fetching' || undefined}
              onClick={(event) => onPress(event, address, format)}
            >
              <VisuallyHidden>Export {all} as </VisuallyHidden>
              {label}
            </a>
          </Button>
        );
      })}
      <p role={progress?.is === 'failed' ? 'alert' : 'status'} className="empty:hidden">
        {progress !== null && progressText(progress)}
      </p>
    </div>
  );
}
