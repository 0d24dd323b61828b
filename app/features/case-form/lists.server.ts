import { billsPayer } from '#app/core/billing/billing-model.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import type { FormSetting } from '#app/core/case-form/form.ts';
import { foldText } from '#app/core/text/fold-text.ts';
import { type Api, isKeptFrom, valueOrThrow } from '#app/server/api.server.ts';
import { nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type {
  CaseForm,
  CaseListItem,
  FacilityForm,
  FacilityUser,
  ReferenceData,
} from '#contracts/generated/wire.ts';
import type { OpenDraftsShown } from './parts/open-drafts.tsx';

/**
 * The facility as the rules of the form know it, and its time zone; what its account does not say is the same as for most. An operator has
 * country and laboratory from that account alone, and gets no form by the rules of another country where it fails.
 */
export async function readSetting(
  { api, session, request }: { readonly api: Api; readonly session: Session; readonly request: Request },
  { bodySites, canadianProvinces: provinces }: Pick<ReferenceData, 'bodySites' | 'canadianProvinces'>,
  facilityId: string,
  user: FacilityUser | null,
): Promise<{ readonly setting: FormSetting; readonly timeZone: string }> {
  const account = await api.getFacilityAccount({ params: { facilityId } });
  const isNeeded = user === null && !account.ok && !isKeptFrom(account.error);
  const { form } = account.ok || isNeeded ? await valueOrThrow(account, session, request) : { form: null };
  const { country, labArrangement, timeZone } = user?.facility ?? factsOf(form);
  const setting = {
    today: localDay(nowAtApi(), timeZone),
    country,
    hasLab: labArrangement !== 'No Lab',
    operatorBills: billsPayer(form?.billingModel ?? null),
    bodySites,
    provinces: provinces.map(({ value, label }) => ({ value, label })),
  };
  return { setting, timeZone };
}

/** What the account of a facility says of it to an operator, who is nobody of its people. */
const factsOf = (form: FacilityForm | null) => ({
  country: form?.address?.country ?? 'Other',
  labArrangement: form?.labArrangement ?? null,
  timeZone: form?.timeZone ?? 'Etc/UTC',
});

interface Row {
  readonly value: string;
  readonly label: string;
}

const plain = (rows: readonly Row[]): readonly Row[] => rows.map(({ value, label }) => ({ value, label }));

/** What the form lets people choose from. */
export function listsOf(data: ReferenceData, providers: readonly Row[], parents: readonly Row[]) {
  return {
    races: plain(data.races),
    payers: plain(data.insurancePayers),
    specimenTypes: plain(data.specimenTypes),
    slideTypes: plain(data.slideTypes),
    specialStains: plain(data.specialStains),
    ihcMarkers: plain(data.ihcMarkers),
    icd10Codes: data.icd10Codes.map(({ value, label }) => ({ value, label: `${value} ${label}` })),
    states: plain(data.usStates),
    provinces: plain(data.canadianProvinces),
    providers,
    parents,
  };
}
export type FormLists = ReturnType<typeof listsOf>;

/** The providers whom the facility may prefer; without an answer nobody is chosen, and the case is open to all. */
export async function readProviders(api: Api, facilityId: string): Promise<readonly Row[]> {
  const found = await readEveryPage((query) =>
    api.listProviderDirectory({ query: { ...query, facilityId } }),
  );
  if (!found.ok) return [];
  return found.value.items.map(({ userId, displayName, degrees }) => ({
    value: userId,
    label: degrees === null ? displayName : `${displayName}, ${degrees}`,
  }));
}

const NAMED = ['lastName', 'firstName', 'birthDate'] as const;

/** A search finds a number by its beginning, and 12 is not the patient of 123; a row has no number to compare. */
const isOf = (patient: CaseForm['patient'], found: CaseListItem['patientInfo']): boolean =>
  NAMED.every((key) => patient[key] === null || foldText(patient[key]) === foldText(found?.[key] ?? ''));

type Numbers = Pick<CaseListItem, 'id' | 'caseID' | 'caseRecordId'>;

const parentRow = ({ id, caseID, caseRecordId }: Numbers): Row => ({
  value: id,
  label: `${caseID ?? ''} · ${caseRecordId ?? ''}`,
});

/** The case that a case is a child of on the record, whatever its patient is called by now. */
export async function readHeldParent(api: Api, caseId: string): Promise<Row> {
  const found = await api.getCase({ params: { caseId } });
  return found.ok ? parentRow(found.value.data) : { value: caseId, label: 'A case that could not be read' };
}

/** The earlier cases of the same patient in the facility, one of which a child case belongs to. */
export async function readParents(api: Api, form: CaseForm | null): Promise<readonly Row[]> {
  const medicalRecordNumber = form?.patient.medicalRecordNumber ?? null;
  if (form === null || medicalRecordNumber === null) return [];
  const { facilityId } = form;
  const found = await api.searchCases({
    body: { patient: { medicalRecordNumber }, facilityId, pageSize: 50 },
  });
  if (!found.ok) return [];
  return found.value.data.items
    .filter(
      ({ id, status, patientInfo }) =>
        id !== form.id && status !== 'Draft' && isOf(form.patient, patientInfo),
    )
    .map(parentRow);
}

const DRAFTS_SHOWN = 5;

export const NO_DRAFTS: OpenDraftsShown = { items: [], total: 0 };

/** The drafts of the facility that are not sent out yet, by what tells them apart. */
export async function readDrafts(api: Api): Promise<OpenDraftsShown | 'unread'> {
  const query = { view: 'send-out', status: ['Draft'], pageSize: DRAFTS_SHOWN } as const;
  const found = await api.listCases({ query: { ...query, status: [...query.status] } });
  if (!found.ok) return isKeptFrom(found.error) ? NO_DRAFTS : 'unread';
  const { items, total } = found.value.data;
  return {
    items: items.flatMap(({ id, caseRecordId, draft }) =>
      draft === null ? [] : [{ ...draft, id, accession: caseRecordId }],
    ),
    total,
  };
}
