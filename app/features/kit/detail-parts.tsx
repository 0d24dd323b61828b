import { Link } from '@remix-run/react';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ActionBar } from '#app/ui/detail/action-bar.tsx';
import { ChangedNotice } from '#app/ui/detail/changed-notice.tsx';
import { DetailHead, StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { shownActions } from '#app/ui/detail/shown-actions.ts';
import { Timeline } from '#app/ui/detail/timeline.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { FIRST_VERSION, kitActions } from './kit-actions.ts';
import { KitBanner } from './kit-banner.tsx';
import { kitChange, kitFacts, kitRefusals, kitWaits } from './kit-case.ts';
import { KitSection, KitState } from './kit-section.tsx';

export function DetailParts({ idempotencyKey }: { readonly idempotencyKey: string }) {
  const source = { etag: FIRST_VERSION, idempotencyKey };
  return (
    <KitSection title="Detail pages">
      <p>
        <TextLink asChild>
          <Link to="/bench/kit/detail">The same parts as a page of their own</Link>
        </TextLink>
        , whose actions can be pressed.
      </p>
      <KitState title="The banner that stays in sight, and the first four answers">
        <StickyBanner>
          <KitBanner />
        </StickyBanner>
        <DetailHead
          status={<StatusBadge shape="waiting" label="Waiting for slides or information" />}
          holder="Dr. Invented"
          nextStep="The facility sends the stain"
          clock="in 3 h"
        />
        <DetailHead
          status={<StatusBadge shape="open" label="Draft" />}
          holder={null}
          nextStep="Send it out"
          clock={null}
        />
      </KitState>
      <KitState title="Actions: allowed, refused with a reason, none">
        <ActionBar actions={shownActions(kitActions, ['ask', 'release'], kitRefusals)} {...source} />
        <ActionBar actions={shownActions(kitActions, [])} {...source} />
      </KitState>
      <KitState title="A change that was made elsewhere">
        <ChangedNotice {...kitChange} asked="Release case" />
      </KitState>
      <KitState title="Facts, one of them missing">
        <Facts facts={kitFacts} />
      </KitState>
      <KitState title="A timeline, and an empty one">
        <Timeline waits={kitWaits} />
        <Timeline waits={[]} />
      </KitState>
    </KitSection>
  );
}
