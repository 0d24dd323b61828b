import { Link } from '@remix-run/react';
import { markLinkOf } from '#app/core/citing/cite-link.ts';
import { piecesOf } from '#app/core/citing/token.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { slideState } from '../slide-state.ts';

interface CitedWordsProps {
  readonly text: string;
  readonly diagnosis: Pick<PrimaryDiagnosis, 'caseId' | 'caseVersion' | 'citedMarks'>;
}

/** A text in which each cited mark leads to its place on the slide. */
export function CitedWords({ text, diagnosis }: CitedWordsProps) {
  const { caseId, caseVersion, citedMarks } = diagnosis;
  return piecesOf(text).map(({ text: piece, at, number }) => {
    const mark = citedMarks.find((one) => one.number === number);
    if (mark === undefined || mark.slide === null || mark.now === null) return piece;
    return (
      <TextLink asChild key={at}>
        <Link to={markLinkOf(caseId, mark)} state={slideState({ id: caseId, version: caseVersion })}>
          {piece}
        </Link>
      </TextLink>
    );
  });
}
