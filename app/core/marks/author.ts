/** Who made a mark: shown in the list of marks, and sent along with it. */
export interface MarkAuthor {
  readonly userId: string;
  readonly displayName: string;
}

/**
 * Whether a mark is somebody else's, hence not the reader's to change. What names nobody is a mark of a version that did
 * not ask, which only its reader could make.
 */
export const isOfAnother = (
  { author }: { readonly author: MarkAuthor | null },
  reader: MarkAuthor | null,
): boolean => author !== null && reader !== null && author.userId !== reader.userId;
