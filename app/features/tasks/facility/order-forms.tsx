import { useLocation } from '@remix-run/react';
import { isSentByFacility } from '#app/core/tasks/ordered-slides.ts';
import { parcelText } from '#app/core/tasks/parcel.ts';
import { declineText, orderEnd } from '#app/core/tasks/request-ends.ts';
import { dayText } from '#app/core/text/dates.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { isRefused, type PostedOutcome, refusedOf, useTimesDone } from '#app/ui/detail/posted-outcome.tsx';
import { RadioField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zOrderDeclineReason } from '#contracts/generated/schemas/order-decline-reason.ts';
import type { StainRequest } from '#contracts/generated/wire.ts';
import { DeclineOrderForm, PromiseForm, parcelFormOf } from './facility-forms.ts';
import { TooLate, typedIn } from './too-late.tsx';

interface OrderFormProps {
  readonly order: StainRequest;
  readonly idempotencyKey: string;
  readonly asOf: string;
  readonly outcome: PostedOutcome | undefined;
}

const reasons = choicesOf(labels.OrderDeclineReason, zOrderDeclineReason.options);

/** What can be said of an order before its slides come. */
export function OrderForms(props: OrderFormProps) {
  const { order, outcome } = props;
  const { allowedActions, promisedFor } = order;
  const promiseDone = useTimesDone(outcome, 'promise');
  const parcelDone = useTimesDone(outcome, 'parcel');
  const end = orderEnd(order, useTimeZone());
  const late =
    refusedOf(outcome, 'declineOrder') ?? refusedOf(outcome, 'promise') ?? refusedOf(outcome, 'parcel');
  if (end !== null)
    return late === null ? (
      <Ended order={order} end={end} />
    ) : (
      <TooLate
        because={end}
        {...(refusedOf(outcome, 'parcel') !== null && { outcome: 'The parcel was not saved.' })}
        typed={['note', 'promisedFor', 'trackingNumber']
          .map((field) => typedIn(late.initialValue, field))
          .join('')}
      />
    );
  // Slides that a laboratory makes are named as sent with their task, and a slip of the number is put right here.
  const isSent = isSentByFacility(order.kind) || order.trackingNumber !== null;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {(allowedActions.includes('edit') || isRefused(outcome, 'promise')) && (
        <PromiseDay key={`promise ${promiseDone} ${promisedFor}`} {...props} />
      )}
      {((isSent && allowedActions.includes('edit')) || isRefused(outcome, 'parcel')) && (
        <NameParcel key={`parcel ${parcelDone} ${order.trackingNumber}`} {...props} />
      )}
      {(allowedActions.includes('decline') || isRefused(outcome, 'declineOrder')) && (
        <DeclineOrder {...props} />
      )}
    </div>
  );
}

/** An order that cannot be made goes back to its reader with a reason that the reader can act on. */
function DeclineOrder({ order, idempotencyKey, outcome }: OrderFormProps) {
  const refused = refusedOf(outcome, 'declineOrder');
  const { form, fields } = useContractForm(DeclineOrderForm, refused, {
    id: 'declineOrder',
    defaultValue: placeOf(order),
  });
  return (
    <Folded label="Decline this order" isOpen={refused !== null}>
      <IntentForm
        form={form}
        intent="declineOrder"
        submitLabel="Decline order"
        etag={order.etag}
        idempotencyKey={idempotencyKey}
      >
        <OfRequest order={order} />
        <RadioField field={fields.reason} label="Reason" choices={reasons} />
        <TextAreaField
          field={fields.note}
          label="Note to the pathologist"
          rows={3}
          required={fields.reason.value === 'other'}
        />
      </IntentForm>
    </Folded>
  );
}

/** Whoever waits for slides plans with the day on which they come. */
function PromiseDay({ order, idempotencyKey, outcome }: OrderFormProps) {
  const refused = refusedOf(outcome, 'promise');
  const { form, fields } = useContractForm(PromiseForm, refused, {
    id: 'promise',
    defaultValue: { ...placeOf(order), promisedFor: order.promisedFor ?? '' },
  });
  return (
    <Folded
      label={
        order.promisedFor === null
          ? 'Say when the slides will be ready'
          : `Ready on ${dayText(order.promisedFor)}: change the day`
      }
      isOpen={refused !== null}
    >
      <IntentForm
        form={form}
        intent="promise"
        submitLabel="Save day"
        etag={order.etag}
        idempotencyKey={idempotencyKey}
      >
        <OfRequest order={order} />
        <TextField field={fields.promisedFor} label="Ready on" type="date" />
      </IntentForm>
    </Folded>
  );
}

/** Whoever made something for it, or sent it, learns here what became of it. */
function Ended({ order, end }: Pick<OrderFormProps, 'order'> & { readonly end: string }) {
  if (order.status === 'Fulfilled') return null;
  return (
    <p className="text-sm text-muted">
      {[end, declineText(order)].filter((part) => part !== null).join(' ')}
    </p>
  );
}

/** Where the page of a case leads to. */
const PARCEL = 'parcel';

/** The operator's laboratory looks for what is on its way, and the reader plans with it. */
function NameParcel({ order, idempotencyKey, asOf, outcome }: OrderFormProps) {
  const refused = refusedOf(outcome, 'parcel');
  const { carrier, trackingNumber, shippedOn } = order;
  const { form, fields } = useContractForm(parcelFormOf(asOf.slice(0, 10)), refused, {
    id: PARCEL,
    defaultValue: {
      ...placeOf(order),
      carrier: carrier ?? '',
      trackingNumber: trackingNumber ?? '',
      shippedOn: shippedOn ?? '',
    },
  });
  const sent = parcelText(order);
  // Who followed the link of the case wants to fill it in; the server never learns this part of an address.
  const { hash } = useLocation();
  const isLedHere = useEnhanced() && hash === `#${PARCEL}`;
  return (
    <Folded
      label={sent === null ? 'Name the parcel' : `On its way with ${sent}: change the parcel`}
      isOpen={refused !== null || isLedHere}
    >
      <IntentForm
        form={form}
        intent="parcel"
        submitLabel="Save parcel"
        etag={order.etag}
        idempotencyKey={idempotencyKey}
      >
        <OfRequest order={order} />
        <TextField field={fields.carrier} label="Carrier" />
        <TextField field={fields.trackingNumber} label="Tracking number" />
        <TextField field={fields.shippedOn} label="Sent on" type="date" />
      </IntentForm>
    </Folded>
  );
}

/** Posted unseen. */
const placeOf = ({ caseId, id }: StainRequest) => ({ caseId, requestId: id });

function OfRequest({ order }: Pick<OrderFormProps, 'order'>) {
  return (
    <>
      <input type="hidden" name="caseId" value={order.caseId} />
      <input type="hidden" name="requestId" value={order.id} />
    </>
  );
}
