// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { OperationId } from './operations/index.ts';
import type { ErrorCode } from './wire.ts';

export const accessCallers = ['public', 'Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'] as const;
export type AccessCaller = (typeof accessCallers)[number];

/** By kind of thing: its states, and for each relation who can stand in it, in which states; `none` is the rest. */
export const accessThings = {
  any: {
    states: null,
    relations: {},
  },
  case: {
    states: ['Draft', 'Submitted', 'Returned', 'Available', 'Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted', 'Cancelled'],
    relations: {
      assigned: {
        who: ['Provider', 'ProvisionalProvider'],
        in: ['Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted'],
      },
      signer: {
        who: ['Provider', 'ProvisionalProvider'],
        in: ['SignOutCompleted'],
      },
      reviewer: {
        who: ['Provider', 'ProvisionalProvider'],
        in: ['QAReview', 'SignOutCompleted'],
      },
      own: {
        who: ['MedicalFacility', 'Facility_NP'],
        in: null,
      },
    },
  },
  review: {
    states: null,
    relations: {
      reviewer: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
      reader: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
    },
  },
  task: {
    states: ['Open', 'InProgress', 'Submitted', 'Returned', 'Completed', 'Declined', 'Cancelled'],
    relations: {
      assignee: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
      role: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
      facility: {
        who: ['MedicalFacility', 'Facility_NP'],
        in: null,
      },
      reader: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
      otherDuty: {
        who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
      peerReview: {
        who: ['Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  onboarding: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
    },
  },
  registration: {
    states: ['providers', 'facilities', 'users', 'operator-staff', 'other'],
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
      opener: {
        who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
      changer: {
        who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  licence: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
    },
  },
  upload: {
    states: null,
    relations: {
      own: {
        who: ['MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
      facility: {
        who: ['MedicalFacility', 'Facility_NP'],
        in: null,
      },
    },
  },
  facility: {
    states: null,
    relations: {
      own: {
        who: ['MedicalFacility', 'Facility_NP'],
        in: null,
      },
    },
  },
  notice: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  session: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  savedView: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  ticket: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  colleague: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'],
        in: null,
      },
    },
  },
  template: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
      system: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
    },
  },
  handOver: {
    states: null,
    relations: {
      own: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
      giver: {
        who: ['Provider', 'ProvisionalProvider'],
        in: null,
      },
    },
  },
  link: {
    states: null,
    relations: {
      own: {
        who: ['public'],
        in: null,
      },
    },
  },
  caseList: {
    states: ['available', 'mine', 'completed', 'send-out', 'all'],
    relations: {},
  },
  taskList: {
    states: ['provider', 'facility', 'admin'],
    relations: {},
  },
} as const;
export type AccessThing = keyof typeof accessThings;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
export type Relation = KeysOf<(typeof accessThings)[AccessThing]['relations']> | 'none';

export interface AccessRow {
  readonly who: readonly AccessCaller[];
  /** Null: whatever the relation. */
  readonly is: readonly Relation[] | null;
  /** Null: in every state. */
  readonly when: readonly string[] | null;
  readonly gets: 'allowed' | ErrorCode;
}

export interface Access {
  readonly thing: AccessThing;
  readonly rows: readonly AccessRow[];
}

const rules = {
  anyone: {
    thing: 'any',
    rows: [
      { who: ['public'], is: null, when: null, gets: 'allowed' },
    ],
  },
  loggedIn: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  ownSession: {
    thing: 'session',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['none'], when: null, gets: 'NOT_FOUND' },
    ],
  },
  ownView: {
    thing: 'savedView',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['none'], when: null, gets: 'NOT_FOUND' },
    ],
  },
  anyStaff: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  ownNotice: {
    thing: 'notice',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['none'], when: null, gets: 'NOT_FOUND' },
    ],
  },
  facilityPeople: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'allowed' },
    ],
  },
  relationshipDesk: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  adminsOnly: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin'], is: null, when: null, gets: 'allowed' },
    ],
  },
  providerStatus: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Lab_Operations', 'Accounts'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  renewLicence: {
    thing: 'licence',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  listLicences: {
    thing: 'any',
    rows: [
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  licence: {
    thing: 'licence',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  reviewLicence: {
    thing: 'licence',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  inviteTeamMember: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'Facility_NP', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Admin'], is: null, when: null, gets: 'allowed' },
    ],
  },
  removeTeamMember: {
    thing: 'colleague',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'Facility_NP', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Admin'], is: ['own'], when: null, gets: 'allowed' },
    ],
  },
  providersOnly: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readTemplate: {
    thing: 'template',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own', 'system'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  ownTemplate: {
    thing: 'template',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['system'], when: null, gets: 'TEMPLATE_READ_ONLY' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readFacility: {
    thing: 'facility',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  keepFacility: {
    thing: 'facility',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  keepNurses: {
    thing: 'facility',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  openRegistration: {
    thing: 'any',
    rows: [
      { who: ['public', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  ticket: {
    thing: 'ticket',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  closeTicket: {
    thing: 'ticket',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  laboratoryDesk: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  registration: {
    thing: 'registration',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  changeRegistration: {
    thing: 'registration',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['providers', 'facilities', 'users', 'other'], gets: 'allowed' },
      { who: ['Admin'], is: null, when: ['operator-staff'], gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['operator-staff'], gets: 'FORBIDDEN_OWNER' },
    ],
  },
  submitRegistration: {
    thing: 'registration',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['own', 'opener'], when: ['providers', 'facilities', 'users', 'other'], gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['changer', 'none'], when: ['providers', 'facilities', 'users', 'other'], gets: 'FORBIDDEN_OWNER' },
      { who: ['Admin'], is: ['own', 'opener'], when: ['operator-staff'], gets: 'allowed' },
      { who: ['Admin'], is: ['changer', 'none'], when: ['operator-staff'], gets: 'FORBIDDEN_OWNER' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['operator-staff'], gets: 'FORBIDDEN_OWNER' },
    ],
  },
  reviewRegistration: {
    thing: 'registration',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin'], is: null, when: ['providers', 'facilities', 'users', 'other'], gets: 'allowed' },
      { who: ['Relationship_Manager'], is: ['none'], when: ['providers', 'facilities', 'users', 'other'], gets: 'allowed' },
      { who: ['Relationship_Manager'], is: ['own', 'opener', 'changer'], when: ['providers', 'facilities', 'users', 'other'], gets: 'FORBIDDEN_OWNER' },
      { who: ['Lab_Operations', 'Accounts'], is: null, when: ['providers', 'facilities', 'users', 'other'], gets: 'FORBIDDEN_OWNER' },
      { who: ['Admin'], is: null, when: ['operator-staff'], gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['operator-staff'], gets: 'FORBIDDEN_OWNER' },
    ],
  },
  providerDirectory: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts'], is: null, when: null, gets: 'allowed' },
      { who: ['Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  caseLists: {
    thing: 'caseList',
    rows: [
      { who: ['Provider'], is: null, when: ['available', 'mine', 'completed'], gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: ['send-out', 'all'], gets: 'FORBIDDEN_ROLE' },
      { who: ['ProvisionalProvider'], is: null, when: ['available'], gets: 'PROVIDER_NOT_ACTIVE' },
      { who: ['ProvisionalProvider'], is: null, when: ['mine', 'completed'], gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: ['available', 'completed', 'all'], gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: ['mine', 'send-out'], gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['available', 'mine', 'completed', 'send-out'], gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['all'], gets: 'allowed' },
    ],
  },
  wholeCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts'], is: null, when: null, gets: 'allowed' },
      { who: ['Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  caseForm: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  ownCaseOfFacility: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  casePreview: {
    thing: 'case',
    rows: [
      { who: ['Provider'], is: ['assigned', 'signer', 'reviewer'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider'], is: ['none'], when: ['Draft', 'Submitted', 'Returned', 'Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted', 'Cancelled'], gets: 'NOT_FOUND' },
      { who: ['Provider'], is: ['none'], when: ['Available'], gets: 'allowed' },
      { who: ['ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'NOT_FOUND' },
    ],
  },
  caseAttachments: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  specimenForm: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  laboratoryMove: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  returnCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  cancelCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  restoreCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  pickUpCase: {
    thing: 'case',
    rows: [
      { who: ['Provider'], is: ['assigned', 'signer', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: ['Draft', 'Submitted', 'Returned', 'Cancelled'], gets: 'NOT_FOUND' },
      { who: ['Provider'], is: ['none'], when: ['Available', 'Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted'], gets: 'allowed' },
      { who: ['ProvisionalProvider'], is: ['assigned', 'signer', 'reviewer'], when: null, gets: 'PROVIDER_NOT_ACTIVE' },
      { who: ['ProvisionalProvider'], is: ['none'], when: ['Available', 'Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted'], gets: 'PROVIDER_NOT_ACTIVE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  releaseCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  holderMove: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  answerHandOver: {
    thing: 'handOver',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['giver'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  withdrawHandOver: {
    thing: 'handOver',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['giver'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  imageOpened: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  slidesOfCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts'], is: null, when: null, gets: 'allowed' },
      { who: ['Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readAnnotations: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  saveAnnotations: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  signedLink: {
    thing: 'link',
    rows: [
      { who: ['public'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['public'], is: ['none'], when: null, gets: 'LINK_INVALID' },
    ],
  },
  readClinicalInfo: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  changeClinicalInfo: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  saveDiagnosis: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readDiagnosis: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  amendCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  finalReport: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  earlierReport: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: ['Selected', 'AdditionalWorkRequested', 'QAReview'], gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: ['SignOutCompleted'], gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  facilityOnly: {
    thing: 'any',
    rows: [
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  requestsOfCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  answerRequest: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  cancelRequest: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  questionsOfCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  reviewsOfCase: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'signer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  requestReview: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'FORBIDDEN_OWNER' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  readEmergencyAccess: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  openEmergencyAccess: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  caseIntake: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts'], is: null, when: null, gets: 'allowed' },
      { who: ['Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  caseWay: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  caseMessages: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  writeMessage: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'reviewer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  caseTrail: {
    thing: 'case',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assigned', 'reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['signer', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  taskLists: {
    thing: 'taskList',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: ['provider'], gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: ['facility', 'admin'], gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: ['provider', 'admin'], gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: ['facility'], gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['provider', 'facility'], gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: ['admin'], gets: 'allowed' },
    ],
  },
  readTask: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assignee', 'role', 'reader'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['assignee', 'role', 'facility'], when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  directTask: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assignee', 'role', 'reader'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['assignee', 'role', 'facility'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['assignee', 'role', 'none'], when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['otherDuty', 'peerReview'], when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  takeTask: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['assignee', 'role'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reader'], when: null, gets: 'TASK_OWNER' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['facility'], when: null, gets: 'TASK_OWNER' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['otherDuty', 'peerReview', 'none'], when: null, gets: 'TASK_OWNER' },
    ],
  },
  submitTask: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['assignee'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['role'], when: null, gets: 'TASK_OWNER' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reader'], when: null, gets: 'TASK_OWNER' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['role', 'facility'], when: null, gets: 'TASK_OWNER' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['role', 'otherDuty', 'peerReview', 'none'], when: null, gets: 'TASK_OWNER' },
    ],
  },
  completeTask: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['assignee'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['role'], when: null, gets: 'TASK_OWNER' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reader'], when: null, gets: 'TASK_OWNER' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['role', 'facility'], when: null, gets: 'TASK_OWNER' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['assignee', 'role', 'none'], when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['otherDuty', 'peerReview'], when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  writeInTask: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assignee', 'reader'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['role'], when: null, gets: 'TASK_OWNER' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['assignee', 'role', 'facility'], when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['assignee', 'role', 'none'], when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations'], is: ['otherDuty'], when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: ['otherDuty', 'peerReview'], when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readTaskFile: {
    thing: 'task',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['assignee', 'role', 'reader'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['assignee', 'role', 'facility'], when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: ['assignee', 'role', 'none'], when: null, gets: 'allowed' },
      { who: ['Admin', 'Lab_Operations'], is: ['otherDuty'], when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: ['otherDuty', 'peerReview'], when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readReview: {
    thing: 'review',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer', 'reader'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations'], is: null, when: null, gets: 'allowed' },
      { who: ['Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  review: {
    thing: 'review',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['reviewer'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['reader', 'none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  readOnboarding: {
    thing: 'onboarding',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  ownOnboarding: {
    thing: 'onboarding',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'allowed' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
    ],
  },
  reviewOnboarding: {
    thing: 'onboarding',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: ['own'], when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Provider', 'ProvisionalProvider'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
      { who: ['Lab_Operations', 'Accounts'], is: null, when: null, gets: 'FORBIDDEN_OWNER' },
    ],
  },
  billingDesk: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider', 'MedicalFacility', 'Facility_NP', 'Lab_Operations', 'Relationship_Manager'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['Admin', 'Accounts'], is: null, when: null, gets: 'allowed' },
    ],
  },
  beginUpload: {
    thing: 'any',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'FORBIDDEN_ROLE' },
      { who: ['MedicalFacility', 'Facility_NP', 'Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
  upload: {
    thing: 'upload',
    rows: [
      { who: ['Provider', 'ProvisionalProvider'], is: null, when: null, gets: 'NOT_FOUND' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['own', 'facility'], when: null, gets: 'allowed' },
      { who: ['MedicalFacility', 'Facility_NP'], is: ['none'], when: null, gets: 'NOT_FOUND' },
      { who: ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'], is: null, when: null, gets: 'allowed' },
    ],
  },
} as const satisfies Readonly<Record<string, Access>>;

export const access = {
  login: rules.anyone,
  logout: rules.loggedIn,
  requestEmailVerification: rules.anyone,
  confirmEmailVerification: rules.anyone,
  resetForgottenPassword: rules.anyone,
  changePassword: rules.loggedIn,
  listSessions: rules.loggedIn,
  revokeOtherSessions: rules.loggedIn,
  revokeSession: rules.ownSession,
  getCurrentUser: rules.loggedIn,
  getMyProfile: rules.loggedIn,
  updateMyProfile: rules.loggedIn,
  listSavedViews: rules.loggedIn,
  saveView: rules.loggedIn,
  deleteView: rules.ownView,
  getBanner: rules.loggedIn,
  setBanner: rules.anyStaff,
  clearBanner: rules.anyStaff,
  listNotifications: rules.loggedIn,
  markNotificationRead: rules.ownNotice,
  getDashboard: rules.loggedIn,
  getAdminDashboard: rules.anyStaff,
  getCurrentFacilityUser: rules.facilityPeople,
  listAccounts: rules.anyStaff,
  createAccount: rules.relationshipDesk,
  getAccount: rules.anyStaff,
  updateAccount: rules.relationshipDesk,
  changeAccountLeadStatus: rules.relationshipDesk,
  listUsers: rules.anyStaff,
  getUser: rules.anyStaff,
  updateUser: rules.adminsOnly,
  changeProviderStatus: rules.providerStatus,
  deactivateUser: rules.adminsOnly,
  reactivateUser: rules.adminsOnly,
  sendUserPasswordReset: rules.adminsOnly,
  revokeUserSessions: rules.adminsOnly,
  getRecordLinks: rules.anyStaff,
  listRecordHistory: rules.anyStaff,
  renewLicence: rules.renewLicence,
  listLicences: rules.listLicences,
  listLicenceRenewals: rules.listLicences,
  getLicenceRenewal: rules.licence,
  getLicenceRenewalDocument: rules.licence,
  reviewLicenceRenewal: rules.reviewLicence,
  listRegistrations: rules.loggedIn,
  listTeam: rules.loggedIn,
  inviteTeamMember: rules.inviteTeamMember,
  updateTeamMember: rules.removeTeamMember,
  removeTeamMember: rules.removeTeamMember,
  listTextTemplates: rules.providersOnly,
  createTextTemplate: rules.providersOnly,
  getTextTemplate: rules.readTemplate,
  updateTextTemplate: rules.ownTemplate,
  deleteTextTemplate: rules.ownTemplate,
  listGroups: rules.anyStaff,
  createGroup: rules.adminsOnly,
  getGroup: rules.anyStaff,
  updateGroup: rules.adminsOnly,
  deleteGroup: rules.adminsOnly,
  addGroupMember: rules.adminsOnly,
  removeGroupMember: rules.adminsOnly,
  listFacilities: rules.anyStaff,
  createFacilityAccount: rules.anyStaff,
  getFacilityAccount: rules.readFacility,
  updateFacilityAccount: rules.keepFacility,
  listFacilityUsers: rules.keepFacility,
  listFacilityNps: rules.keepFacility,
  createFacilityNp: rules.keepNurses,
  updateFacilityNp: rules.keepNurses,
  deactivateFacilityNp: rules.keepNurses,
  listEnquiries: rules.anyStaff,
  createEnquiry: rules.openRegistration,
  importEnquiries: rules.anyStaff,
  getEnquiry: rules.anyStaff,
  updateEnquiry: rules.anyStaff,
  changeEnquiryStatus: rules.relationshipDesk,
  convertEnquiry: rules.relationshipDesk,
  addEnquiryNote: rules.anyStaff,
  listSupportTickets: rules.loggedIn,
  createSupportTicket: rules.loggedIn,
  getSupportTicket: rules.ticket,
  replySupportTicket: rules.ticket,
  closeSupportTicket: rules.closeTicket,
  exportCaseEvents: rules.adminsOnly,
  searchCaseEvents: rules.adminsOnly,
  listPageRefusals: rules.adminsOnly,
  reportPageRefusal: rules.loggedIn,
  listFailedJobs: rules.laboratoryDesk,
  retryFailedJob: rules.laboratoryDesk,
  listMails: rules.adminsOnly,
  resendMail: rules.adminsOnly,
  lookUpNumber: rules.anyStaff,
  registerProvider: rules.openRegistration,
  registerFacility: rules.openRegistration,
  registerUser: rules.anyStaff,
  registerOperatorStaff: rules.adminsOnly,
  registerOther: rules.anyStaff,
  getRegistration: rules.registration,
  updateRegistration: rules.changeRegistration,
  submitRegistration: rules.submitRegistration,
  reviewRegistration: rules.reviewRegistration,
  listRegistrationDocuments: rules.registration,
  uploadRegistrationDocument: rules.changeRegistration,
  getRegistrationDocument: rules.registration,
  deleteRegistrationDocument: rules.changeRegistration,
  listProviderDirectory: rules.providerDirectory,
  listCases: rules.caseLists,
  createCase: rules.facilityPeople,
  explainCaseAbsence: rules.providersOnly,
  searchCases: rules.loggedIn,
  getCase: rules.wholeCase,
  updateCase: rules.caseForm,
  deleteCaseDraft: rules.ownCaseOfFacility,
  getCasePreview: rules.casePreview,
  getCaseForm: rules.caseForm,
  validateCase: rules.caseForm,
  listCaseAttachments: rules.caseAttachments,
  getCaseAttachment: rules.caseAttachments,
  putCaseAttachment: rules.caseForm,
  deleteCaseAttachment: rules.caseForm,
  addSpecimen: rules.caseForm,
  updateSpecimen: rules.caseForm,
  deleteSpecimen: rules.caseForm,
  addSubsection: rules.caseForm,
  updateSubsection: rules.caseForm,
  deleteSubsection: rules.caseForm,
  addImage: rules.caseForm,
  reorderImages: rules.caseForm,
  deleteImage: rules.caseForm,
  submitSpecimenForm: rules.specimenForm,
  sendOutCase: rules.ownCaseOfFacility,
  recallCase: rules.ownCaseOfFacility,
  releaseToPool: rules.laboratoryMove,
  returnCase: rules.returnCase,
  cancelCase: rules.cancelCase,
  restoreCase: rules.restoreCase,
  pickUpCase: rules.pickUpCase,
  releaseCase: rules.releaseCase,
  assignCase: rules.laboratoryMove,
  offerHandOver: rules.holderMove,
  listHandOverColleagues: rules.holderMove,
  listHandOvers: rules.providersOnly,
  answerHandOver: rules.answerHandOver,
  withdrawHandOver: rules.withdrawHandOver,
  openCase: rules.holderMove,
  recordImageOpened: rules.imageOpened,
  getViewerCase: rules.slidesOfCase,
  getAnnotations: rules.readAnnotations,
  putAnnotations: rules.saveAnnotations,
  getDownloadLink: rules.slidesOfCase,
  getWsiFile: rules.signedLink,
  headWsiFile: rules.signedLink,
  getDziDescriptor: rules.signedLink,
  getTile: rules.signedLink,
  getThumbnail: rules.signedLink,
  getClinicalInfo: rules.readClinicalInfo,
  updateClinicalInfo: rules.changeClinicalInfo,
  getReportPreview: rules.saveDiagnosis,
  getLastPlace: rules.saveDiagnosis,
  keepLastPlace: rules.saveDiagnosis,
  getPrimaryDiagnosis: rules.readDiagnosis,
  savePrimaryDiagnosis: rules.saveDiagnosis,
  signOutCase: rules.holderMove,
  amendCase: rules.amendCase,
  withdrawAmendment: rules.amendCase,
  getFinalReport: rules.finalReport,
  recallReport: rules.amendCase,
  getReportDifferences: rules.finalReport,
  getEarlierReport: rules.earlierReport,
  getFinalReportPdf: rules.finalReport,
  listReports: rules.loggedIn,
  searchReports: rules.loggedIn,
  downloadReports: rules.facilityOnly,
  listStainRequests: rules.requestsOfCase,
  createStainRequest: rules.holderMove,
  updateStainRequest: rules.answerRequest,
  acceptStainRequest: rules.answerRequest,
  fulfilStainRequest: rules.answerRequest,
  declineStainRequest: rules.answerRequest,
  cancelStainRequest: rules.cancelRequest,
  listRescanRequests: rules.requestsOfCase,
  createRescanRequest: rules.holderMove,
  resolveRescanRequest: rules.answerRequest,
  listQuestions: rules.questionsOfCase,
  askForInformation: rules.holderMove,
  answerQuestion: rules.answerRequest,
  listQaReviews: rules.reviewsOfCase,
  requestQaReview: rules.requestReview,
  holdCase: rules.laboratoryMove,
  liftHold: rules.laboratoryMove,
  listEmergencyAccess: rules.readEmergencyAccess,
  openEmergencyAccess: rules.openEmergencyAccess,
  listAssignmentCandidates: rules.laboratoryMove,
  getCaseIntake: rules.caseIntake,
  getCaseTimeline: rules.caseWay,
  listCaseMessages: rules.caseMessages,
  sendCaseMessage: rules.writeMessage,
  listCaseEvents: rules.caseTrail,
  listTasks: rules.taskLists,
  createTask: rules.anyStaff,
  getTask: rules.readTask,
  updateTask: rules.directTask,
  startTask: rules.takeTask,
  submitTask: rules.submitTask,
  completeTask: rules.completeTask,
  returnTask: rules.directTask,
  declineTask: rules.takeTask,
  cancelTask: rules.directTask,
  assignTask: rules.directTask,
  listTaskCandidates: rules.directTask,
  addTaskComment: rules.writeInTask,
  getTaskAttachment: rules.readTaskFile,
  putTaskAttachment: rules.writeInTask,
  getQaTask: rules.readReview,
  saveQaDiagnosis: rules.review,
  submitQaResult: rules.review,
  getOnboarding: rules.readOnboarding,
  saveOnboardingStep: rules.ownOnboarding,
  submitOnboarding: rules.ownOnboarding,
  reviewOnboarding: rules.reviewOnboarding,
  listBillings: rules.billingDesk,
  createBilling: rules.billingDesk,
  exportCases: rules.anyStaff,
  exportTasks: rules.anyStaff,
  exportUsers: rules.anyStaff,
  importUsers: rules.anyStaff,
  exportAccounts: rules.anyStaff,
  exportFacilities: rules.anyStaff,
  exportGroups: rules.anyStaff,
  exportEnquiries: rules.anyStaff,
  exportReports: rules.anyStaff,
  exportSupportTickets: rules.anyStaff,
  exportRegistrations: rules.anyStaff,
  exportLicenceRenewals: rules.anyStaff,
  exportBillings: rules.billingDesk,
  issueBillings: rules.billingDesk,
  getBilling: rules.billingDesk,
  updateBilling: rules.billingDesk,
  listBillingHistory: rules.billingDesk,
  issueBilling: rules.billingDesk,
  recordPayment: rules.billingDesk,
  reopenBilling: rules.billingDesk,
  voidBilling: rules.billingDesk,
  createUpload: rules.beginUpload,
  getUpload: rules.upload,
  abortUpload: rules.upload,
  putUploadPart: rules.upload,
  completeUpload: rules.upload,
  listReferenceData: rules.anyone,
} as const satisfies Readonly<Record<OperationId, Access>>;
