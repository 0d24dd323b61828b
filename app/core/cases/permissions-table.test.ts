import { describe, expect, it } from 'vitest';
import { actionsOf, isUnopened, type Standing } from './permissions.ts';
import { CASE_STATUSES, type CaseStatus } from './status.ts';
import type { Viewer } from './visibility.ts';

type Kind = 'holder' | 'reader' | 'signer' | 'other' | 'facility' | 'np' | 'admin' | 'lab' | 'accounts';

const provider: Viewer = { id: 'usr_a', role: 'Provider', facilityId: null };
const staff: Viewer = { id: 'usr_z', role: 'Admin', facilityId: null };
const facility: Viewer = { id: 'usr_f', role: 'MedicalFacility', facilityId: 'fac_1' };

const KINDS: Readonly<Record<Kind, readonly [Viewer, Standing]>> = {
  holder: [provider, { names: ['Provider', 'assignee'], isOpened: false }],
  reader: [provider, { names: ['Provider', 'assignee'], isOpened: true }],
  signer: [provider, { names: ['Provider', 'assignee', 'signer'], isOpened: true }],
  other: [
    { ...provider, id: 'usr_b' },
    { names: ['Provider'], isOpened: false },
  ],
  facility: [facility, { names: ['MedicalFacility'], isOpened: false }],
  np: [
    { ...facility, role: 'Facility_NP' },
    { names: ['Facility_NP'], isOpened: false },
  ],
  admin: [staff, { names: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], isOpened: false }],
  lab: [staff, { names: ['Lab_Operations'], isOpened: false }],
  accounts: [staff, { names: ['Accounts'], isOpened: false }],
};

const HELD: readonly CaseStatus[] = ['Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted'];

// Typed by hand from the life cycle of a case, not read from the table that the function reads.
const EXPECTED: Readonly<Record<CaseStatus, Readonly<Partial<Record<Kind, string>>>>> = {
  Draft: {
    facility: 'edit deleteDraft sendOut cancel',
    np: 'edit deleteDraft sendOut cancel',
    admin: 'edit cancel',
    lab: 'edit',
    accounts: 'edit',
  },
  Submitted: {
    facility: 'recall cancel',
    np: 'recall cancel',
    admin: 'edit cancel releaseToPool return',
    lab: 'edit releaseToPool return',
    accounts: 'edit',
  },
  Returned: {
    facility: 'edit sendOut cancel',
    np: 'edit sendOut cancel',
    admin: 'edit cancel',
    lab: 'edit',
    accounts: 'edit',
  },
  Available: { facility: 'cancel', np: 'cancel', admin: 'cancel assign', lab: 'assign' },
  Selected: {
    holder: 'release open',
    reader: 'release open return requestWork requestQaReview signOut',
    signer: 'release open return requestWork requestQaReview signOut',
    admin: 'release cancel return assign',
    lab: 'return',
  },
  AdditionalWorkRequested: {
    holder: 'open',
    reader: 'open return requestWork',
    signer: 'open return requestWork',
    admin: 'release cancel return assign',
    lab: 'return',
  },
  QAReview: {
    holder: 'open',
    reader: 'open signOut',
    signer: 'open signOut',
    admin: 'release cancel assign',
  },
  // Who has a signed case without having signed it was named by an admin, because the signer is gone.
  SignOutCompleted: {
    holder: 'amend',
    reader: 'amend',
    // How long a report may be recalled is asked of its release, not of the state.
    signer: 'amend recallReport',
    admin: 'assign requestQaReview',
    lab: 'requestQaReview',
  },
  Cancelled: { admin: 'restore' },
};

const cells = CASE_STATUSES.flatMap((status) =>
  (Object.keys(KINDS) as Kind[]).map((kind) => [status, kind, EXPECTED[status][kind] ?? ''] as const),
);

describe('what a caller may do to a case in a state', () => {
  it.each(cells)('%s, %s: %s', (status, kind, expected) => {
    const [viewer, standing] = KINDS[kind];
    const assignedProviderId = HELD.includes(status) ? 'usr_a' : null;
    const isHolder = assignedProviderId === viewer.id;
    const names = standing.names.filter((name) => isHolder || !['assignee', 'signer'].includes(name));
    const aCase = { status, facilityId: 'fac_1', assignedProviderId, qaProviderId: null };
    expect(actionsOf(viewer, aCase, false, { ...standing, names }).join(' ')).toBe(expected);
  });

  it('names the pickup alone where it stands open', () => {
    const aCase = {
      status: 'Available' as const,
      facilityId: 'fac_1',
      assignedProviderId: null,
      qaProviderId: null,
    };
    expect(actionsOf(provider, aCase, true, { names: ['Provider'], isOpened: false })).toEqual(['pickUp']);
    expect(actionsOf(provider, aCase, false, { names: ['Provider'], isOpened: false })).toEqual([]);
  });

  it('leaves out what a guard bars now', () => {
    const aCase = {
      status: 'Cancelled' as const,
      facilityId: 'fac_1',
      assignedProviderId: null,
      qaProviderId: null,
    };
    expect(
      actionsOf(staff, aCase, false, { names: ['Admin'], isOpened: false, barred: ['restore'] }),
    ).toEqual([]);
  });
});

describe('a case that its holder has not opened', () => {
  const opensAs = (status: CaseStatus, isOpened: boolean): boolean =>
    isUnopened({
      allowedActions: actionsOf(
        provider,
        { status, facilityId: 'fac_1', assignedProviderId: 'usr_a', qaProviderId: null },
        false,
        { names: ['Provider', 'assignee', 'signer'], isOpened },
      ),
    });

  it('is told by its actions, also while it waits for what was asked before', () => {
    for (const status of ['Selected', 'AdditionalWorkRequested'] as const) {
      expect(opensAs(status, false)).toBe(true);
      expect(opensAs(status, true)).toBe(false);
    }
    expect(opensAs('SignOutCompleted', true)).toBe(false);
    expect(isUnopened({ allowedActions: [] })).toBe(false);
  });
});
