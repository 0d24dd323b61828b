import { Link } from '@remix-run/react';
import { CircleAlert, CircleArrowRight, CircleCheck } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { checklistLines, type MissingLine } from '#app/core/sign-out/checklist-lines.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { SignOutCheck } from '#contracts/generated/wire.ts';

type Rule = SignOutCheck['rule'];

/** Where each line of the checklist is put right. */
const PLACES: Readonly<Record<Rule, string>> = {
  images_opened: '#slides',
  open_requests: '#requests',
  diagnosis_text: '#diagnosis',
  site_words: '#diagnosis',
  synoptic: '#diagnosis',
  icd10: '#diagnosis',
  second_review: '#reviews',
  urgent_result: '#urgent',
  licence: screens.aboutMe.path,
  cited_marks: '#marks',
};

/** The place of a rule, or of one specimen in it: each specimen's text has its own. */
function placeOf(rule: Rule, caseId: string, specimenID?: string): string {
  const place = PLACES[rule];
  if (!place.startsWith('#') || place === '#urgent') return place;
  const ofSpecimen = place === '#diagnosis' && specimenID !== undefined ? `-${specimenID}` : '';
  return diagnosisPathOf(caseId) + place + ofSpecimen;
}

interface ChecklistProps {
  readonly caseId: string;
  readonly checks: readonly SignOutCheck[];
  /** What the signature itself brings about, by its rule: it stops nothing, and is no gap to be put right before. */
  readonly ahead?: Readonly<Partial<Record<Rule, string>>>;
}

/** Every rule of the signature with what is missing, each a link to where it is put right. */
export function Checklist({ caseId, checks, ahead = {} }: ChecklistProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {checklistLines(checks).map(({ rule, missing }) => {
        const comes = ahead[rule];
        if (comes !== undefined) return <Ahead key={rule} rule={rule} text={comes} />;
        return (
          <li key={rule} className="flex items-start gap-2">
            {missing.length === 0 ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
            )}
            <span className="min-w-0">
              {labels.SignOutRule[rule]}
              <span className="sr-only">{missing.length === 0 ? ': done' : ': missing'}</span>
              {missing.map((line) => (
                <span key={`${line.before} ${line.specimens.join()}`} className="block text-sm">
                  <Missing line={line} rule={rule} caseId={caseId} />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const Ahead = ({ rule, text }: { readonly rule: Rule; readonly text: string }) => (
  <li className="flex items-start gap-2">
    <CircleArrowRight aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
    <span className="min-w-0">
      {labels.SignOutRule[rule]}
      <span className="block text-sm">{text}</span>
    </span>
  </li>
);

/** A sentence is one link; one about several specimens has a link for each of them. */
function Missing({
  line,
  rule,
  caseId,
}: {
  readonly line: MissingLine;
  readonly rule: Rule;
  readonly caseId: string;
}) {
  const { before, specimens, after } = line;
  const [first, second] = specimens;
  if (second === undefined)
    return (
      <TextLink asChild>
        <Link to={placeOf(rule, caseId, first)}>
          {before}
          {before.endsWith('pecimen ') && first}
          {after}
        </Link>
      </TextLink>
    );
  return (
    <>
      {before}
      {specimens.map((specimenID, index) => (
        <span key={specimenID}>
          {index > 0 && ', '}
          <TextLink asChild>
            <Link to={placeOf(rule, caseId, specimenID)} aria-label={`Specimen ${specimenID}`}>
              {specimenID}
            </Link>
          </TextLink>
        </span>
      ))}
      {after}
    </>
  );
}
