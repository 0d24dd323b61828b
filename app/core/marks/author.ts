/** Who made a mark: shown in the list of marks, and sent along with it. */
export interface MarkAuthor {
  readonly userId: string;
  readonly displayName: string;
}
