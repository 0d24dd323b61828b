import { Link, useRevalidator } from '@remix-run/react';
import { useMemo, useState } from 'react';
import { wallText, whichHourOf } from '#app/core/calendar/wall-text.ts';
import { diagnosisPathOf, reportDraftPathOf } from '#app/core/cases/case-links.ts';
import { fieldsOfDiagnosis } from '#app/core/diagnosis/fields.ts';
import { writerBeforeText } from '#app/core/diagnosis/standing.ts';
import { OTHER_BLOCKS, otherBlocks } from '#app/core/diagnosis/study-blocks.ts';
import { CHANGED_SINCE_SHOWN, changedSinceShown } from '#app/core/reports/replaced-preliminary.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { asksToSettle, isSentByPress, withAnswers } from '#app/core/sign-out/checks-now.ts';
import { identityFacts, siteText } from '#app/core/sign-out/identity-facts.ts';
import { orderTexts } from '#app/core/sign-out/order-texts.ts';
import { type SlidesForGlass, slidesForGlass } from '#app/core/sign-out/slides-for-glass.ts';
import { markedImagesOf } from '#app/core/slides/case-slides.ts';
import { RECEIVED_NOTES, receivedNotes } from '#app/core/slides/received-slides.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection, StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { ReadAgain, useReadAgain } from '#app/ui/detail/read-again.tsx';
import { SignaturePart } from '#app/ui/detail/signing/signature-part.tsx';
import { AmissNote } from '#app/ui/feedback/amiss-note.tsx';
import { FieldGroup, RadioField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { Boxes } from '#app/ui/forms/searched/searched-fields.tsx';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { useVersionShown } from '#app/ui/forms/versions/use-version-shown.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type {
  Case,
  CaseClinicalInfo,
  PrimaryDiagnosis,
  ReportReadingSite,
} from '#contracts/generated/wire.ts';
import { UnsentMarksNotice } from '../marks/unsent-marks.tsx';
import { useUnsentMarks } from '../marks/use-unsent-marks.ts';
import { CaseBanner } from '../parts/case-banner.tsx';
import { FacilityAnswers } from '../parts/facility-answers.tsx';
import { useUnsentText } from '../saving/use-unsent-text.ts';
import { WrittenText } from '../text/written-text.tsx';
import { TextWindowProvider } from '../windows/text-window.tsx';
import { WindowsNotice } from '../windows/windows-notice.tsx';
import { Checklist } from './checklist.tsx';
import { PreliminaryPart } from './preliminary-part.tsx';
import { SeenTissue } from './seen-tissue.tsx';
import { type SavedForSigning, SIGN_OUT_INTENT, SignOutForm } from './sign-out-form.ts';
import { signedTexts } from './signed-texts.ts';
import { UnlessOnHold } from './unless-on-hold.tsx';
import { UnsentTextNotice } from './unsent-text-notice.tsx';
import { type SignOutFields, UrgentFields } from './urgent-fields.tsx';
import { useUrgencyElsewhere } from './use-urgency-elsewhere.ts';

export interface SignOutScreenProps {
  readonly item: Case;
  readonly clinical: CaseClinicalInfo;
  readonly diagnosis: PrimaryDiagnosis;
  readonly sites: readonly ReportReadingSite[];
  /** The site that stands chosen; null where the signer has to choose. */
  readonly usualSite: string | null;
  readonly signerId: string;
  readonly signerName: string;
  /** Whose account is provisionally active, until enough of the cases were read twice. */
  readonly isOnTrial: boolean;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  /** Sends marks that this browser has and the case has not. */
  readonly sendMarks: MarkSender;
  /** What the last press of Sign out was refused with. */
  readonly posted: SigningOutcome | null;
}

export interface SigningOutcome extends PostedOutcome {
  readonly saved: SavedForSigning | null;
}

