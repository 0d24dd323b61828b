import { useRouteLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { RouteFailure } from './failure.tsx';

const GONE =
  'If it was the draft of a case, somebody at the facility has deleted it: a deleted draft does not come back. What was sent out is still in the list of cases.';

/** What stands in the place of the form or the review of a case: Back leads to drafts too that were deleted since. */
export function DraftFailure() {
  const { isFacility } = fieldsOf(fieldsOf(useRouteLoaderData('routes/_member'))['user']);
  return <RouteFailure goneHint={GONE} goneTo={isFacility === true ? screens.sendOutCases : screens.cases} />;
}
