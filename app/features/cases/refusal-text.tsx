import { Link } from '@remix-run/react';
import { pickupPlaceOf } from '#app/core/access/pickup-place.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { CaseActionAnswer } from './case-action.ts';

/** Why a case was not picked up, and the way to where that is put right. */
export function RefusalText({ answer }: { readonly answer: Exclude<CaseActionAnswer, { kind: 'done' }> }) {
  const place = answer.kind === 'refused' ? pickupPlaceOf(answer.code) : null;
  return (
    <>
      {answer.message}
      {place !== null && (
        <>
          {' '}
          <TextLink asChild>
            <Link to={place.to}>{place.label}</Link>
          </TextLink>
        </>
      )}
    </>
  );
}
