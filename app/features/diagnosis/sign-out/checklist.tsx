import { Link } from '@remix-run/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { SignOutCheck } from '#contracts/generated/wire.ts';

/** Where each line of the checklist is put right. */
const PLACES: Readonly<Record<SignOutCheck['rule'], string>> = {
  images_opened: '#slides',
  open_requests: '#requests',
  diagnosis_text: '#diagnosis',
  site_words: '#diagnosis',
  synoptic: '#diagnosis',
  icd10: '#diagnosis',
  second_review: '#requests',
  urgent_result: '#urgent',
  licence: screens.aboutMe.path,
  cited_marks: '#marks',
};

function placeOf(rule: SignOutCheck['rule'], caseId: string): string {
  const place = PLACES[rule];
  return place.startsWith('#') && place !== '#urgent' ? diagnosisPathOf(caseId) + place : place;
}

interface ChecklistProps {
  readonly caseId: string;
  readonly checks: readonly SignOutCheck[];
}

/** Every rule of the signature with what is missing, each a link to where it is put right. */
export function Checklist({ caseId, checks }: ChecklistProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {checks.map(({ rule, passed, specimenID, text }) => (
        <li key={`${rule} ${specimenID ?? ''} ${text ?? ''}`} className="flex items-start gap-2">
          {passed ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
          )}
          <span className="min-w-0">
            {labels.SignOutRule[rule]}
            {passed ? (
              <span className="sr-only">: done</span>
            ) : (
              <>
                <span className="sr-only">: missing</span>
                <span className="block text-sm">
                  <TextLink asChild>
                    <Link to={placeOf(rule, caseId)}>{text}</Link>
                  </TextLink>
                </span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
