import type { CaseProblem, ReturnReason } from '#contracts/generated/wire.ts';
import { parcelDayFault } from '../tasks/parcel.ts';
import { type FormFacts, type FormFindings, type FormSetting, mistake, requiredProblem } from './form.ts';
import { slidesToMail } from './slide-rules.ts';

const SELF_PAY = 'Self_Pay';

/** Reasons of a return that wait for an answer; what its facility took back itself needs none. */
export const openReasons = <R extends Pick<ReturnReason, 'kind' | 'answer'>>(
  reasons: readonly R[],
): readonly R[] => reasons.filter(({ kind, answer }) => kind !== 'recalled' && answer === null);

/** Delivery, billing, relation and service: the last part of the form (specification 3.3). */
export const sendingProblems = (
  form: FormFacts,
  setting: FormSetting,
  findings: FormFindings,
): readonly CaseProblem[] => [
  ...deliveryProblems(form, setting),
  ...billingProblems(form, setting),
  ...routingProblems(form, findings),
  ...(form.labelsChecked
    ? []
    : [mistake('labelsChecked', 'Confirm that patient, specimen and slide labels match')]),
];

function deliveryProblems(
  { delivery, specimens }: FormFacts,
  { today }: FormSetting,
): readonly CaseProblem[] {
  const chosen = requiredProblem(
    'delivery.slideDelivery',
    delivery.slideDelivery,
    'Choose how the slides will be delivered',
  );
  if (delivery.slideDelivery !== 'Mail_the_Slides') return chosen;
  const isAllSent = delivery.slidesSent === slidesToMail(specimens);
  return [
    ...requiredProblem('delivery.carrier', delivery.carrier, 'Carrier is required'),
    ...requiredProblem(
      'delivery.trackingNumber',
      delivery.trackingNumber,
      'Tracking number is required',
      ({ length }) => (length < 6 || length > 40 ? 'Tracking number must have 6 to 40 characters' : null),
    ),
    ...requiredProblem('delivery.shippedOn', delivery.shippedOn, 'Ship date is required', (day) => {
      const fault = parcelDayFault(day, today);
      return fault === null ? null : `Ship date ${fault}`;
    }),
    ...(isAllSent ? [] : [mistake('delivery.slidesSent', 'Slides sent must equal the slides listed')]),
  ];
}

/** The one component that a scope lets through, and what its facility is told otherwise. */
const COMPONENT_OF_SCOPE = {
  professional_component: [0, 'This facility sends professional component cases only'],
  technical_component: [1, 'This facility sends technical component cases only'],
  only_full_global_cases: [2, 'This facility sends global cases only'],
} as const;

function billingProblems({ billing }: FormFacts, setting: FormSetting): readonly CaseProblem[] {
  const { billingComponent: component, caseScope: scope } = billing;
  const only = scope === null || scope === 'all' ? null : COMPONENT_OF_SCOPE[scope];
  const isOutOfScope = only !== null && component !== null && component !== only[0];
  return [
    ...(component === null
      ? [mistake('billing.billingComponent', 'Billing component is required')]
      : isOutOfScope
        ? [mistake('billing.billingComponent', only[1])]
        : []),
    ...(!setting.hasLab && component === 0
      ? requiredProblem(
          'billing.preparingLaboratory',
          billing.preparingLaboratory,
          'Enter the laboratory that prepared the slides',
        )
      : []),
    ...requiredProblem('billing.caseScope', scope, 'Case scope is required'),
    ...(setting.operatorBills
      ? [
          ...requiredProblem('billing.payer', billing.payer, 'Insurance payer is required'),
          ...(billing.payer === SELF_PAY
            ? []
            : requiredProblem('billing.memberId', billing.memberId, 'Member ID is required')),
        ]
      : []),
  ];
}

function routingProblems({ routing }: FormFacts, { parent }: FormFindings): readonly CaseProblem[] {
  const field = 'routing.parentCaseId';
  const ofChild =
    routing.parentCaseId === null || parent === 'missing'
      ? [mistake(field, 'Choose the parent case')]
      : parent === 'other-patient'
        ? [mistake(field, 'The parent case belongs to another patient')]
        : [];
  return [
    ...(routing.caseRelation === 'Child' ? ofChild : []),
    ...(routing.caseRelation === 'Other'
      ? requiredProblem(
          'routing.otherRelation',
          routing.otherRelation,
          'Describe how the case belongs to another',
        )
      : []),
    ...requiredProblem('routing.service', routing.service, 'Service is required'),
  ];
}
