import { Form, useFetcher, useNavigate, useRevalidator, useSearchParams } from '@remix-run/react';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { type CaseFields, fieldsOfForm, storableFields } from '#app/core/case-form/fields.ts';
import type { FormFacts, FormSetting } from '#app/core/case-form/form.ts';
import { type FormStep, readStep, STEP_TITLES } from '#app/core/case-form/steps.ts';
import { caseFormPathOf } from '#app/core/cases/case-links.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { Page } from '#app/ui/page.tsx';
import type { CaseForm, CaseProblem } from '#contracts/generated/wire.ts';
import { AttachmentsPart } from './attachments/attachments-part.tsx';
import { ClinicalStep } from './clinical/clinical-step.tsx';
import { DeliveryStep } from './delivery/delivery-step.tsx';
import type { FormOutcome } from './form-actions.server.ts';
import type { FormLists } from './lists.server.ts';
import { DraftBanner } from './parts/draft-banner.tsx';
import { FormConflict } from './parts/form-conflict.tsx';
import { FormContext } from './parts/form-context.ts';
import { FormNotices } from './parts/form-notices.tsx';
import { NobodyLicensed } from './parts/nobody-licensed.tsx';
import { OpenDrafts, type OpenDraftsShown } from './parts/open-drafts.tsx';
import { STEP_FORM, StepFoot } from './parts/step-foot.tsx';
import { StepList } from './parts/step-list.tsx';
import { useFormProblems } from './parts/use-form-problems.ts';
import { useSettingNow } from './parts/use-setting-now.ts';
import { useStepErrors } from './parts/use-step-errors.tsx';
import { useStepTravel } from './parts/use-step-travel.ts';
import { PatientStep } from './patient/patient-step.tsx';
import { FilesOfOtherPages } from './review/running-uploads.tsx';
import { forgetCase } from './saving/forget-case.ts';
import { type DeskHands, useCaseDesk } from './saving/use-case-desk.ts';
import { SpecimensStep } from './specimens/specimens-step.tsx';
import { type ShowSlide, subsectionIdsOf, UploadsContext, useOwnUploads } from './uploads/uploads-context.ts';

export interface CaseFormPageProps {
  readonly userId: string;
  readonly loadedAt: string;
  /** The step was tried to be finished without script. */
  readonly isTried: boolean;
  /** A person of the operator corrects the case of a facility. */
  readonly isOperator: boolean;
  /** Null for a new case. */
  readonly form: CaseForm | null;
  readonly found: readonly CaseProblem[];
  readonly setting: FormSetting;
  /** The facility's. */
  readonly timeZone: string;
  readonly lists: FormLists;
  readonly drafts: OpenDraftsShown | 'unread';
  readonly idempotencyKey: string;
  readonly outcome: FormOutcome | undefined;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly showSlide: ShowSlide;
  readonly onCreated: (caseId: string) => void;
}

const BODIES = {
  patient: PatientStep,
  clinical: ClinicalStep,
  specimens: SpecimensStep,
  delivery: DeliveryStep,
} as const;

/** One step of the form. It is saved by itself as it is typed; without script each step is posted. */
export function CaseFormPage(props: CaseFormPageProps) {
  const { userId, lists, drafts, showSlide } = props;
  const setting = useSettingNow(props);
  const { form, step, isFromReview, hands, uploads, onTakeBack } = useFormOfCase(props);
  const { view, desk } = hands;
  const { caseId } = view;
  const unkept = props.outcome?.unkept;
  const fields = useTypedFields(form, hands, unkept);
  const [isFileAtRisk, setFileAtRisk] = useState(false);
  const fetcher = useFetcher<FormOutcome>();
  const post = (intent: string, ofCase: string) =>
    fetcher.submit(
      { intent, scripted: '1', etag: desk?.etag ?? '' },
      { method: 'post', action: caseFormPathOf(ofCase, step) },
    );
  const { problems, errorsOf, unkeptStep } = useFormProblems(form, setting, { ...view, fields });
  const errors = useStepErrors(step, props.isTried || unkept !== undefined, errorsOf(step));
  const hasErrors = errorsOf(step).length > 0;
  const travel = { step, hands, post, posted: fetcher, hasErrors, unkeptStep, onRefused: errors.tell };
  const { onSubmit, onGo, rowsAsked } = useStepTravel(travel);
  const context = { form, fields, filling: view.filling, problems, isTried: errors.isTried, setting, lists };
  const mayDiscard = caseId !== null && props.form?.allowedActions.includes('deleteDraft') === true;
  return (
    <FormContext.Provider value={{ ...context, rowsAsked }}>
      <UploadsContext.Provider value={{ caseId, uploads, showSlide, ofMailed: ofMailed(props) }}>
        <DraftBanner fields={fields} />
        <Page {...headOf(props)} width="text">
          <div className="flex flex-col gap-6">
            <StepList
              caseId={caseId}
              current={step}
              isOperator={props.isOperator}
              missingIn={(one) => errors.missingIn(one, errorsOf(one).length, caseId)}
              onGo={onGo}
            />
            {!props.isOperator && <NobodyLicensed country={setting.country} />}
            {caseId === null && <OpenDrafts drafts={drafts} />}
            {errors.summary}
            <FormNotices
              view={view}
              isAllStorable={unkeptStep === null}
              refused={(fetcher.data ?? props.outcome)?.refused ?? null}
              returnReasons={props.form?.returnReasons ?? []}
              isOperator={props.isOperator}
              onTakeBack={onTakeBack}
            />
            {view.queue.conflict !== null && (
              <FormConflict conflict={view.queue.conflict} onSettle={(merged) => desk?.settle(merged)} />
            )}
            {step === 'specimens' && props.form !== null && <FilesOfOtherPages form={props.form} />}
            <StepForm
              etag={form.etag}
              caseId={caseId ?? unkept?.caseId ?? null}
              step={step}
              hands={hands}
              onSubmit={onSubmit}
            />
            <AttachmentsPart
              userId={userId}
              desk={desk}
              caseId={caseId}
              isShown={step === 'clinical'}
              onRisk={setFileAtRisk}
            />
            <StepFoot
              view={view}
              step={step}
              loadedAt={props.loadedAt}
              isOperator={props.isOperator}
              isFromReview={isFromReview}
              draft={props.form}
              onDiscard={mayDiscard ? () => void desk?.idle().then(() => post('discard', caseId)) : null}
            />
          </div>
        </Page>
        <DraftLeaveGuard hands={hands} isFileAtRisk={isFileAtRisk} />
      </UploadsContext.Provider>
    </FormContext.Provider>
  );
}

