import { giveLetters } from '#app/core/case-form/letters.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { dropUpload } from '../../intake/drop-upload.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { blankRequisition, requisitionOf } from '../../rules/cases/requisitions.ts';
import { initialOf, move, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { UploadRecord } from '../../store/tables/files.ts';
import type { World } from '../../world.ts';
import { ANY_SUBSPECIALTY } from '../cases/case-forms.ts';
import { writtenLetters } from '../diagnosis/written-letters.ts';
import { requireActiveFacility } from './account-of-facility.ts';
import { editingVersion, oneAtATime, saveForm } from './draft-access.ts';
import { formOf } from './form-answers.ts';
import { caseChanges, listChangedParts, partsOf, requisitionChanges } from './form-parts.ts';

export const createCase: Resolver<'createCase'> = {
  resolve: (call) => {
    const { world, now, caller } = call;
    const facility = requireActiveFacility(world, caller);
    const at = new Date(now).toISOString();
    const draft = world.cases.insert(emptyDraft(call, facility.id));
    const blank = blankRequisition(draft.id, personRef(caller.user), at);
    const caseScope = facility.form.caseScope ?? 'all';
    world.requisitions.insert({ ...blank, billing: { ...blank.billing, caseScope } });
    recordEvent(call, draft, { kind: 'transition', to: draft.status });
    return { etag: etagOf(draft), data: formOf(call, draft) };
  },
};

const emptyDraft = ({ caller }: Call<'createCase'>, facilityId: string): CaseRecord => ({
  status: move('CaseStatus', 'create', null, namesOf(caller)),
  id: newId('cas'),
  facilityId,
  version: 1,
  priority: 'Routine',
  subspecialty: ANY_SUBSPECIALTY,
  caseID: null,
  caseRecordId: null,
  type: null,
  billingComponent: null,
  gross: null,
  assignedProviderId: null,
  qaProviderId: null,
  earlierSignerIds: [],
  releases: [],
  holds: [],
  sentAt: null,
  availableAt: null,
  dueAt: null,
  selectedAt: null,
  signerId: null,
  signedAt: null,
  reportState: initialOf('ReportState'),
  postSignOut: initialOf('PostSignOutState'),
  material: 'digital',
  specimens: [],
  openedImageIds: [],
  patientInfo: {
    lastName: null,
    firstName: null,
    birthDate: null,
    gender: null,
    race: null,
    medicalRecordNumber: null,
  },
  clinicalInfo: { history: '', clinicalImpression: null, icd10: [], submittingPhysician: null },
});

export const getCaseForm: Resolver<'getCaseForm'> = {
  resolve: (call) => {
    const aCase = caseOf(call);
    return { etag: etagOf(aCase), data: formOf(call, aCase) };
  },
};

export const updateCase: Resolver<'updateCase'> = {
  resolve: (call) =>
    editingVersion(call, (aCase): Answer<'updateCase'> => {
      const { body } = call.input;
      const specimens = orderRows(call.world, aCase, body.specimenOrder);
      const parts = listChangedParts(partsOf(aCase, requisitionOf(call.world, aCase)), body);
      const saved = saveForm(
        call,
        aCase,
        () => ({ ...caseChanges(parts), specimens }),
        () => requisitionChanges(parts, body),
      );
      return { etag: etagOf(saved), data: formOf(call, saved) };
    }),
};

function orderRows(
  world: World,
  { id: caseId, specimens }: CaseRecord,
  order: readonly string[] | undefined,
): SpecimenRecord[] {
  if (order === undefined) return [...specimens];
  const chosen = order.flatMap((id) => specimens.find((specimen) => specimen.id === id) ?? []);
  if (new Set(chosen).size !== specimens.length || order.length !== specimens.length)
    throw refuse('VALIDATION_FAILED', {
      status: 422,
      fields: { specimenOrder: ['Name each specimen of the case once.'] },
    });
  return giveLetters(chosen, writtenLetters(world, caseId));
}

export const deleteCaseDraft: Resolver<'deleteCaseDraft'> = {
  resolve: (call) =>
    oneAtATime(call, async (aCase): Promise<Answer<'deleteCaseDraft'>> => {
      requireMove('CaseStatus', 'deleteCaseDraft', aCase.status, namesOf(call.caller, aCase));
      requireVersion(call.input.headers['If-Match'], aCase);
      await forget(call, aCase);
      return { data: { done: true } };
    }),
};

/** The trail keeps that there was a draft, and nothing of what stood in it. */
async function forget(call: Call<'deleteCaseDraft'>, aCase: CaseRecord): Promise<void> {
  const { world } = call;
  const files = requisitionOf(world, aCase).attachments;
  world.requisitions.remove(aCase.id);
  world.cases.remove(aCase.id);
  world.caseMoves.remove(aCase.id);
  recordEvent(call, aCase, { kind: 'transition', from: 'Draft' });
  await Promise.all(files.map(({ fileId }) => world.bytes.remove(fileId)));
  for (const upload of listUploadsOf(world, aCase)) await dropUpload(world, upload);
}

/** What was sent up for the draft, and what else was put on its slides and is on those of no other case. */
function listUploadsOf(world: World, { id, facilityId, specimens }: CaseRecord): readonly UploadRecord[] {
  const announced = world.uploads.by('sender', facilityId).filter(({ caseId }) => caseId === id);
  const onSlides = specimens
    .flatMap(({ subsections }) => subsections.flatMap(({ images }) => images))
    .filter(({ blobId }) => world.cases.by('blob', blobId).length === 0)
    .flatMap(({ upload }) => (upload === undefined ? [] : (world.uploads.find(upload.uploadId) ?? [])));
  return [...new Set([...announced, ...onSlides])];
}
