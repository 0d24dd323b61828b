import { askedWaitOf, isLoggedOut } from '../answers.ts';
import { isForAnother, type KeptUpload, keptOf, type Running, type UploadPorts } from './running-upload.ts';

const AGAIN_MS = 5000;
const AGAIN_AT_MOST_MS = 60_000;
/** A request of this page for the same upload is still under way: the next try knows more. */
const UNDER_WAY: ReadonlySet<string | null> = new Set(['IDEMPOTENCY_IN_PROGRESS', 'STALE_VERSION']);

type GivingUp = Pick<UploadPorts, 'userId' | 'requests' | 'wait'>;

/** A slide file that was taken away, and the data files that the server has named beside it. */
function endedOf(one: Running): readonly KeptUpload[] {
  const { imageKey, twinKey, upload } = one;
  const { caseId, specimenId, subsectionId } = upload;
  const place = { caseId, specimenId, subsectionId };
  const beside = one.companions.flatMap(({ file, key, uploadId }) =>
    uploadId === null ? [] : [{ key, uploadId, fileName: file.name, bytes: file.size, sentBytes: 0 }],
  );
  const ended = [
    ...keptOf(one),
    ...beside.map((file) => ({ ...file, ...place, isRefused: false, imageKey, twinKey })),
  ];
  return ended.map((file) => ({ ...file, isGivenUp: true }));
}

/** One whose id never came is announced again under its key: the server may have it, and names it then. */
function ask({ key, fileName, bytes, caseId }: KeptUpload, uploadId: string | null, ports: GivingUp) {
  const { userId, requests } = ports;
  return uploadId === null
    ? requests.begin({ userId, fileName, bytes, caseId, key, companionOf: null })
    : requests.abort(uploadId);
}

/** What goes on once its owner is logged in again, by whose it is. */
const stopped = new Map<string, readonly (() => void)[]>();

const untilBack = (userId: string): Promise<void> =>
  new Promise((goOn) => stopped.set(userId, [...(stopped.get(userId) ?? []), goOn]));

/** This person is at work: what they have given up is given up, though their session had ended meanwhile. */
export function goOnGivingUp(userId: string): void {
  const waiting = stopped.get(userId) ?? [];
  stopped.delete(userId);
  for (const goOn of waiting) goOn();
}

/** Tells the server that nothing more of a file comes, until it has answered whose file it is. */
async function giveUp(one: KeptUpload, ports: GivingUp): Promise<void> {
  let { uploadId } = one;
  for (let again = AGAIN_MS; ; again = Math.min(again * 1.5, AGAIN_AT_MOST_MS)) {
    const answer = await ask(one, uploadId, ports);
    const isAnswered = answer.kind === 'upload' || (answer.kind === 'refused' && !UNDER_WAY.has(answer.code));
    // Each further try would tell the page once more that the session has ended. A proxy's page, though, may pass.
    if (isLoggedOut(answer)) await untilBack(ports.userId);
    else if (!isAnswered || isForAnother(answer, ports))
      await ports.wait(Math.max(again, askedWaitOf(answer)));
    else if (answer.kind === 'upload' && uploadId === null) uploadId = answer.upload.id;
    else return;
  }
}

/** The files that were taken away: their case is not sent out before the server knows that nothing more of them comes. */
export class GivenUp {
  readonly #ports: GivingUp;
  readonly #onAnswered: () => void;
  readonly #unanswered = new Set<KeptUpload>();

  constructor(ports: GivingUp, onAnswered: () => void) {
    this.#ports = ports;
    this.#onAnswered = onAnswered;
  }

  get unanswered(): readonly KeptUpload[] {
    return [...this.#unanswered];
  }

  add(one: Running): void {
    this.bringBack(endedOf(one));
  }

  bringBack(kept: readonly KeptUpload[]): void {
    for (const one of kept) {
      this.#unanswered.add(one);
      void giveUp(one, this.#ports).then(() => {
        this.#unanswered.delete(one);
        this.#onAnswered();
      });
    }
  }
}
