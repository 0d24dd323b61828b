import { createHash } from 'node:crypto';
import { dispositionOf, requireDocumentFile, sentNameOf } from '../../documents/kept-documents.ts';
import type { Answer, Call, RawAnswer, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf } from '../../rules/versions.ts';
import { byteRangeOf } from '../../slides/byte-range.ts';
import { newId } from '../../store/ids.ts';
import type { AttachmentRecord } from '../../store/records/case-form.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { type CaseCall, editingVersion, saveForm } from './draft-access.ts';
import { attachmentsOf, versionOf } from './form-answers.ts';

const slotsOf = (call: CaseCall, aCase: CaseRecord) => ({
  etag: etagOf(aCase),
  data: {
    caseId: aCase.id,
    ...versionOf(aCase),
    attachments: attachmentsOf(requisitionOf(call.world, aCase)),
  },
});

export const listCaseAttachments: Resolver<'listCaseAttachments'> = {
  resolve: (call) => slotsOf(call, caseOf(call)),
};

type SlotCall = Call<'getCaseAttachment'> | Call<'putCaseAttachment'> | Call<'deleteCaseAttachment'>;

function heldIn({ world, input }: SlotCall, aCase: CaseRecord): AttachmentRecord {
  const held = requisitionOf(world, aCase).attachments.find(({ slot }) => slot === input.params.slot);
  if (held === undefined) throw refuse('NOT_FOUND');
  return held;
}

export const getCaseAttachment: Resolver<'getCaseAttachment'> = {
  see: (call) => void heldIn(call, caseOf(call)),
  resolve: async (call): Promise<RawAnswer> => {
    const aCase = caseOf(call);
    const held = heldIn(call, aCase);
    const bytes = await call.world.bytes.get(held.fileId);
    if (bytes === null) throw refuse('NOT_FOUND');
    // The answer first: a range that is refused is no reading, and leaves no line.
    const answer = fileAnswer(call, held, bytes);
    recordEvent(call, aCase, { kind: 'attachment_read', subject: held.slot });
    return answer;
  },
};

function fileAnswer(
  { input }: Call<'getCaseAttachment'>,
  { contentType, name, sha256 }: AttachmentRecord,
  bytes: Uint8Array,
): RawAnswer {
  const { Range, 'If-Range': ifRange } = input.headers;
  const size = bytes.byteLength;
  const etag = `"${sha256}"`;
  const asked = ifRange === undefined || ifRange === etag ? (Range ?? null) : null;
  const range = byteRangeOf(asked, size);
  if (range.kind === 'unsatisfiable')
    throw refuse('RANGE_NOT_SATISFIABLE', { headers: { 'Content-Range': `bytes */${size}` } });
  const { first, last } = range.kind === 'whole' ? { first: 0, last: size - 1 } : range;
  return {
    status: range.kind === 'part' ? 206 : 200,
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(last - first + 1),
      'Content-Disposition': dispositionOf(name),
      'Accept-Ranges': 'bytes',
      ETag: etag,
      ...(range.kind === 'part' ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
    },
    body: new Uint8Array(bytes.subarray(first, last + 1)),
  };
}

export const putCaseAttachment: Resolver<'putCaseAttachment'> = {
  resolve: (call) =>
    editingVersion(call, async (aCase): Promise<Answer<'putCaseAttachment'>> => {
      const { world, now, input } = call;
      const given = { name: sentNameOf(input.headers['X-File-Name']), mediaType: call.mediaType };
      const { name, contentType, bytes } = requireDocumentFile(given, new Uint8Array(input.body));
      const held: AttachmentRecord = {
        slot: input.params.slot,
        fileId: newId('fil'),
        name,
        contentType,
        sizeBytes: bytes.byteLength,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        uploadedAt: new Date(now).toISOString(),
      };
      await world.bytes.put(held.fileId, bytes);
      return slotsOf(call, await replace(call, aCase, held));
    }),
};

/** Puts the file in its slot, or empties the slot; the bytes that were there go last. */
async function replace(
  call: Call<'putCaseAttachment'> | Call<'deleteCaseAttachment'>,
  aCase: CaseRecord,
  held: AttachmentRecord | null,
): Promise<CaseRecord> {
  const { slot } = call.input.params;
  const before = requisitionOf(call.world, aCase).attachments;
  const others = before.filter((one) => one.slot !== slot);
  const saved = saveForm(
    call,
    aCase,
    () => ({}),
    () => ({ attachments: held === null ? others : [...others, held] }),
  );
  const gone = before.filter((one) => one.slot === slot);
  await Promise.all(gone.map(({ fileId }) => call.world.bytes.remove(fileId)));
  return saved;
}

export const deleteCaseAttachment: Resolver<'deleteCaseAttachment'> = {
  see: (call) => void heldIn(call, caseOf(call)),
  resolve: (call) =>
    editingVersion(call, async (aCase): Promise<Answer<'deleteCaseAttachment'>> => {
      heldIn(call, aCase);
      return slotsOf(call, await replace(call, aCase, null));
    }),
};
