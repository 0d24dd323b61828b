import type { Draft, Fault } from '../rules.test-support.ts';

type Row = Record<string, unknown>;
const rulesIn = ({ components }: Draft) =>
  components?.['x-access-rules'] as unknown as Record<string, { thing: string; rows: Row[] }>;
const rowOf = (draft: Draft, rule: string, index: number): Row => rulesIn(draft)[rule]?.rows[index] ?? {};

/** Rows that several rules share are one object: each fault is in a rule that no row of another stands in. */
const apart =
  (spoil: (draft: Draft) => void) =>
  (draft: Draft): void => {
    const rule = rulesIn(draft)['releaseCase'];
    if (rule !== undefined) rule.rows = structuredClone(rule.rows);
    spoil(draft);
  };

const FAULTS: readonly Fault[] = [
  [
    'operationsHaveAccess',
    'login: no x-access',
    ({ paths }) => delete paths?.['/users/login']?.post?.['x-access'],
  ],
  [
    'operationsHaveAccess',
    'login: a guard in prose: x-owner',
    ({ paths }) => Object.assign(paths?.['/users/login']?.post ?? {}, { 'x-owner': 'anyone' }),
  ],
  [
    'accessUsesItsWords',
    'releaseCase: ward is no thing',
    (draft) => Object.assign(rulesIn(draft)['releaseCase'] ?? {}, { thing: 'ward' }),
  ],
  [
    'accessUsesItsWords',
    'releaseCase: Nurse is no caller',
    (draft) => Object.assign(rowOf(draft, 'releaseCase', 0), { who: ['Nurse'] }),
  ],
  [
    'accessUsesItsWords',
    'releaseCase: friend is no relation to case',
    (draft) => Object.assign(rowOf(draft, 'releaseCase', 0), { is: ['friend'] }),
  ],
  [
    'accessUsesItsWords',
    'releaseCase: OnHold is no state of case',
    (draft) => Object.assign(rowOf(draft, 'releaseCase', 0), { when: ['OnHold'] }),
  ],
  [
    'accessUsesItsWords',
    'releaseCase: GO_AWAY is no code',
    (draft) => Object.assign(rowOf(draft, 'releaseCase', 0), { gets: 'GO_AWAY' }),
  ],
  [
    'accessHasOneAnswer',
    'releaseCase: Provider, assigned, Selected: 0 answers',
    (draft) => rulesIn(draft)['releaseCase']?.rows.shift(),
  ],
  [
    'accessHasOneAnswer',
    'releaseCase: Admin, none, Draft: 2 answers',
    (draft) => rulesIn(draft)['releaseCase']?.rows.push({ who: ['Admin'], gets: 'FORBIDDEN_ROLE' }),
  ],
  [
    'accessHasOneAnswer',
    'releaseCase: Facility_NP, own, Draft: 2 answers',
    (draft) => rulesIn(draft)['releaseCase']?.rows.push({ who: ['facility'], is: ['own'], gets: 'allowed' }),
  ],
  [
    'accessHasOneAnswer',
    'releaseCase: row 8 is about nobody',
    (draft) => rulesIn(draft)['releaseCase']?.rows.push({ who: ['staff'], is: ['own'], gets: 'allowed' }),
  ],
  [
    'accessAgreesWithRoles',
    'releaseCase: Facility_NP is allowed and not in x-roles',
    (draft) => Object.assign(rowOf(draft, 'releaseCase', 0), { who: ['providers', 'facility'] }),
  ],
  [
    'accessAgreesWithRoles',
    'releaseCase: MedicalFacility of x-roles is never allowed',
    ({ paths }) =>
      Object.assign(paths?.['/cases/{caseId}/release']?.post ?? {}, {
        'x-roles': ['Provider', 'MedicalFacility', 'Admin'],
      }),
  ],
  [
    'accessCodesAreAnswered',
    'releaseCase: CODE_EXPIRED has no answer to travel in',
    (draft) => Object.assign(rowOf(draft, 'releaseCase', 1), { gets: 'CODE_EXPIRED' }),
  ],
];

/** Faults in who may call what. */
export const accessFaults = FAULTS.map(([rule, complaint, spoil]): Fault => [rule, complaint, apart(spoil)]);
