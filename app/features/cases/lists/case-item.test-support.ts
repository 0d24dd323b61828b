import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import type { CaseListItem, CasePreview } from '#contracts/generated/wire.ts';

export const NOW = '2026-11-21T15:00:00Z';

/** A row of a case that was sent out, so nothing of it is missing. */
type WholeItem = CaseListItem & Pick<CasePreview, 'caseID' | 'type' | 'billingComponent' | 'patientGender'>;

/** A case that waits to be picked up, with what the test changes about it. */
export function aCase(caseID: string, changes: Partial<WholeItem> = {}): WholeItem {
  const {
    clinicalInfo: _,
    gross: __,
    holds: ___,
    slides: ____,
    ...shared
  } = aWholeCase({
    id: `cas_${caseID.toLowerCase()}`,
    caseID,
    status: 'Available',
    stains: ['H&E'],
    facilityName: 'Pinemeadow Dermatology Clinic',
    availableAt: '2026-11-20T15:00:00Z',
    dueAt: '2026-11-23T15:00:00Z',
    selectedAt: null,
    sentAt: '2026-11-20T13:00:00Z',
    provider: null,
    imagesTotal: 2,
    permissions: { allowView: true, allowEdit: false, allowAssign: false, allowPickup: true },
    allowedActions: ['pickUp'],
  });
  return {
    ...shared,
    caseRecordId: null,
    patientInfo: null,
    draft: null,
    slides: 2,
    onHold: false,
    pickupBar: null,
    nameAlert: false,
    notShown: [],
    lastChange: null,
    waits: [],
    ...changes,
  };
}

/** What the loader says of a list of which everything stands on one page. */
export function aList(total: number, changes: Partial<ListState> = {}): ListState {
  return aListState({ total, sort: 'urgency', asOf: NOW, ...changes });
}
