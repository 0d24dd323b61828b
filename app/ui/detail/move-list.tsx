import type { z } from 'zod';
import { type ErrorWords, useContractForm } from '../forms/contract-form.ts';
import { RefusedAction } from './action-bar.tsx';
import { ActionForm, type ActionSource } from './action-form.tsx';
import { type Ask, AskedFields } from './asked-fields.tsx';
import { IntentForm } from './intent-form.tsx';
import { isRefused, OutcomeLine, type PostedOutcome, refusedOf, useTimesDone } from './posted-outcome.tsx';

/** Something that can be done to the thing of a page, with what has to be said for it. */
export interface Move {
  /** Tells the route which of the page's actions this is. */
  readonly intent: string;
  /** Says what happens: 'Hold case'. */
  readonly label: string;
  /** What is so afterwards, in a sentence. */
  readonly done: string;
  /** What whoever does it ought to know before. */
  readonly note?: string;
  /** The form with its version fields; left out where nothing is asked. */
  readonly schema?: z.ZodType<unknown, Record<string, unknown>>;
  readonly asks?: readonly Ask[];
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly look?: 'primary' | 'secondary';
}

interface MoveListProps extends ActionSource {
  /** All that the page knows: a move that was done is often not allowed any more. */
  readonly moves: readonly Move[];
  /** The intents that the API allows now. */
  readonly allowed: ReadonlySet<string>;
  /** Why what readers look for is refused now, by intent. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Whether the page has other things to do beside these. */
  readonly hasOthers?: boolean;
  readonly outcome: PostedOutcome | undefined;
  /** How the thing stands, for whoever acted on an older version of it. */
  readonly statusNow: string;
  readonly words: ErrorWords;
}

/**
 * What can be done here now: a button alone where nothing has to be said, else a form that opens below its name. What is
 * looked for and refused now says why.
 */
export function MoveList({ moves: known, allowed, reasons = {}, hasOthers = false, ...rest }: MoveListProps) {
  const { outcome, statusNow, words, ...source } = rest;
  const isShown = ({ intent, schema }: Move) =>
    allowed.has(intent) || (schema !== undefined && isRefused(outcome, intent));
  const moves = known.filter(isShown);
  const refused = known.filter((move) => !isShown(move) && reasons[move.intent] !== undefined);
  const plain = moves.filter(({ schema }) => schema === undefined);
  const asking = moves.filter(({ schema }) => schema !== undefined);
  const now = `Its status is “${statusNow}” by now.`;
  // A button that has left tells it nowhere else; one with a reason stays in its place.
  const hasLeft = (intent: string): boolean =>
    outcome?.refused?.refusal === 409 &&
    outcome.intent === intent &&
    !allowed.has(intent) &&
    reasons[intent] === undefined;
  return (
    <div data-print="never" className="flex flex-col gap-3">
      <OutcomeLine
        outcome={outcome}
        words={Object.fromEntries(known.map(({ intent, label, done }) => [intent, { label, done }]))}
        plain={known.filter(({ schema }) => schema === undefined).map(({ intent }) => intent)}
        statusNow={statusNow}
      />
      {known.some(({ intent, schema }) => schema === undefined && hasLeft(intent)) && (
        <p className="text-sm font-medium">{now}</p>
      )}
      {!hasOthers && moves.length + refused.length === 0 && (
        <p className="text-sm text-muted">There is nothing for you to do here.</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {plain.map(({ intent, label, look }) => (
          <ActionForm key={intent} intent={intent} label={label} look={look ?? 'secondary'} {...source} />
        ))}
      </div>
      <div className="flex max-w-2xl flex-col divide-y divide-border rounded-lg border border-border bg-raised empty:hidden">
        {asking.map((move) => (
          <AskingMove
            key={move.intent}
            move={move}
            outcome={outcome}
            words={words}
            barred={allowed.has(move.intent) ? null : (reasons[move.intent] ?? now)}
            {...source}
          />
        ))}
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {refused.map(({ intent, label }) => (
          <li key={intent}>
            <RefusedAction label={label} because={reasons[intent]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AskingMoveProps extends ActionSource {
  readonly move: Move;
  readonly outcome: PostedOutcome | undefined;
  /** Why it cannot be done any more, where others were first; null while it can. */
  readonly barred: string | null;
  readonly words: ErrorWords;
}

function AskingMove({ move, outcome, barred, ...rest }: AskingMoveProps) {
  const { intent, label, schema } = move;
  const timesDone = useTimesDone(outcome, intent);
  const refused = refusedOf(outcome, intent);
  if (schema === undefined) return null;
  return (
    // Closed and empty again once it is done; what is done elsewhere meanwhile takes no typed word away.
    <details key={timesDone} open={refused !== null || undefined} className="px-3">
      <summary className="min-h-9 cursor-pointer content-center font-medium text-accent coarse:min-h-11">
        {label}
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-4">
        {/* A newer version is told of above the forms, and a form without an answer may have been done. */}
        {barred !== null && refused?.refusal === 409 && <p className="text-sm font-medium">{barred}</p>}
        <MoveFields move={move} schema={schema} refused={refused} {...rest} />
      </div>
    </details>
  );
}

interface MoveFieldsProps extends Omit<AskingMoveProps, 'outcome' | 'barred'> {
  readonly schema: NonNullable<Move['schema']>;
  readonly refused: PostedOutcome['refused'];
}

function MoveFields({ move, schema, refused, words, etag, idempotencyKey }: MoveFieldsProps) {
  const { intent, label, note, asks = [], defaults = {}, look } = move;
  const hasFile = asks.some(({ kind }) => kind === 'file');
  const { form } = useContractForm(schema, refused, { id: intent, defaultValue: defaults, words });
  return (
    <IntentForm
      form={form}
      intent={intent}
      submitLabel={label}
      {...(look === undefined ? {} : { look })}
      {...(hasFile ? { encType: 'multipart/form-data' } : {})}
      etag={etag}
      idempotencyKey={idempotencyKey}
    >
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      <AskedFields asks={asks} />
    </IntentForm>
  );
}
