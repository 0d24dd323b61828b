import { labels } from '#contracts/generated/labels.ts';
import type { ClinicalInfoInputZodType } from '#contracts/generated/schemas/clinical-info-input.ts';
import { zNpi } from '#contracts/generated/schemas/npi.ts';
import { zSitePrompt } from '#contracts/generated/schemas/site-prompt.ts';
import { changeRequisition, clinicalPartOf } from '../../rules/cases/requisitions.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ClinicalRecord, ClinicalText } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';

type Entered = RequisitionRecord['clinical'];

/** How often this screen changed the text, and what has no place in the case form; version 1 until it does. */
export const clinicalRecordOf = (world: World, caseId: string): ClinicalRecord =>
  world.clinicalInfos.find(caseId) ?? { id: caseId, version: 1, otherAnswers: [] };

/** What the requisition says beyond the case: the facility's form and the clinical screen are two views of it. */
export function clinicalTextOf(world: World, caseId: string): ClinicalText {
  const entered = clinicalPartOf(world, caseId);
  const { historyNotProvided, priorDiagnosis, priorTreatment, intraoperativeResult, outsideDiagnosis } =
    entered;
  return {
    submittingPhysicianNpi: zNpi.safeParse(entered.submittingPhysicianNpi).data ?? null,
    copyTo: entered.copyTo.flatMap((one) => shownRecipient(one) ?? []),
    historyNotProvided,
    priorDiagnosis,
    priorTreatment,
    intraoperativeResult,
    outsideDiagnosis,
    promptAnswers: [
      ...entered.siteAnswers.map(({ prompt, answer }) => ({ prompt: labels.SitePrompt[prompt], answer })),
      ...clinicalRecordOf(world, caseId).otherAnswers,
    ],
  };
}

const orNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text;

const promptNamed = (label: string) =>
  zSitePrompt.options.find((prompt) => labels.SitePrompt[prompt] === label) ?? null;

const recipientOf = ({ name, address }: NonNullable<ClinicalInfoInputZodType['copyTo']>[number]) =>
  address.includes('@')
    ? { name, fax: null, email: address }
    : { name, fax: address.slice(0, 30), email: null };

/** A recipient as this screen shows one, with one address; null for one who has none yet. */
function shownRecipient({ name, fax, email }: Entered['copyTo'][number]) {
  const address = email ?? fax;
  return address === null ? null : { name, address };
}

/** Who comes back as they were shown keeps what this screen does not show of them: the fax beside an email. */
const keptRecipient = (
  before: Entered['copyTo'],
  { name, address }: NonNullable<ClinicalInfoInputZodType['copyTo']>[number],
) =>
  before.find((one) => {
    const shown = shownRecipient(one);
    return shown?.name === name && shown.address === address;
  }) ?? recipientOf({ name, address });

/** What is left out is emptied. */
export function storeClinicalText(world: World, aCase: CaseRecord, body: ClinicalInfoInputZodType): void {
  const answers = (body.promptAnswers ?? []).map((one) => ({ ...one, known: promptNamed(one.prompt) }));
  const changed: Partial<Entered> = {
    submittingPhysicianNpi: body.submittingPhysicianNpi ?? null,
    copyTo: (body.copyTo ?? []).map((one) => keptRecipient(clinicalPartOf(world, aCase.id).copyTo, one)),
    historyNotProvided: body.historyNotProvided ?? false,
    priorDiagnosis: orNull(body.priorDiagnosis),
    priorTreatment: orNull(body.priorTreatment),
    siteAnswers: answers.flatMap(({ known, answer }) => (known === null ? [] : [{ prompt: known, answer }])),
    intraoperativeResult: orNull(body.intraoperativeResult),
    outsideDiagnosis: orNull(body.outsideDiagnosis),
  };
  changeRequisition(world, aCase, ({ clinical }) => ({ clinical: { ...clinical, ...changed } }));
  const before = clinicalRecordOf(world, aCase.id);
  const otherAnswers = answers.flatMap(({ known, prompt, answer }) =>
    known === null ? [{ prompt, answer }] : [],
  );
  const after = { ...before, version: before.version + 1, otherAnswers };
  if (world.clinicalInfos.find(aCase.id) === null) world.clinicalInfos.insert(after);
  else world.clinicalInfos.change(aCase.id, () => after);
}
