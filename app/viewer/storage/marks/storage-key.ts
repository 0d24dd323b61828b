/** Whose marks, of which case and on which image: one place in storage. */
export interface StorageKey {
  readonly userId: string;
  readonly caseId: string;
  readonly imageId: string;
}

// A colon inside an id must not make two places one.
const join = (...ids: readonly string[]): string => ids.map(encodeURIComponent).join(':');

export const storageKeyText = ({ userId, caseId, imageId }: StorageKey): string =>
  join(userId, caseId, imageId);

/** What the keys of all places of a case begin with. */
export const caseKeyOf = ({ userId, caseId }: Omit<StorageKey, 'imageId'>): string =>
  `${join(userId, caseId)}:`;

/** The image of a key that `storageKeyText` made; null for any other text. */
export function imageIdIn(placeKey: string): string | null {
  try {
    const [, , imageId] = placeKey.split(':').map(decodeURIComponent);
    return imageId ?? null;
  } catch {
    return null;
  }
}