/** The last step of a case: what is signed, what is missing, who the patient is, and the signature. */
export function SignOutScreen(props: SignOutScreenProps) {
  const { item, clinical, diagnosis, signerId, loadedAt } = props;
  const [said, setSaid] = useState<Said>({ urgent: null, isAllOnGlass: null });
  const writerBefore = writerBeforeText(diagnosis);
  return (
    <TextWindowProvider item={item} userId={props.signerId}>
      <StickyBanner>
        <CaseBanner item={item} loadedAt={loadedAt} />
        <WindowsNotice item={item} userId={props.signerId} />
      </StickyBanner>
      <Page
        title={`Sign out ${item.caseID}`}
        namesThing
        actions={
          <Button asChild>
            <Link to={diagnosisPathOf(item.id)}>Back to the text</Link>
          </Button>
        }
      >
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 lg:grid-cols-2">
          <DetailSection title="What you sign">
            <p>
              <TextLink asChild>
                <a href={reportDraftPathOf(item.id)} target="_blank" rel="noreferrer">
                  See it as it will be printed (PDF, opens in a new tab)
                </a>
              </TextLink>
            </p>
            {writerBefore !== null && <p>{writerBefore}</p>}
            <AmissNote title={CHANGED_SINCE_SHOWN} lines={changedSinceShown(diagnosis)} />
            <WrittenText diagnosis={diagnosis} clinical={clinical} item={item} />
            <h3 className="font-semibold">From the order, as the facility told it</h3>
            <Facts facts={Object.entries(orderTexts(clinical)).map(([term, value]) => ({ term, value }))} />
          </DetailSection>
          <div className="flex flex-col gap-8">
            <DetailSection title="Checklist">
              {/* An answer may have come while the text was written, on a page that does not show it. */}
              <FacilityAnswers clinical={clinical} />
              <AmissNote title={RECEIVED_NOTES} lines={receivedNotes(item)} />
              <AmissNote title={OTHER_BLOCKS} lines={otherBlocks(item.slides, diagnosis.ancillary)} />
              <Checklist
                caseId={item.id}
                checks={withAnswers(diagnosis, said)}
                ahead={
                  isSentByPress(item.status, diagnosis.checklist)
                    ? { second_review: sentByPressText(props.isOnTrial) }
                    : {}
                }
              />
              <SeenTissue owner={{ userId: signerId, caseId: item.id }} slides={item.slides} />
            </DetailSection>
            <DetailSection title="Signature">
              <UnlessOnHold {...props}>
                <div onChange={({ target }) => setSaid({ ...said, ...saidBy(target, item) })}>
                  <SignatureOfText {...props} />
                </div>
              </UnlessOnHold>
            </DetailSection>
          </div>
        </div>
      </Page>
    </TextWindowProvider>
  );
}

type Said = Parameters<typeof withAnswers>[1];

function saidBy(control: EventTarget, item: Case): Partial<Said> {
  if (!(control instanceof HTMLInputElement) || control.form === null) return {};
  if (control.name === 'isUrgent') return { urgent: control.value };
  if (control.name !== 'readOnGlass') return {};
  const ticked = new FormData(control.form).getAll(control.name);
  return { isAllOnGlass: slidesForGlass(item).every(({ id }) => ticked.includes(id)) };
}

/**
 * Nobody signs a text of which the last words, their own, are still in the browser, nor one that they have not read; nor one
 * beside marks that the case would take no more once it is signed.
 */
function SignatureOfText(props: SignOutScreenProps) {
  const { item, diagnosis, signerId } = props;
  const posted = props.posted?.intent === SIGN_OUT_INTENT ? props.posted : null;
  const owner = { userId: signerId, caseId: item.id };
  const server = useMemo(() => fieldsOfDiagnosis(diagnosis), [diagnosis]);
  // What was saved meanwhile is not on the page yet.
  const { revalidate } = useRevalidator();
  const unsent = useUnsentText(owner, server, revalidate);
  const images = useMemo(() => markedImagesOf(item), [item]);
  const marks = useUnsentMarks({ ...owner, images, send: props.sendMarks, onSent: revalidate });
  const urgency = useUrgencyElsewhere(diagnosis, posted?.saved ?? null);
  const texts = { ...signedTexts(props), ...urgency };
  const { refused, times, ...read } = useReadAgain(texts, posted?.refused ?? null);
  // Where the text is locked nothing of it could be saved any more, and it is signed as it was reviewed.
  const isOpen = diagnosis.allowedActions.includes('edit');
  return (
    <>
      <UnsentTextNotice caseId={item.id} unsent={unsent} isOpen={isOpen} />
      <UnsentMarksNotice owner={owner} unsent={marks}>
        <p className="mt-1">The report can be signed once the case has them, or you have removed them.</p>
      </UnsentMarksNotice>
      {/* Another window may save in a moment: what was typed here is there again then. */}
      <div hidden={(unsent !== null && isOpen) || marks !== null}>
        <ReadAgain key={times} {...read}>
          <Signature {...props} posted={posted} refused={refused} />
        </ReadAgain>
        <PreliminaryPart {...props} />
      </div>
    </>
  );
}

