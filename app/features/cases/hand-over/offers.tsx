import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { ageText, dueText } from '#app/core/cases/due.ts';
import { countText } from '#app/core/cases/labels.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { HandOver, HandOverAction } from '#contracts/generated/wire.ts';
import { CasePriority, subspecialtyText } from '../case-badges.tsx';
import { ANSWER_INTENT, type HandOverOutcome, WITHDRAW_INTENT } from './hand-over-forms.ts';

interface OffersProps {
  readonly offers: readonly HandOver[];
  readonly now: string;
  /** What came of an answer that was posted without script. */
  readonly answer?: HandOverOutcome | undefined;
}

/** Above the reader's own cases: what colleagues offer, and what became of the reader's own offers. */
export function Offers({ offers, now, answer }: OffersProps) {
  const incoming = offers.filter(({ allowedActions }) => allowedActions.includes('accept'));
  const own = offers.filter((offer) => !incoming.includes(offer));
  const onPressed = useFocusAfter(offers);
  const rest = { now, answer, onPressed };
  return (
    <>
      <OfferList title="Offered to you" offers={incoming} {...rest} />
      <OfferList title="Offered by you" offers={own} {...rest} />
    </>
  );
}

/** An answered offer takes its buttons with it: the focus goes to what it says now, or to its case in the list below. */
function useFocusAfter(offers: readonly HandOver[]) {
  const pressed = useRef<HandOver | null>(null);
  useEffect(() => {
    const before = pressed.current;
    if (before === null || offers.includes(before)) return;
    pressed.current = null;
    // Whoever is elsewhere by now stays there, also at the next change of the list.
    if (document.activeElement !== document.body) return;
    const place =
      document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(before.id)}"]`) ??
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(before.caseId)}"]`) ??
      document.getElementById('main');
    place?.focus();
  }, [offers]);
  return (offer: HandOver): void => {
    pressed.current = offer;
  };
}

interface OfferListProps extends OffersProps {
  readonly title: string;
  readonly onPressed: (offer: HandOver) => void;
}

function OfferList({ title, offers, ...rest }: OfferListProps) {
  const titleId = useId();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-4 rounded-lg border border-border bg-raised">
      <h2 id={titleId} className="border-b border-border px-3 py-2 text-sm font-semibold">
        {title}
      </h2>
      <ul className="divide-y divide-border">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} {...rest} />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps extends Omit<OfferListProps, 'offers' | 'title'> {
  readonly offer: HandOver;
}

function Offer({ offer, now, answer, onPressed }: OfferProps) {
  const fetcher = useFetcher<HandOverOutcome>({ key: `hand-over ${offer.id}` });
  const told = fetcher.data ?? answer;
  const message = told?.kind === 'answered' && told.handOverId === offer.id ? told.message : null;
  const may = (action: HandOverAction): boolean => offer.allowedActions.includes(action);
  const reasonsId = useId();
  const obstacles = offer.obstacles.join(' ');
  const isBlocked = obstacles !== '';
  // An Accept that was refused by what stands here already is told by that.
  const isToldHere = isBlocked && message === obstacles;
  return (
    <li
      data-offer={offer.id}
      tabIndex={-1}
      onSubmit={() => onPressed(offer)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 text-sm"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <span className="font-medium tabular-nums">{offer.caseID}</span> {wordsOf(offer, now)}
        </p>
        <p className="text-xs text-muted">
          {subspecialtyText(offer.case.subspecialty)} · {offer.case.type.displayName} ·{' '}
          {countText(offer.case.slides, 'slide')} · {offer.case.facilityName}, {offer.case.facilityRegion}
          {offer.case.dueAt !== null && ` · due ${dueText(offer.case.dueAt, now)}`}
        </p>
        {offer.note !== null && <p className="text-xs">“{offer.note}”</p>}
        {isBlocked && (
          <p id={reasonsId} role={isToldHere ? 'alert' : undefined} className="text-xs text-danger">
            {may('accept') && 'You cannot accept the case now. '}
            {obstacles}
          </p>
        )}
        {message !== null && !isToldHere && (
          <p role="alert" className="text-danger">
            {message}
          </p>
        )}
      </div>
      <CasePriority priority={offer.case.priority} />
      <div className="flex gap-1.5">
        {may('withdraw') && (
          <OfferForm
            via={fetcher}
            offer={offer}
            fields={{ intent: WITHDRAW_INTENT }}
            label="Withdraw the offer"
            describedBy={isBlocked ? reasonsId : undefined}
          />
        )}
        {may('refuse') && (
          <OfferForm
            via={fetcher}
            offer={offer}
            fields={{ intent: ANSWER_INTENT, to: 'Refused' }}
            label="Refuse"
          />
        )}
        {may('accept') && (
          <OfferForm
            via={fetcher}
            offer={offer}
            fields={{ intent: ANSWER_INTENT, to: 'Accepted' }}
            label="Accept"
            isPrimary
            describedBy={isBlocked ? reasonsId : undefined}
          />
        )}
      </div>
    </li>
  );
}

function wordsOf(offer: HandOver, now: string): string {
  const { status, from, to, offeredAt, answeredAt, obstacles, allowedActions } = offer;
  if (allowedActions.includes('accept'))
    return `is offered by ${from.displayName}, ${ageText(offeredAt, now)} ago`;
  const ago = `${ageText(answeredAt ?? offeredAt, now)} ago`;
  switch (status) {
    case 'Accepted':
      return `was taken over by ${to.displayName}, ${ago}`;
    case 'Refused':
      return `was refused by ${to.displayName}, ${ago}: it stays yours`;
    case 'Withdrawn':
      return `is no longer offered to ${to.displayName}: it stays yours`;
    case 'Offered':
    case 'Lapsed':
      if (obstacles.length > 0)
        return `was offered to ${to.displayName}, ${ago}, who cannot accept it now: it stays yours`;
      return `waits for ${to.displayName}, offered ${ago}: it stays yours until then`;
  }
}

interface OfferFormProps {
  readonly via: ReturnType<typeof useFetcher<HandOverOutcome>>;
  readonly offer: HandOver;
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly describedBy?: string | undefined;
}

/** Works without script too: the server makes the key then. */
function OfferForm({ via, offer, fields, label, isPrimary = false, describedBy }: OfferFormProps) {
  const key = useRef<HTMLInputElement>(null);
  return (
    <via.Form
      method="post"
      onSubmit={() => {
        if (key.current && key.current.value === '') key.current.value = `"${crypto.randomUUID()}"`;
      }}
    >
      {Object.entries({ ...fields, handOverId: offer.id, etag: offer.etag }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="idempotencyKey" ref={key} defaultValue="" />
      <Button
        type="submit"
        size="sm"
        variant={isPrimary ? 'primary' : 'quiet'}
        busy={via.state !== 'idle'}
        aria-describedby={describedBy}
      >
        {label}
        <VisuallyHidden> {offer.caseID}</VisuallyHidden>
      </Button>
    </via.Form>
  );
}
