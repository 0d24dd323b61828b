interface History {
  readonly history: string | null;
  /** The mark that the ordering physician gave none. */
  readonly historyNotProvided: boolean;
}

/** The mark and what is written all the same: a facility may add to the history what no physician told it. */
export function historyText({ history, historyNotProvided }: History): string | null {
  const mark = historyNotProvided ? 'The ordering physician gave none.' : '';
  return [mark, history?.trim() ?? ''].filter((line) => line !== '').join('\n') || null;
}
