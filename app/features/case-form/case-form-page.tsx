import { Form, useFetcher, useNavigate, useRevalidator, useSearchParams } from '@remix-run/react';
import { type FormEvent, type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import { screens } from '#app/core/access/screens.ts';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { fieldsOfForm, formWith } from '#app/core/case-form/fields.ts';
import type { FormSetting } from '#app/core/case-form/form.ts';
import { readIntent } from '#app/core/case-form/row-intents.ts';
import { type FormStep, nextStep, readStep, STEP_TITLES, stepOfField } from '#app/core/case-form/steps.ts';
import { foundByServer, typedProblems } from '#app/core/case-form/typed-problems.ts';
import { caseFormPathOf, reviewCasePathOf } from '#app/core/cases/case-links.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
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
import { type OpenDraft, OpenDrafts } from './parts/open-drafts.tsx';
import { StepFoot } from './parts/step-foot.tsx';
import { StepList } from './parts/step-list.tsx';
import { useStepErrors } from './parts/use-step-errors.tsx';
import { PatientStep } from './patient/patient-step.tsx';
import type { CaseDesk } from './saving/case-desk.ts';
import { forgetCase } from './saving/forget-case.ts';
import { useCaseDesk } from './saving/use-case-desk.ts';
import { SpecimensStep } from './specimens/specimens-step.tsx';
import { UploadsContext } from './uploads/uploads-context.ts';

export interface CaseFormPageProps {
  readonly userId: string;
  /** The step was tried to be finished without script. */
  readonly isTried: boolean;
  /** Null for a new case. */
  readonly form: CaseForm | null;
  readonly found: readonly CaseProblem[];
  readonly setting: FormSetting;
  readonly lists: FormLists;
  readonly drafts: readonly OpenDraft[];
  readonly idempotencyKey: string;
  readonly outcome: FormOutcome | undefined;
  readonly lookAt: (file: File) => Promise<SlideSight>;
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
  const { userId, setting, lists, found, drafts, idempotencyKey, onCreated } = props;
  const form = useMemo(
    () => props.form ?? { ...blankForm(), id: null, etag: '', savedAt: null },
    [props.form],
  );
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const fetcher = useFetcher<FormOutcome>();
  const hands = useCaseDesk({
    userId,
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
  const { view, desk, read } = hands;
  const { fields, caseId } = view;
  const uploads = useUploads(userId, desk !== null, props.lookAt);

  useEffect(() => {
    if (form.id !== null) desk?.shows(form, { etag: form.etag, fields: fieldsOfForm(form) });
  }, [desk, form]);

  const problems = useMemo(() => {
    const saved = { ...form, ...formWith(form, view.foundAt) };
    const stillSo = ({ field }: CaseProblem) => fields[field] === view.foundAt[field];
    const serverOnly = foundByServer(saved, setting, view.found).filter(stillSo);
    return typedProblems(form, fields, setting, serverOnly);
  }, [form, fields, setting, view.found, view.foundAt]);
  const errorsOf = (one: FormStep) =>
    problems.filter(({ field, severity }) => severity === 'error' && stepOfField(field) === one);
  const errors = useStepErrors(step, props.isTried, errorsOf(step));

  const outcome = fetcher.data ?? props.outcome;
  const discarded = search.get('discarded');
  useEffect(() => {
    if (discarded === null) return;
    uploads?.forget(discarded);
    void forgetCase(userId, discarded);
  }, [userId, discarded, uploads]);

  const post = (intent: string, ofCase: string) =>
    fetcher.submit(
      { intent, scripted: '1', etag: desk?.etag ?? '' },
      { method: 'post', action: caseFormPathOf(ofCase, step) },
    );
  const pathOf = (ofCase: string, next: FormStep | null) =>
    next === null ? reviewCasePathOf(ofCase) : caseFormPathOf(ofCase, next);
  const submit = async (form: HTMLFormElement, intent: string, open: CaseDesk) => {
    read(form);
    const isRow = readIntent(intent) !== null;
    if (isRow) await open.create();
    await open.idle();
    const ofCase = open.view.caseId;
    if (ofCase !== null && isRow) post(intent, ofCase);
    else if (errorsOf(step).length > 0) errors.tell();
    else if (ofCase !== null) navigate(pathOf(ofCase, nextStep(step)));
  };
  /** What was typed is saved first; a case that had no id has one by then. */
  const goTo = async (to: string, open: CaseDesk) => {
    await open.idle();
    const asked = new URL(to, window.location.href).searchParams.get('step');
    const next = asked === null || asked === 'review' ? null : readStep(asked);
    const ofCase = open.view.caseId;
    navigate(ofCase === null ? to : pathOf(ofCase, next));
  };
  const Body = BODIES[step];
  return (
    <FormContext.Provider
      value={{ form, fields, filling: view.filling, problems, isTried: errors.isTried, setting, lists }}
    >
      <UploadsContext.Provider value={{ caseId, uploads }}>
        <StickyBanner>
          <DraftBanner fields={fields} />
        </StickyBanner>
        <Page title="Create New Case" headingHidden width="text">
          <div className="flex flex-col gap-6">
            <StepList
              caseId={caseId}
              current={step}
              missingIn={(one) => (errors.tried.has(one) ? errorsOf(one).length : null)}
              onGo={(event, to) => {
                if (desk === null || isForAnotherTab(event)) return;
                event.preventDefault();
                void goTo(to, desk);
              }}
            />
            {caseId === null && <OpenDrafts drafts={drafts} />}
            {errors.summary}
            <FormNotices
              view={view}
              refused={outcome?.refused ?? null}
              returnReasons={props.form?.returnReasons ?? []}
              onTakeBack={hands.takeBack}
            />
            {view.queue.conflict !== null && (
              <FormConflict conflict={view.queue.conflict} onSettle={(merged) => desk?.settle(merged)} />
            )}
            <Form
              key={`${step} ${view.filling}`}
              method="post"
              action={
                caseId === null ? `${screens.createCase.path}?step=${step}` : caseFormPathOf(caseId, step)
              }
              className="flex flex-col gap-8"
              aria-label={STEP_TITLES[step]}
              noValidate
              onInput={(event) => read(event.currentTarget)}
              onBlur={() => desk?.hurry()}
              onSubmit={(event) => {
                if (desk === null) return;
                event.preventDefault();
                void submit(event.currentTarget, intentOf(event), desk);
              }}
            >
              {/* A press of Enter is a press of the first button, which must not be one that removes a row. */}
              <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
              <input type="hidden" name="etag" value={form.etag} />
              <fieldset disabled={view.isElsewhere} className="flex min-w-0 flex-col gap-8">
                <Body />
              </fieldset>
              <StepFoot
                view={view}
                step={step}
                onDiscard={
                  caseId !== null && props.form?.allowedActions.includes('deleteDraft') === true
                    ? () => void desk?.idle().then(() => post('discard', caseId))
                    : null
                }
              />
            </Form>
            {step === 'clinical' && <AttachmentsPart userId={userId} desk={desk} caseId={caseId} />}
          </div>
        </Page>
        <LeaveGuard isUnsaved={view.queue.isAtRisk} />
      </UploadsContext.Provider>
    </FormContext.Provider>
  );
}

/** The value of the button that was pressed; a form that was sent by Enter has none. */
function intentOf({ nativeEvent }: FormEvent<HTMLFormElement>): string {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter?.getAttribute('value') ?? '';
}

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** The files of this person on their way, once script runs. */
function useUploads(
  userId: string,
  isRunning: boolean,
  lookAt: CaseFormPageProps['lookAt'],
): SlideUploads | null {
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<SlideUploads | null>(null);
  useEffect(() => {
    if (isRunning) setUploads(uploadsOf(userId, lookAt, revalidate));
  }, [userId, isRunning, lookAt, revalidate]);
  return uploads;
}
