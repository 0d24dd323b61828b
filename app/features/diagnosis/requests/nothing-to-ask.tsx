import { Link } from '@remix-run/react';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { isUnopened } from '#app/core/cases/permissions.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';

/** Why nothing can be asked for beside the slides, and what to do about it. */
export function NothingToAsk({ item }: { readonly item: Pick<Case, 'id' | 'status' | 'allowedActions'> }) {
  // While somebody reads it a second time its holder may do nothing but look, as before they have begun.
  if (item.status === 'QAReview' || !isUnopened(item))
    return <p>Nothing can be asked for while the status of this case is {labels.CaseStatus[item.status]}.</p>;
  return (
    <p>
      Nothing can be asked for before you have begun to read. The first slide on the screen begins it: close
      this and ask again then, or{' '}
      <TextLink asChild>
        <Link to={diagnosisPathOf(item.id)}>ask beside the text of the case</Link>
      </TextLink>
      .
    </p>
  );
}
