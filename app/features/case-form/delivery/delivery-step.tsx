import { formWith } from '#app/core/case-form/fields.ts';
import { UNLISTED } from '#app/core/case-form/held-choices.ts';
import { slidesToMail } from '#app/core/case-form/slide-rules.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { Choose, FormPart, Line, NearDay, Radios, Search, Wide } from '../parts/fields.tsx';
import { useFormContext, useTyped } from '../parts/form-context.ts';

const DELIVERIES = choicesOf(labels.SlideDelivery);
const COMPONENTS = choicesOf(labels.BillingComponent);
const SCOPES = choicesOf(labels.CaseScope);
const RELATIONS = choicesOf(labels.CaseRelation);
const SERVICES = choicesOf(labels.Service);
const SUBSPECIALTIES = [{ value: '', label: 'Any subspecialty' }, ...choicesOf(labels.Subspecialty)];

/** How the slides come, who is billed, and who reads them. */
export function DeliveryStep() {
  return (
    <>
      <FormPart title="Delivery">
        <Wide>
          <Radios
            name="delivery.slideDelivery"
            label="How will the slides be delivered?"
            choices={DELIVERIES}
            required
          />
        </Wide>
        <Parcel />
      </FormPart>
      <BillingPart />
      <RoutingPart />
    </>
  );
}

function Parcel() {
  const { form, fields } = useFormContext();
  if (useTyped('delivery.slideDelivery') !== 'Mail_the_Slides') return null;
  const listed = slidesToMail(formWith(form, fields).specimens);
  return (
    <>
      <Line name="delivery.carrier" label="Carrier" required />
      <Line name="delivery.trackingNumber" label="Tracking number" required />
      <NearDay name="delivery.shippedOn" label="Shipped on" required />
      <Line
        name="delivery.slidesSent"
        label="Slides sent"
        hint={`The case lists ${listed}`}
        inputMode="numeric"
        required
      />
      <Line name="delivery.blocksSent" label="Blocks sent" inputMode="numeric" />
    </>
  );
}

function BillingPart() {
  const { setting, lists } = useFormContext();
  const component = useTyped('billing.billingComponent');
  const isPayerAsked = setting.operatorBills || setting.country === 'Canada';
  return (
    <FormPart title="Billing">
      <Radios name="billing.billingComponent" label="Billing component" choices={COMPONENTS} required />
      <Radios name="billing.caseScope" label="Case scope" choices={SCOPES} required />
      {!setting.hasLab && component === '0' && (
        <Line name="billing.preparingLaboratory" label="Laboratory that prepared the slides" required />
      )}
      {isPayerAsked && (
        <>
          <Search
            name="billing.payer"
            label="Insurance payer"
            choices={lists.payers}
            required={setting.operatorBills}
          />
          <Line name="billing.memberId" label="Member ID" required={setting.operatorBills} />
          <Line name="billing.groupNumber" label="Group number" />
          <Line name="billing.relationToSubscriber" label="Relation to the subscriber" />
          <Line name="billing.authorization" label="Authorisation number" />
        </>
      )}
    </FormPart>
  );
}

function RoutingPart() {
  const { lists } = useFormContext();
  const relation = useTyped('routing.caseRelation');
  return (
    <FormPart title="Reading">
      <Radios name="routing.service" label="Service" choices={SERVICES} required />
      <Radios name="routing.caseRelation" label="Case relation" choices={RELATIONS} required />
      {relation === 'Child' && (
        <Search
          name="routing.parentCaseId"
          label="Parent case"
          hint="Earlier cases of the same patient, found by the medical record number"
          choices={lists.parents}
          unlisted={UNLISTED.parentCase}
          required
        />
      )}
      {relation === 'Other' && (
        <Line name="routing.otherRelation" label="How the case belongs to another" required />
      )}
      <Choose
        name="routing.subspecialtyRequested"
        label="Subspecialty"
        choices={SUBSPECIALTIES}
        placeholder="Any"
      />
      <Search
        name="routing.preferredProviderId"
        label="Preferred pathologist"
        hint="The case waits four hours for this person, and is open to all afterwards"
        choices={lists.providers}
        unlisted={UNLISTED.pathologist}
      />
    </FormPart>
  );
}
