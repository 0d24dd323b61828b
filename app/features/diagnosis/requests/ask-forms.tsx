import { useTimesDone } from '#app/ui/detail/posted-outcome.tsx';
import { OrderPart } from './order-part.tsx';
import { QuestionPart } from './question-part.tsx';
import type { RequestsPartProps } from './requests-part.tsx';
import { RescanPart } from './rescan-part.tsx';

/** What can be asked for. A form that was sent comes back empty, and what is typed in the others stays. */
export function AskForms(props: RequestsPartProps) {
  const outcome = props.outcome ?? undefined;
  const orders = useTimesDone(outcome, 'order');
  const rescans = useTimesDone(outcome, 'rescan');
  const questions = useTimesDone(outcome, 'ask');
  return (
    <div className="flex flex-col gap-2">
      <OrderPart key={`order ${String(orders)}`} {...props} />
      <RescanPart key={`rescan ${String(rescans)}`} {...props} />
      <QuestionPart key={`question ${String(questions)}`} {...props} />
    </div>
  );
}
