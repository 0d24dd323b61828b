import type { AccountRecord, EnquiryRecord, TicketRecord } from '../store/records/business.ts';
import type { UserRecord } from '../store/records/records.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Invented askers; the leads of the demo, one for each turn that the talks can take. */
const enquiry = (n: number, createdAt: string, changes: Partial<EnquiryRecord>): EnquiryRecord => ({
  id: `enq_demo-${n}`,
  version: 1,
  leadStatus: 'prospect',
  salutation: null,
  phone: null,
  firstName: 'Demo',
  lastName: 'Asker',
  email: `asker${n}@example.org`,
  organisation: null,
  organisationKind: null,
  country: 'US',
  region: null,
  caseVolume: null,
  caseScope: null,
  service: null,
  leadSource: 'Website',
  message: null,
  owner: null,
  nextContactDate: null,
  notes: [],
  converted: null,
  createdAt,
  ...changes,
});

const account = (n: number, at: string, changes: Partial<AccountRecord>): AccountRecord => ({
  id: `acc_demo-${n}`,
  version: 1,
  name: '',
  accountType: 'Laboratory',
  organisationKind: null,
  leadStatus: 'Prospect',
  leadSource: 'Conference',
  salutation: 'None',
  phone: null,
  country: 'US',
  contactFirstName: 'Demo',
  contactLastName: 'Contact',
  email: `account${n}@example.org`,
  address: null,
  caseScope: null,
  service: null,
  caseVolume: null,
  owner: null,
  nextContactDate: null,
  facilityId: null,
  userId: null,
  enquiryId: null,
  note: null,
  history: [],
  createdAt: at,
  updatedAt: at,
  ...changes,
});

function tickets(users: readonly UserRecord[], nowMs: number): TicketRecord[] {
  const at = new Date(nowMs - 3 * HOUR_MS).toISOString();
  return users
    .filter(({ role }) => role === 'MedicalFacility')
    .map(({ id, displayName }, n) => {
      const askedBy = { userId: id, displayName };
      const text = 'Where do we change the address for our invoices?';
      return {
        id: `tic_demo-${n + 1}`,
        version: 1,
        status: 'Open',
        topic: 'billing',
        caseId: null,
        askedBy,
        subject: 'Address for invoices',
        createdAt: at,
        updatedAt: at,
        closedAt: null,
        messages: [{ at, author: askedBy, fromOperator: false, text }],
      };
    });
}

/** Enquiries, accounts and tickets, all invented. The ids are always the same. */
export function demoBusiness(users: readonly UserRecord[], nowMs: number) {
  const ago = (days: number): string => new Date(nowMs - days * DAY_MS).toISOString();
  const nextContactDate = new Date(nowMs + 5 * DAY_MS).toISOString().slice(0, 10);
  return {
    enquiries: [
      enquiry(1, ago(1), {
        lastName: 'Hollowell',
        organisation: 'Hollowell Skin Clinic',
        region: 'CO',
        caseVolume: 80,
        message: 'We look for someone to read our skin biopsies.',
      }),
      enquiry(2, ago(9), {
        lastName: 'Wrenfield',
        leadStatus: 'interested',
        leadSource: 'Conference',
        organisation: 'Wrenfield Laboratory',
        organisationKind: 'Pathology Lab',
        region: 'OH',
        phone: '+1 555 010 0191',
      }),
      enquiry(3, ago(20), { lastName: 'Ashdown', leadStatus: 'follow_up', nextContactDate }),
    ],
    accounts: [
      account(1, ago(200), {
        name: 'Riverbend Surgical Pathology Laboratory',
        leadStatus: 'Active',
        facilityId: 'fac_demo-1',
        organisationKind: 'Pathology Lab',
        caseVolume: 250,
      }),
      account(2, ago(14), { name: 'Thornbury Pathologists', accountType: 'Physician_Group' }),
    ],
    tickets: tickets(users, nowMs),
  };
}
