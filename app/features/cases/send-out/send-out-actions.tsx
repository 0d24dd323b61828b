import { Link } from '@remix-run/react';
import { ImagePlus, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { mayAddSlides } from '#app/core/case-form/editing.ts';
import {
  addSlidesPathOf,
  caseFormPathOf,
  caseTasksPathOf,
  hasReport,
  reportPathOf,
  reviewCasePathOf,
} from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { caseName } from '../not-entered.tsx';
import { DuplicateForm } from './duplicate-form.tsx';

interface IconLinkProps {
  readonly to: string;
  readonly word: string;
  /** The case that it is about, for those who hear the link without its row. */
  readonly of: string;
  readonly icon: ReactElement;
}

/** A row has no room for the words of each action: they stand in the tooltip, and on a phone's card beside the icon. */
const IconLink = ({ to, word, of, icon }: IconLinkProps) => (
  <Tooltip text={word}>
    <Button asChild size="sm" variant="quiet" className="px-1.5">
      <Link to={to}>
        <span aria-hidden className="[&_svg]:size-4">
          {icon}
        </span>
        <span className="sr-only card:not-sr-only">{word}</span>
        <VisuallyHidden> {of}</VisuallyHidden>
      </Link>
    </Button>
  </Tooltip>
);

/** The next thing to do stands first; everything else is on the page of the case. */
export function SendOutActions({
  item,
  isToAnswer,
}: {
  readonly item: CaseListItem;
  readonly isToAnswer: boolean;
}) {
  const { id, caseID, allowedActions, openRequests } = item;
  const mayEdit = allowedActions.includes('edit');
  const name = <VisuallyHidden> {caseName(item)}</VisuallyHidden>;
  return (
    <div className="ml-auto flex w-max max-w-28 flex-wrap justify-end gap-1.5 card:w-auto card:max-w-none card:*:flex-1">
      {hasReport(item) && (
        <Button asChild size="sm">
          <Link to={reportPathOf(id)}>Report{<VisuallyHidden> of {caseName(item)}</VisuallyHidden>}</Link>
        </Button>
      )}
      {mayEdit && (
        <Button asChild size="sm" variant={item.status === 'Returned' ? 'primary' : 'secondary'}>
          <Link to={caseFormPathOf(id)} data-row-open="">
            Edit{name}
          </Link>
        </Button>
      )}
      {isToAnswer && openRequests > 0 && caseID !== null && item.permissions.allowView && (
        <Button asChild size="sm" variant="primary">
          <Link to={caseTasksPathOf(caseID)}>
            Answer{<VisuallyHidden> requests for {caseName(item)}</VisuallyHidden>}
          </Link>
        </Button>
      )}
      {mayAddSlides('MedicalFacility', item.status) && item.permissions.allowView && (
        <IconLink
          to={addSlidesPathOf(id)}
          word="Add slides"
          of={`to ${caseName(item)}`}
          icon={<ImagePlus />}
        />
      )}
      {(allowedActions.includes('cancel') || allowedActions.includes('recall')) &&
        item.status !== 'Draft' && (
          <IconLink
            to={reviewCasePathOf(id)}
            word={allowedActions.includes('recall') ? 'Take back' : 'Withdraw'}
            of={caseName(item)}
            icon={<Undo2 />}
          />
        )}
      {item.permissions.allowView && (
        <DuplicateForm caseId={id} etag={item.etag} label={`Duplicate as new ${caseName(item)}`} />
      )}
    </div>
  );
}
