import { partOf } from '../people.ts';
import type { Command, State, Upload, Verdict } from '../state.ts';
import { allow, HIDDEN, INVALID, refuse, versionRefusal } from '../verdicts.ts';

const OPEN_FOR_MS = 24 * 3_600_000;
const STATE = refuse(409, 'UPLOAD_STATE');

/** Providers bring no slides; any file of a known kind may be announced. */
function createUpload(state: State, { who, body }: Command): Verdict {
  const { role, facilityId } = partOf(who);
  if (role === 'Provider') return refuse(403, 'FORBIDDEN_ROLE');
  if (!String(body?.['fileName']).endsWith('.mrxs')) return INVALID;
  return allow(201, ({ data }) => {
    const id = String(data['id']);
    const closesAt = state.now + OPEN_FOR_MS;
    state.uploads.set(id, { id, facilityId, by: who, closesAt, part: null, status: 'Created', version: 1 });
  });
}

const isOpen = ({ status }: Upload): boolean => status === 'Created' || status === 'Uploading';

/** An upload is known to its people and the operator alone; its time and its state are judged after that. */
function onUpload(
  state: State,
  { who, params }: Command,
  {
    from,
    judge,
  }: { readonly from: readonly Upload['status'][]; readonly judge: (upload: Upload) => Verdict },
): Verdict {
  const { role, facilityId } = partOf(who);
  const upload = state.uploads.get(params['uploadId'] ?? '');
  if (upload === undefined || role === 'Provider') return HIDDEN;
  const isOfTheirs = upload.facilityId !== null && upload.facilityId === facilityId;
  if (role !== 'Admin' && upload.by !== who && !isOfTheirs) return HIDDEN;
  if (upload.status === 'Expired') return refuse(410, 'UPLOAD_EXPIRED');
  return from.includes(upload.status) ? judge(upload) : STATE;
}

/** A part may come again, other bytes under its number may not, and damaged ones never. */
const putUploadPart = (state: State, command: Command): Verdict =>
  onUpload(state, command, {
    from: ['Created', 'Uploading'],
    judge: (upload) => {
      const { content, claimed } = command.body as Record<'content' | 'claimed', string>;
      if (upload.part !== null && upload.part !== claimed) return STATE;
      if (content.length !== LENGTH) return refuse(422, 'PART_SIZE');
      if (content !== claimed) return refuse(422, 'PART_CHECKSUM');
      return allow(200, () => {
        if (upload.status === 'Created') upload.version += 1;
        upload.status = 'Uploading';
        upload.part = content;
      });
    },
  });

/** What every invented file is long. */
export const LENGTH = 8;

const completeUpload = (state: State, command: Command): Verdict =>
  onUpload(state, command, {
    from: ['Uploading'],
    judge: (upload) => allow(200, () => void (upload.status = 'HandedIn')),
  });

const abortUpload = (state: State, command: Command): Verdict =>
  onUpload(state, command, {
    from: ['Created', 'Uploading'],
    judge: (upload) =>
      versionRefusal(command, upload.version) ??
      allow(200, () => {
        upload.status = 'Aborted';
        upload.version += 1;
      }),
  });

export const UPLOAD_OPERATIONS: Readonly<Record<string, (state: State, command: Command) => Verdict>> = {
  createUpload,
  putUploadPart,
  completeUpload,
  abortUpload,
};

export function expireUploads({ uploads, now }: State): void {
  for (const upload of uploads.values()) {
    if (!isOpen(upload) || now < upload.closesAt) continue;
    upload.status = 'Expired';
    upload.version += 1;
  }
}
