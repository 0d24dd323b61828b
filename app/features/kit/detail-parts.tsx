import { ActionBar } from '#app/ui/detail/action-bar.tsx';
import { DetailHead, StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { type KnownAction, shownActions } from '#app/ui/detail/shown-actions.ts';
import { Timeline, type TimelineWait } from '#app/ui/detail/timeline.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { KitSection, KitState } from './kit-section.tsx';

const waits: readonly TimelineWait[] = [
  {
    ...{ id: '3', what: 'Waiting for slides', whose: 'Invented Dermatology Center' },
    ...{ from: '2026-11-21T14:00:00Z', fromText: 'November 21, 9:00 AM', lasted: '1 d 4 h', isOpen: true },
    note: 'Dr. Invented ordered a Melan-A stain of block A2.',
  },
  {
    ...{ id: '2', what: 'Being read', whose: 'Dr. Invented', lasted: '5 h 20 min', isOpen: false },
    ...{ from: '2026-11-20T13:40:00Z', fromText: 'November 20, 8:40 AM' },
  },
  {
    ...{ id: '1', what: 'Waiting for a pathologist', whose: 'The pool', lasted: '40 min', isOpen: false },
    ...{ from: '2026-11-20T13:00:00Z', fromText: 'November 20, 8:00 AM' },
  },
];

const known: readonly KnownAction[] = [
  { name: 'sign_out', label: 'Sign out case', look: 'primary' },
  { name: 'ask', label: 'Ask the facility' },
  { name: 'release', label: 'Release case', look: 'danger' },
  { name: 'cancel', label: 'Cancel case', look: 'danger' },
];

const facts = [
  { term: 'Patient', value: 'Invented, Ada' },
  { term: 'Born', value: 'April 5, 1950, 76 y' },
  { term: 'Sex', value: 'Female' },
  { term: 'Accession', value: 'INV-26-0042' },
  { term: 'Site', value: 'Skin of back' },
  { term: 'Clinical history', value: '' },
];

export function DetailParts({ idempotencyKey }: { readonly idempotencyKey: string }) {
  const refused = { sign_out: 'A stain of block A2 has not come yet.' };
  const source = { etag: '"invented"', idempotencyKey };
  return (
    <KitSection title="Detail pages">
      <KitState title="The banner that stays in sight, and the four first answers">
        <StickyBanner>
          <span className="font-semibold">Invented, Ada</span> · Female · 76 y · DP-2026-000042
        </StickyBanner>
        <DetailHead
          status={<StatusBadge shape="waiting" label="Additional work" />}
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
        <ActionBar actions={shownActions(known, ['ask', 'release'], refused)} {...source} />
        <ActionBar actions={shownActions(known, [])} {...source} />
      </KitState>
      <KitState title="Facts, one of them missing">
        <Facts facts={facts} />
      </KitState>
      <KitState title="A timeline, and an empty one">
        <Timeline waits={waits} />
        <Timeline waits={[]} />
      </KitState>
    </KitSection>
  );
}
