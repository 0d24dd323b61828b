import { Download } from 'lucide-react';
import { searchWith } from '#app/core/lists/list-address.ts';
import { Button } from '../controls/button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useListSearch } from './use-list-search.ts';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'XLSX' },
];

/** Everything that the filters leave, on all pages, as a sheet that the API writes. */
export function ExportLinks({ exported }: { readonly exported: string }) {
  const { search } = useListSearch();
  return (
    <p className="mb-2 flex items-center gap-1 text-sm">
      <Download aria-hidden className="size-4 text-muted" />
      {FORMATS.map(({ format, label }) => (
        <Button key={format} asChild size="sm" variant="quiet">
          <a href={`/files/exports/${exported}${searchWith(search, { format, pageSize: null })}`} download>
            <VisuallyHidden>Export as </VisuallyHidden>
            {label}
          </a>
        </Button>
      ))}
    </p>
  );
}
