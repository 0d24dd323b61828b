import { type Fields, number, oneOf, orNull, text } from './http.ts';

const SUBSPECIALTIES = oneOf(
  'Bone_and_Soft_Tissue',
  'Breast',
  'Cardiovascular_and_Thoracic',
  'Cytopathology',
  'Dermatopathology',
  'Gastrointestinal_and_Liver',
  'Genitourinary',
  'Gynecologic',
  'Head_and_Neck_and_Endocrine',
  'Hematopathology',
  'Neuropathology',
  'Pediatric',
  'Renal',
);
const PARTS = oneOf('diagnosis', 'comment', 'microscopic', 'intraoperative');
const isMoment = text(40, /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/);
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isRealDay(value);
const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
const isYesOrNo = oneOf('true', 'false');
const isSearch = (value: unknown): boolean => typeof value === 'string' && value.length <= 100;
const idLike = (prefix: string) => text(64, new RegExp(`^${prefix}_[a-z0-9_-]{1,60}$`));

const sortBy = (keys: string, isUrgent = false): RegExp => {
  const one = `-?(${keys})`;
  return new RegExp(`^(${isUrgent ? 'urgency|' : ''}${one}(,${one})*)$`);
};
const CASE_ORDERS =
  'dueAt|priority|availableAt|selectedAt|sentAt|signedAt|caseID|accession|patient|provider|reportState|' +
  'netTurnaround|grossTurnaround|openRequests|type|subspecialty|parts|slides|facilityName|status';

const PAGES: Fields = { page: { rule: number(1, 100_000) }, pageSize: { rule: number(1, 100) } };

export const CASE_LIST: Fields = {
  ...PAGES,
  view: { rule: oneOf('available', 'mine', 'completed', 'send-out', 'all'), needed: true },
  sort: { rule: text(200, sortBy(CASE_ORDERS, true)) },
  q: { rule: isSearch },
  status: {
    rule: oneOf(
      'Draft',
      'Submitted',
      'Returned',
      'Available',
      'Selected',
      'AdditionalWorkRequested',
      'QAReview',
      'SignOutCompleted',
      'Cancelled',
    ),
    many: 9,
  },
  from: { rule: isDay },
  to: { rule: isDay },
  facilityId: { rule: idLike('fac') },
  providerId: { rule: text(64, /^usr_[a-z0-9]{10,}$/) },
  groupId: { rule: idLike('grp') },
  priority: { rule: oneOf('Routine', 'Expedited', 'STAT'), many: 3 },
  subspecialty: { rule: SUBSPECIALTIES, many: 13 },
  type: { rule: oneOf('PrimaryDiagnosis', 'Consultation'), many: 2 },
  billingComponent: { rule: oneOf('0', '1', '2'), many: 3 },
  region: { rule: text(2, /^[A-Z]{2}$/), many: 70 },
  reportState: { rule: oneOf('None', 'Draft', 'Preliminary', 'Final', 'Addended', 'Amended'), many: 6 },
  ...Object.fromEntries(
    ['overdue', 'onHold', 'anySubspecialty', 'mayPickUp', 'releaseSoon'].map((name) => [
      name,
      { rule: isYesOrNo },
    ]),
  ),
  ...Object.fromEntries(
    ['sentFrom', 'sentBefore', 'signedFrom', 'signedBefore', 'statusFrom', 'statusBefore'].map((name) => [
      name,
      { rule: isMoment },
    ]),
  ),
};

export const TEMPLATE_LIST: Fields = {
  ...PAGES,
  part: { rule: PARTS },
  origin: { rule: oneOf('System', 'Own') },
  subspecialty: { rule: SUBSPECIALTIES },
  specimenType: { rule: text(120) },
  sort: { rule: text(80, sortBy('name|fit|origin|updatedAt')) },
  q: { rule: isSearch },
};

export const LINK: Fields = {
  exp: { rule: number(0, Number.MAX_SAFE_INTEGER), needed: true },
  sig: { rule: text(200, /^[A-Za-z0-9_-]{16,}$/), needed: true },
};

export const NEW_TEMPLATE: Fields = {
  name: { rule: text(120), needed: true },
  part: { rule: PARTS, needed: true },
  subspecialty: { rule: SUBSPECIALTIES },
  specimenType: { rule: text(120) },
  text: { rule: text(20_000), needed: true },
};

export const CHANGED_TEMPLATE: Fields = {
  name: { rule: text(120) },
  part: { rule: PARTS },
  subspecialty: { rule: orNull(SUBSPECIALTIES) },
  specimenType: { rule: orNull(text(120)) },
  text: { rule: text(20_000) },
};

const isString =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= most;

export const CREDENTIALS: Fields = {
  email: { rule: isString(254), needed: true },
  password: { rule: isString(1024), needed: true },
};

export const RELEASE: Fields = {
  reason: {
    rule: oneOf('outside_my_subspecialty', 'conflict_of_interest', 'too_busy', 'illness', 'other'),
    needed: true,
  },
  note: { rule: isString(1000) },
};
