import { Link } from '@remix-run/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { candidateText } from '#app/core/cases/assignment.ts';
import { caseDetailsPathOf, countPathOf, viewerPathOf } from '#app/core/cases/case-links.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { nameAlertText } from '#app/core/people/name-alert-text.ts';
import { instantText } from '#app/core/text/dates.ts';
import { isPictureFile } from '#app/core/uploads/slide-file-names.ts';
import { BarredPeople } from '#app/ui/controls/barred-people.tsx';
import type { Choices } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Candidate, Case, CaseEvent, CaseIntake } from '#contracts/generated/wire.ts';
import { BREAK_GLASS, staffMoves } from './staff-moves.ts';

/** What only the operator is told of a case; null or empty where a duty may not know, 'unread' where it could not be read. */
export interface CaseForStaff {
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly intake: CaseIntake | 'unread' | null;
  /** Whether the duty of the reader counts and scans the slides of a case. */
  readonly handlesSlides: boolean;
  readonly candidates: Choices;
  /** Who may not take it, the first of them where there are many; null where nobody asks. */
  readonly barred: { readonly items: readonly Candidate[]; readonly total: number } | 'unread' | null;
  readonly events:
    | { readonly items: readonly CaseEvent[]; readonly nextCursor: string | null }
    | 'unread'
    | null;
  /** Whether all that happened may be searched in Support, which is closed to some duties. */
  readonly maySearchEvents: boolean;
}

