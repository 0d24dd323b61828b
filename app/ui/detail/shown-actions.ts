/** Something that a screen knows how to offer. */
export interface KnownAction<Name extends string = string> {
  readonly name: Name;
  /** Says what happens: 'Send out case'. */
  readonly label: string;
  readonly look?: 'primary' | 'secondary';
}

export interface ShownAction<Name extends string = string> extends KnownAction<Name> {
  /** Why it is refused now; null where it is allowed. */
  readonly refusedBecause: string | null;
}

/**
 * The actions of a screen in its own order: allowed as the API says, refused with the reason, and left out where they
 * are neither.
 */
export function shownActions<Name extends string>(
  known: readonly KnownAction<Name>[],
  allowed: readonly string[],
  reasons: Readonly<Record<string, string | undefined>> = {},
): ShownAction<Name>[] {
  return known.flatMap((action): ShownAction<Name>[] => {
    if (allowed.includes(action.name)) return [{ ...action, refusedBecause: null }];
    const reason = reasons[action.name];
    return reason === undefined ? [] : [{ ...action, refusedBecause: reason }];
  });
}
