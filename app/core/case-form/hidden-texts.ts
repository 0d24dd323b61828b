import { zCaseDeliveryForm } from '#contracts/generated/schemas/case-delivery-form.ts';
import { zSitePrompt } from '#contracts/generated/schemas/site-prompt.ts';
import { keysOf } from '../objects.ts';
import { promptsOf } from './prompts.ts';

/** As `CaseFields`. */
type Texts = Readonly<Record<string, string>>;

const OF_PARCEL = keysOf(zCaseDeliveryForm.shape)
  .filter((key) => key !== 'slideDelivery')
  .map((key) => `delivery.${key}`);

/** Fields that are shown with one choice of another field alone: its name and the choice. */
const SHOWN_WITH: readonly (readonly [names: readonly string[], of: string, choice: string])[] = [
  [OF_PARCEL, 'delivery.slideDelivery', 'Mail_the_Slides'],
  [['clinical.statReason', 'clinical.statCallbackPhone'], 'clinical.priority', 'STAT'],
  [['clinical.outsideDiagnosis'], 'clinical.caseType', 'Consultation'],
  [['billing.preparingLaboratory'], 'billing.billingComponent', '0'],
  [['routing.parentCaseId'], 'routing.caseRelation', 'Child'],
  [['routing.otherRelation'], 'routing.caseRelation', 'Other'],
];

interface Rows {
  readonly specimens: readonly { readonly id: string }[];
}

/** The fields that the form does not show because of what was chosen elsewhere in it. */
function hiddenNames({ specimens }: Rows, fields: Texts): readonly string[] {
  const sites = specimens.map(({ id }) => ({ bodysite: fields[`specimens.${id}.bodysite`] ?? null }));
  const asked = promptsOf(sites);
  return [
    ...SHOWN_WITH.flatMap(([names, of, choice]) => (fields[of] === choice ? [] : names)),
    ...(fields['clinical.caseType'] === 'Consultation' ? ['clinical.grossDescription'] : []),
    ...zSitePrompt.options
      .filter((prompt) => !asked.includes(prompt))
      .map((prompt) => `clinical.siteAnswers.${prompt}`),
  ];
}

/**
 * What stands in fields that are not shown. It stays in the form for its field to come back; until then nobody judges it
 * and nobody reads it.
 */
export const hiddenTexts = (form: Rows, fields: Texts): Texts =>
  Object.fromEntries(
    hiddenNames(form, fields).flatMap((name): [string, string][] => {
      const text = fields[name] ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );

export function shownTexts(form: Rows, fields: Texts): Texts {
  const hidden = new Set(hiddenNames(form, fields));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)));
}
