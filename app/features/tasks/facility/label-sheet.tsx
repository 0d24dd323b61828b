import { Link } from '@remix-run/react';
import { Printer } from 'lucide-react';
import { code128 } from '#app/core/labels/code128.ts';
import { cutText } from '#app/core/slides/slide-names.ts';
import { BarCode } from '#app/ui/bar-code.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import type { FacilityWork } from './facility-work.ts';

interface LabelSheetProps {
  readonly task: Task;
  readonly work: FacilityWork;
}

/** The labels of a task's slides, to be printed alone; what the scanner types is the text below each code. */
export function LabelSheet({ task, work }: LabelSheetProps) {
  const { labels, place, patient } = work;
  const cut = place === null ? null : cutText(place.slide);
  const what = [cut, task.case?.caseID].filter(Boolean).join(' · ');
  return (
    <Page title={`Labels of ${task.title}`} namesThing width="text">
      <div data-print="never" className="mb-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.print()} disabled={labels.length === 0}>
          <Printer aria-hidden />
          Print labels
        </Button>
        <Button asChild>
          <Link to={`?task=${encodeURIComponent(task.id)}`}>Back to the task</Link>
        </Button>
      </div>
      {labels.length === 0 ? (
        <EmptyState icon={<Printer />} title="This task has no labels">
          Nobody can say for sure which slide its images belong to.
        </EmptyState>
      ) : (
        <ul data-print="alone" className="flex flex-wrap gap-3">
          {labels.map((text) => (
            <li
              key={text}
              className="flex w-72 break-inside-avoid flex-col gap-1 rounded-sm border border-control bg-white p-2 text-black"
            >
              <Code text={text} />
              <p className="font-semibold tabular-nums">{text}</p>
              <p className="text-sm">{patient}</p>
              <p className="text-xs">{what}</p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

/** A text with a letter that no code has is printed as it is, and typed instead of scanned. */
function Code({ text }: { readonly text: string }) {
  const code = code128(text);
  if (code === null) return null;
  return <BarCode {...code} className="h-12 w-full" />;
}
