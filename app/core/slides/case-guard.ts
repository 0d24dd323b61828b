/** Everything in a window that names a case, a file or a person. */
export interface CaseFacts {
  /** What the address asks for. */
  readonly route: { readonly caseId: string };
  /** What the server sent, and to whom. */
  readonly loaded: { readonly caseId: string; readonly userId: string };
  /** What navigation handed over; null where the address was typed or reloaded. */
  readonly handed: { readonly caseId: string | null };
  /** What session storage remembers; nulls where it remembers nothing. */
  readonly stored: { readonly caseId: string | null; readonly userId: string | null };
  /** The answer to a request for a slide's link; null while none has come. */
  readonly link: { readonly blobId: string; readonly askedBlobId: string; readonly userId: string } | null;
  /** Whose key opens the stored marks; null while there is none. */
  readonly keyOwner: string | null;
}

export interface Mismatch {
  readonly kind: 'route' | 'handed' | 'stored' | 'link' | 'user';
  /** For the reader, in place of the slide. */
  readonly text: string;
}

const STOPPED = 'The viewer stopped so that nothing is shown under a wrong name.';

const TEXTS: Readonly<Record<Mismatch['kind'], string>> = {
  route: `The slide belongs to another case than this window. ${STOPPED}`,
  handed: `This window was opened for another case than its address names. ${STOPPED}`,
  stored: `What this window remembers belongs to another case. ${STOPPED}`,
  link: `The server answered with another slide than the one asked for. ${STOPPED}`,
  user: `This window holds what belongs to another user. ${STOPPED}`,
};

/**
 * The wrong-case guard: null while every fact that is there names one case, one slide and one person. Ids are
 * compared as they are, since what merely resembles an id is another one.
 */
export function caseMismatch({ route, loaded, handed, stored, link, keyOwner }: CaseFacts): Mismatch | null {
  const isOther = (fact: string | null | undefined, own: string): boolean =>
    fact !== null && fact !== undefined && fact !== own;
  const wrong: Readonly<Record<Mismatch['kind'], boolean>> = {
    route: loaded.caseId !== route.caseId,
    user: [stored.userId, link?.userId, keyOwner].some((userId) => isOther(userId, loaded.userId)),
    handed: isOther(handed.caseId, route.caseId),
    stored: isOther(stored.caseId, route.caseId),
    link: link !== null && link.blobId !== link.askedBlobId,
  };
  const kind = (['route', 'user', 'handed', 'stored', 'link'] as const).find((name) => wrong[name]);
  return kind === undefined ? null : { kind, text: TEXTS[kind] };
}
