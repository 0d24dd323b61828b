import { ActionBar } from '#app/ui/detail/action-bar.tsx';
import { ChangedNotice } from '#app/ui/detail/changed-notice.tsx';
import { DetailPage, DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { shownActions } from '#app/ui/detail/shown-actions.ts';
import { Timeline } from '#app/ui/detail/timeline.tsx';
import { Halves } from '#app/ui/page.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import {
  CHANGED_VERSION,
  FIRST_VERSION,
  type KitOutcome,
  kitActions,
  kitOutcomeTexts,
} from './kit-actions.ts';
import { KitBanner } from './kit-banner.tsx';
import { kitChange, kitFacts, kitRefusals, kitWaits } from './kit-case.ts';

interface KitDetailScreenProps {
  readonly idempotencyKey: string;
  /** What came of the last action; undefined before the first. */
  readonly outcome: KitOutcome | undefined;
}

/** A whole page about one invented case, whose actions are posted as those of any other. */
export function KitDetailScreen({ idempotencyKey, outcome }: KitDetailScreenProps) {
  const asked = kitActions.find(({ name }) => name === outcome?.intent);
  const etag = outcome?.kind === 'stale' ? CHANGED_VERSION : FIRST_VERSION;
  return (
    <DetailPage
      title="Case DP-2026-000042"
      banner={<KitBanner />}
      head={{
        status: <StatusBadge shape="waiting" label="Waiting for slides or information" />,
        holder: 'Dr. Invented',
        nextStep: 'The facility sends the stain',
        clock: 'in 3 h',
      }}
      actions={
        <>
          <p role="status" className="font-medium text-success empty:hidden">
            {outcome?.kind === 'done' && kitOutcomeTexts[outcome.intent]}
          </p>
          {outcome?.kind === 'stale' && asked && <ChangedNotice {...kitChange} asked={asked.label} />}
          <ActionBar
            actions={shownActions(kitActions, ['ask', 'release'], kitRefusals)}
            etag={etag}
            idempotencyKey={idempotencyKey}
          />
        </>
      }
    >
      <Halves
        beside={
          <DetailSection title="Waits">
            <Timeline waits={kitWaits} />
          </DetailSection>
        }
      >
        <DetailSection title="Facts">
          <Facts facts={kitFacts} />
        </DetailSection>
      </Halves>
    </DetailPage>
  );
}
