import { maySeeCase } from '#app/core/cases/visibility.ts';
import { FILE_TOO_LARGE, LARGEST_FILE_BYTES, partBytesFor } from '#app/core/uploads/parts.ts';
import { needsDataFiles, SLIDE_TYPE_REFUSED, slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { dropParts } from '../../intake/part-bytes.ts';
import { heldUntil } from '../../intake/sender.ts';
import { initialOf } from '../../rules/moves.ts';
import { requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { senderOf } from '../../store/tables/files.ts';
import { closesAt, isOpen, maySeeUpload, requireUpload, requireUploadMove } from './upload-access.ts';
import { uploadAnswer } from './upload-forms.ts';

export const createUpload: Resolver<'createUpload'> = {
  resolve: (call): Answer<'createUpload'> => {
    const { world, caller, input, now } = call;
    const { fileName, bytes, caseId = null, companionOf = null } = input.body;
    const aCase = caseId === null ? null : world.cases.find(caseId);
    throwIfHeld(call);
    throwIfWrong(call, aCase);
    const upload = world.uploads.insert({
      id: newId('upl'),
      version: 1,
      status: initialOf('UploadStatus'),
      fileName,
      bytes,
      caseId,
      companionOf,
      partBytes: partBytesFor(bytes),
      createdBy: caller.user.id,
      facilityId: caller.viewer.facilityId ?? aCase?.facilityId ?? null,
      createdAt: new Date(now).toISOString(),
      completedAt: null,
      blobId: null,
      checksum: null,
      steps: [],
      intake: null,
      refusal: null,
    });
    return uploadAnswer(upload, call);
  },
};

const MINUTE_MS = 60_000;

/** The operator, who looks into it, is not held with the facility. */
function throwIfHeld({ world, caller: { user, viewer }, now }: Call<'createUpload'>): void {
  if (viewer.role === 'Admin') return;
  const until = heldUntil(world, senderOf({ facilityId: viewer.facilityId, createdBy: user.id }), now);
  if (until === null) return;
  const minutes = Math.ceil((until - now) / MINUTE_MS);
  throw refuse('TOO_MANY_REQUESTS', {
    text: `Several of your facility's files would take too long to read. Files are taken again in ${minutes} min.`,
    headers: { 'Retry-After': String(Math.ceil((until - now) / 1000)) },
  });
}

function throwIfWrong(call: Call<'createUpload'>, aCase: CaseRecord | null): void {
  const { fileName, bytes, caseId, companionOf } = call.input.body;
  const { viewer } = call.caller;
  const isSlide = companionOf === undefined;
  const fields: Record<string, string[]> = {};
  if (isSlide && slideExtensionOf(fileName) === null) fields['fileName'] = [SLIDE_TYPE_REFUSED];
  if (bytes > LARGEST_FILE_BYTES) fields['bytes'] = [FILE_TOO_LARGE];
  if (caseId !== undefined && (aCase === null || !maySeeCase(viewer, aCase)))
    fields['caseId'] = ['Choose one of your cases'];
  if (!isSlide && !takesDataFiles(call, companionOf))
    fields['companionOf'] = ['Choose a slide of yours that is still being uploaded and has data files'];
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

function takesDataFiles({ world, caller, now }: Call<'createUpload'>, uploadId: string): boolean {
  const slide = world.uploads.find(uploadId);
  if (slide === null || !maySeeUpload(caller.viewer, slide)) return false;
  return needsDataFiles(slide.fileName) && isOpen(slide) && now < closesAt(slide);
}

export const getUpload: Resolver<'getUpload'> = {
  resolve: (call) => uploadAnswer(requireUpload(call), call),
};

export const abortUpload: Resolver<'abortUpload'> = {
  resolve: (call) =>
    call.world.lock(`upload ${call.input.params.uploadId}`, async (): Promise<Answer<'abortUpload'>> => {
      const upload = requireUpload(call);
      const { to } = requireUploadMove(call, upload, 'abortUpload');
      requireVersion(call.input.headers['If-Match'], upload);
      const aborted = call.world.uploads.change(upload.id, (record) => ({
        ...record,
        status: to,
        version: record.version + 1,
      }));
      await dropParts(call.world, upload.id);
      return uploadAnswer(aborted, call);
    }),
};