interface DraftLeaveGuardProps {
  readonly hands: DeskHands;
  readonly isFileAtRisk: boolean;
}

const DraftLeaveGuard = ({ hands: { view, desk }, isFileAtRisk }: DraftLeaveGuardProps) => (
  <LeaveGuard
    isUnsaved={view.queue.isAtRisk || isFileAtRisk}
    isUnsavedNow={() => desk?.view.queue.isAtRisk === true}
    onGiveUp={() => desk?.giveUp()}
  />
);

const ofMailed = ({ isOperator, form }: CaseFormPageProps) =>
  form === null || form.status === 'Draft' ? 'own' : isOperator ? 'scans of the operator' : 'scans';

const headOf = ({ isOperator, form }: CaseFormPageProps) =>
  isOperator && form !== null
    ? {
        title: 'Edit case',
        summary: `A case of ${form.facilityName}. What you change is saved at once, and the audit of the case says who changed it.`,
      }
    : { title: screens.createCase.title };

/** The form that the page shows, with the hands that write it. */
function useFormOfCase(props: CaseFormPageProps) {
  const { userId, found, idempotencyKey, onCreated } = props;
  const form = useMemo(
    () => props.form ?? { ...blankForm(), id: null, etag: '', savedAt: null },
    [props.form],
  );
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const unkept = props.outcome?.unkept;
  const hands = useCaseDesk({
    userId,
    draft: unkept === undefined ? null : { ...unkept, fields: storableFields(form, unkept.fields) },
    caseId: form.id,
    form,
    server: { etag: form.etag, fields: fieldsOfForm(form), savedAt: form.savedAt },
    found,
    idempotencyKey,
    onCreated: (caseId) => {
      onCreated(caseId);
      navigate(caseFormPathOf(caseId, step), { replace: true, preventScrollReset: true });
    },
  });
  const { desk } = hands;
  useEffect(() => {
    if (form.id === null) return;
    const server = { etag: form.etag, fields: fieldsOfForm(form) };
    desk?.shows(form, server);
    desk?.hears(server, found);
  }, [desk, form, found]);
  const { revalidate } = useRevalidator();
  const isAsked = hands.view.queue.conflict !== null;
  useEffect(() => {
    // Theirs may have rows that this page does not know yet, and would save as empty ones.
    if (isAsked) revalidate();
  }, [isAsked, revalidate]);
  const onTakeBack = () => {
    hands.takeBack();
    // The other tab has saved since: its words are shown before anything is typed over them.
    revalidate();
  };
  const uploads = useOwnUploads(userId, props.lookAt);
  useEffect(() => {
    if (form.id !== null) uploads?.dropStrays(form.id, subsectionIdsOf(form.specimens));
  }, [uploads, form]);
  const discarded = search.get('discarded');
  useEffect(() => {
    if (discarded === null) return;
    uploads?.forget(discarded);
    void forgetCase(userId, discarded);
  }, [userId, discarded, uploads]);
  return { form, step, isFromReview: search.get('from') === 'review', hands, uploads, onTakeBack };
}

/** What stands in the fields: what was typed, and before the script has come what was posted without it. */
function useTypedFields(
  form: FormFacts,
  { view, desk }: DeskHands,
  unkept: FormOutcome['unkept'],
): CaseFields {
  useEffect(() => {
    // From now on the desk keeps what was posted.
    if (desk !== null && unkept !== undefined) desk.change({ ...desk.view.fields, ...unkept.fields });
  }, [desk, unkept]);
  // A row that was added a moment ago begins with what the server has put into it.
  return useMemo(
    () => ({ ...fieldsOfForm(form), ...view.fields, ...(desk === null ? unkept?.fields : {}) }),
    [form, view.fields, desk, unkept],
  );
}

interface StepFormProps {
  readonly etag: string;
  readonly caseId: string | null;
  readonly step: FormStep;
  readonly hands: DeskHands;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function StepForm({ etag, caseId, step, hands, onSubmit }: StepFormProps) {
  const { view, desk, read } = hands;
  const { filling, isElsewhere } = view;
  const Body = BODIES[step];
  return (
    <Form
      key={`${step} ${filling}`}
      id={STEP_FORM}
      method="post"
      action={caseId === null ? `${screens.createCase.path}?step=${step}` : caseFormPathOf(caseId, step)}
      className="flex flex-col gap-8"
      aria-label={STEP_TITLES[step]}
      data-works-offline
      noValidate
      onInput={(event) => read(event.currentTarget)}
      onBlur={() => desk?.hurry()}
      onSubmit={onSubmit}
    >
      {/* A press of Enter is a press of the first button, which must not be one that removes a row. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="etag" value={etag} />
      <fieldset disabled={isElsewhere} className="flex min-w-0 flex-col gap-8">
        <Body />
      </fieldset>
    </Form>
  );
}
