import { askedWaitOf, isOver } from '../answers.ts';
import { endOf, INTERRUPTED, type UploadPorts } from './running-upload.ts';
import type { UploadRequests } from './upload-requests.ts';

/** The intake needs seconds as a rule; what takes longer is asked after less and less often. */
const TURN_MS = 700;
const TURN_AT_MOST_MS = 15_000;

interface UntilRead extends Pick<UploadPorts, 'wait'> {
  readonly ask: () => ReturnType<UploadRequests['read']>;
  /** Somebody has paused the file or taken it away. */
  readonly isLeft: () => boolean;
  /** Why nothing is heard of it at the moment; null once something is. */
  readonly onProblem: (problem: string | null) => void;
}

type ReadOutcome = 'read' | 'left' | { readonly problem: string };

/** Asks after a file until the intake has read it, however long that takes. */
export async function untilRead({ ask, wait, isLeft, onProblem }: UntilRead): Promise<ReadOutcome> {
  for (let turn = TURN_MS; ; turn = Math.min(turn * 1.5, TURN_AT_MOST_MS)) {
    const answer = await ask();
    if (isLeft()) return 'left';
    if (answer.kind === 'refused') return { problem: answer.message };
    if (answer.kind === 'later') {
      if (isOver(answer)) return { problem: answer.message };
      onProblem(INTERRUPTED);
    } else onProblem(null);
    if (answer.kind === 'upload') {
      const { upload } = answer;
      if (upload.status === 'Ready') return 'read';
      // Nothing comes of one that was never sent whole, however long its intake is waited for.
      const problem =
        upload.status === 'Rejected' ? (upload.refusal?.text ?? 'The file was refused.') : endOf(upload);
      if (problem !== null) return { problem };
    }
    await wait(Math.max(turn, askedWaitOf(answer)));
  }
}
