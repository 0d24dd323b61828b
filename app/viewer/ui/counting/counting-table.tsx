import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { FieldCount } from '#app/core/counting/count.ts';
import { areaText, countText, densityText, scaleRemark } from '#app/core/counting/count-text.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { type Counting, countingEnded, fieldChosen } from '../../state/counting/counting.ts';
import { $current } from '../../state/slides.ts';
import { isCopied } from '../sharing/use-copy-link.ts';
import type { CountingPanelProps } from './counting-panel.tsx';

interface CountingTableProps extends Pick<CountingPanelProps, 'paneSize' | 'caseID'> {
  readonly counting: Counting;
  readonly count: FieldCount;
}

/** What was counted in each field and in all, as figures and as text. */
export function CountingTable({ counting, count, paneSize, caseID }: CountingTableProps) {
  const { current, end } = useUnit({ current: $current, end: countingEnded });
  const [refused, setRefused] = useState<string | null>(null);
  const { area: areaOfField } = counting;
  const { scale } = counting.image;
  const copy = async () => {
    const slideTitle = current?.titles.slide ?? '';
    const text = countText(count, { caseID, slideTitle, areaOfField, scale });
    const copied = await isCopied(text);
    setRefused(copied ? null : text);
    if (copied) notify.success('Count copied', { about: 'count' });
  };
  const remark = scaleRemark(scale);
  const figures = [
    ['Area of a field', areaText(areaOfField)],
    ['Area of all fields', areaText(count.area)],
    ['Density per mm²', densityText(count.perMm2)],
    ['Density per 2 mm²', densityText(count.per2Mm2)],
  ] as const;
  return (
    <>
      <FieldTable counts={count.counts} total={count.total} at={counting.current} paneSize={paneSize} />
      <dl aria-label="Area and density" className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
        {figures.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">
              {value}
              {remark !== null && <span className="block text-warning">{remark}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void copy()}>
          Copy as text
        </Button>
        <Button size="sm" className="ml-auto" onClick={() => end()}>
          End
        </Button>
      </div>
      {refused !== null && (
        <label className="text-sm text-muted">
          The browser refused the clipboard. Copy this text by hand.
          <TextArea readOnly value={refused} rows={8} />
        </label>
      )}
    </>
  );
}

interface FieldTableProps extends Pick<CountingTableProps, 'paneSize'> {
  readonly counts: readonly number[];
  readonly total: number;
  /** The field that the reader is at. */
  readonly at: number;
}

function FieldTable({ counts, total, at, paneSize }: FieldTableProps) {
  const choose = useUnit(fieldChosen);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Marks of each field</caption>
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="py-1 font-medium">
            Field
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Marks
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count, index) => (
          <tr
            key={index}
            aria-current={index === at ? 'true' : undefined}
            className="border-t border-border aria-[current=true]:bg-accent-soft"
          >
            <th scope="row" className="text-left font-normal">
              <Button
                size="sm"
                variant="quiet"
                className="h-7 px-1"
                onClick={() => choose({ index, pane: paneSize() })}
              >
                Field {index + 1}
              </Button>
            </th>
            <td className="pr-1 text-right">{count}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-border font-semibold">
          <th scope="row" className="py-1 text-left">
            Total
          </th>
          <td className="pr-1 text-right">{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
