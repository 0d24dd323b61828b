/** How a command of `slides` ends, for scripts that run it. */
export const EXIT = { fine: 0, findings: 1, usage: 2, unreachable: 3, unfinished: 4 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What was asked for cannot be done as it was asked: an unknown option, a file that is missing or does not fit. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Nothing answers where the server should be. */
export class TargetUnreachable extends Error {
  override readonly name = 'TargetUnreachable';
}

/** The server was reached, and one answer did not come in its time. */
export class Unanswered extends TargetUnreachable {}