interface StaffPartProps extends Omit<CaseForStaff, 'maySearchEvents' | 'handlesSlides'> {
  readonly ofCase: Case;
  /** Whether this admin may open the case in an emergency, and has not. */
  readonly mayBreakGlass: boolean;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** What the operator can do with the case now, and why a pathologist is not among those who may take it. */
export function StaffMoves(props: StaffPartProps) {
  const { ofCase, reasons = {}, intake, barred, mayBreakGlass, idempotencyKey, outcome } = props;
  const known = staffMoves({ ...props, intake: intake === 'unread' ? null : intake });
  const allowed = new Set<string>([...ofCase.allowedActions, ...(mayBreakGlass ? [BREAK_GLASS] : [])]);
  return (
    <div data-print="never">
      <DetailSection title="What can be done">
        <MoveList
          moves={known}
          allowed={allowed}
          reasons={reasons}
          outcome={outcome}
          statusNow={labels.CaseStatus[ofCase.status]}
          words={plainWords}
          etag={ofCase.etag}
          idempotencyKey={idempotencyKey}
        />
        <BarredPeople barred={barredInWords(barred)} called={['pathologist', 'pathologists']} thing="case" />
      </DetailSection>
    </div>
  );
}

function barredInWords(barred: StaffPartProps['barred']) {
  if (barred === null || barred === 'unread') return barred;
  const items = barred.items.map((one) => ({
    id: one.provider.userId,
    name: candidateText(one),
    reasons: one.checks.filter(({ isMet }) => !isMet).map(({ text }) => text),
  }));
  return { items, total: barred.total };
}

const LABEL_WORDS = {
  matches: 'label matches',
  differs: 'label differs',
  unread: 'label was not read',
} as const;

interface IntakePartProps {
  readonly intake: CaseIntake | 'unread';
  /** Whether whoever looks may count slides of a case in this state. */
  readonly mayCount: boolean;
  /** Whether the case is past its release, so that nothing that was found stops it any more. */
  readonly isReleased?: boolean;
  /** Whether mailed slides were counted. */
  readonly isCounted?: boolean;
  readonly slides: Case['slides'];
  readonly timeZone: string;
}

/** What the checks at intake found, and patients whose names are near to this one's (domain 2.9). */
export function IntakePart(props: IntakePartProps) {
  const { intake, slides, timeZone, mayCount, isReleased = false, isCounted = false } = props;
  if (intake === 'unread') return <UnreadPart title="Intake" what="What the checks found, and near names," />;
  const { caseId, findings, images, nameAlerts } = intake;
  // The finding about the slides of a case that has some is that the parcel waits for its count.
  const isToCount =
    mayCount &&
    findings.some(({ about }) => about === 'slides') &&
    slides.some(({ subsections }) => subsections.length > 0);
  return (
    <DetailSection title="Intake">
      {findings.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-4 text-success" />
          The checks found nothing.
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {findings.map(({ about, blocks, text }) => (
            <li key={`${about} ${text}`} className="flex items-start gap-2">
              <CircleAlert
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${blocks && !isReleased ? 'text-danger' : 'text-warning'}`}
              />
              <span>
                <span className="font-medium">
                  {labels.IntakeSubject[about]}
                  {blocks && !isReleased && ' (stops the release)'}:
                </span>{' '}
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(isToCount || (mayCount && isCounted)) && (
        <p>
          <TextLink asChild>
            <Link to={countPathOf(caseId)}>
              {isToCount ? 'Count the slides of the parcel' : 'Correct the count of the slides'}
            </Link>
          </TextLink>
        </p>
      )}
      {nameAlerts.length > 0 && (
        <div role="note" className="rounded-lg border border-warning bg-warning-soft p-3">
          <p className="font-semibold text-warning">Name alert</p>
          <ul>
            {nameAlerts.map((alert) => (
              <li key={alert.caseId}>
                <TextLink asChild>
                  <Link to={`/case-details/${encodeURIComponent(alert.caseId)}`}>
                    {alert.caseID ?? alert.caseRecordId}
                  </Link>
                </TextLink>
                : {nameAlertText(alert, timeZone)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {images.length > 0 && <IntakeImages intake={intake} slides={slides} timeZone={timeZone} />}
    </DetailSection>
  );
}

interface IntakeImagesProps extends Pick<IntakePartProps, 'slides' | 'timeZone'> {
  readonly intake: CaseIntake;
}

/** Each image as the intake read it, with the way to look at it. */
function IntakeImages({ intake, slides, timeZone }: IntakeImagesProps) {
  const { caseId, version, images } = intake;
  const entered = enteredScales(slides);
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer content-center text-muted coarse:min-h-11">
        {images.length === 1 ? '1 image' : `${images.length} images`}
      </summary>
      <ul className="mt-1">
        {images.map((image) => (
          <li key={image.imageId}>
            <TextLink asChild>
              {/* Back leads here again. */}
              <Link
                to={viewerPathOf(caseId, image.imageId)}
                state={{ caseId, version, from: caseDetailsPathOf(caseId) }}
              >
                Open slide {image.displayId}
              </Link>
            </TextLink>{' '}
            ({image.fileName}):{' '}
            {imageWords(image, scaleWords(image, entered.get(image.imageId) ?? null, timeZone)).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

type EnteredScale = Case['slides'][number]['subsections'][number]['images'][number]['enteredScale'];

/** What was entered by hand, by image. */
const enteredScales = (slides: Case['slides']): ReadonlyMap<string, EnteredScale> =>
  new Map(
    slides
      .flatMap(({ subsections }) => subsections)
      .flatMap(({ images }) => images.map(({ imageId, enteredScale }) => [imageId, enteredScale])),
  );

/** Lengths are measured by what was entered, whatever the file says. */
function scaleWords(
  { hasScale, fileName }: CaseIntake['images'][number],
  entered: EnteredScale,
  timeZone: string,
): string {
  if (!hasScale && isPictureFile(fileName)) return 'a picture, measured in pixels';
  if (entered === null) return hasScale ? 'scale from the file' : 'no usable scale';
  const { mppX, mppY, reason, enteredAt } = entered;
  const figures = mppX === mppY ? String(mppX) : `${String(mppX)} × ${String(mppY)}`;
  return `scale entered on ${instantText(enteredAt, timeZone)} (${figures} μm per pixel, ${reason})`;
}

const imageWords = (image: CaseIntake['images'][number], scale: string): readonly string[] => [
  image.labelCheckedAt === null ? LABEL_WORDS[image.label] : 'label compared by eye',
  scale,
  ...(image.outOfFocus ? ['out of focus'] : []),
  ...(image.notShown === null ? [] : [`not shown: ${image.notShown}`]),
  ...image.usedIn.map((other) => `also used in ${other}`),
];