const YES_NO = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const sentByPressText = (isOnTrial: boolean): string =>
  `${isOnTrial ? 'Your account is provisionally active. ' : ''}Signing out sends the case to a second reviewer first. You sign it once the review is in.`;

function Signature({
  item,
  diagnosis,
  sites,
  usualSite,
  signerName,
  idempotencyKey,
  loadedAt,
  refused,
  posted,
}: SignOutScreenProps & { readonly refused: PostedOutcome['refused'] }) {
  const { isUrgent, communication } = diagnosis.urgentResult;
  const shown = useTimeZone();
  // The time is typed by the clock of one zone: it stays what it was when the form was filled.
  const [timeZone] = useState(shown);
  const { form, fields } = useContractForm(SignOutForm, refused, {
    id: SIGN_OUT_INTENT,
    defaultValue: {
      ...(isUrgent === null ? {} : { isUrgent: isUrgent ? 'yes' : 'no' }),
      ...(communication === null
        ? {}
        : {
            told: communication.told,
            toldBy: communication.toldBy,
            channel: communication.channel,
            at: wallText(communication.toldAt, timeZone),
            whichHour: whichHourOf(communication.toldAt, timeZone),
            note: communication.note ?? '',
          }),
      ...(usualSite === null ? {} : { readingSite: usualSite }),
    },
  });
  const shownNow = { etag: item.etag, textVersion: diagnosis.version };
  const signed = useVersionShown(shownNow, posted?.saved, refused?.refusal === 412);
  return (
    <IntentForm
      form={form}
      intent={SIGN_OUT_INTENT}
      etag={signed.etag}
      idempotencyKey={idempotencyKey}
      submitLabel="Sign out"
      look="primary"
    >
      <input type="hidden" name="textVersion" value={signed.textVersion} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <GlassField field={fields.readOnGlass} slides={slidesForGlass(item)} />
      <div id="urgent" className="flex scroll-mt-28 flex-col gap-4">
        <RadioField
          field={fields.isUrgent}
          label="Is the result urgent or significantly unexpected?"
          choices={YES_NO}
        />
        <UrgentFields fields={fields} timeZone={timeZone} />
      </div>
      {asksToSettle(diagnosis.checklist) && (
        <TextAreaField
          field={fields.reviewResolution}
          label="How the difference with the reviewer was settled"
          hint="The reviewer reads it. It is kept apart from the report, and the facility does not see it."
        />
      )}
      <SignaturePart
        fields={fields}
        sites={sites.map((one) => ({ value: one.code, label: siteText(one) }))}
        siteLabel="Where you read the case"
        identity={identityFacts(
          { patient: item.patientInfo, accession: item.caseRecordId, facility: item.facilityName },
          loadedAt.slice(0, 10),
        )}
        confirmLabel="This is the patient whose slides I read"
        meaning={`${signerName}: ${labels.SignatureMeaning.primary_diagnosis}`}
      />
    </IntentForm>
  );
}

interface GlassFieldProps {
  readonly field: SignOutFields['readOnGlass'];
  readonly slides: readonly SlidesForGlass[];
}

/** What was not opened on the screen was read on glass, or the checklist asks for it. */
function GlassField({ field, slides }: GlassFieldProps) {
  if (slides.length === 0) return null;
  return (
    <FieldGroup
      field={field}
      label="Slides read under a microscope"
      hint="Tick only what you read on glass. These slides were not opened on the screen."
    >
      <Boxes
        name={field.name}
        formId={field.formId}
        choices={slides.map(({ id, name }) => ({ value: id, label: name }))}
        ticked={field.defaultOptions ?? []}
      />
    </FieldGroup>
  );
}
