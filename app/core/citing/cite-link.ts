import { z } from 'zod';
import { diagnosisPathOf } from '../cases/case-links.ts';
import { shareLinkOf } from '../sharing/share-link.ts';

const id = z.string().min(1).max(200);

/** Which mark is meant: ids only, since browsers write addresses to disk. */
const MarkPlace = z.object({ imageId: id, markId: id, kind: z.enum(['ruler', 'patch']) });
export type MarkPlace = Readonly<z.infer<typeof MarkPlace>>;

/** Where a mark lies on its slide. */
export const markLinkOf = (
  caseId: string,
  { imageId, markId }: Pick<MarkPlace, 'imageId' | 'markId'>,
): string =>
  shareLinkOf(caseId, {
    first: { imageId, view: null },
    second: null,
    synced: false,
    alignment: null,
    markId,
  });

/** The text of a case, with a mark that is to be put into it. */
export const citingPathOf = (caseId: string, { imageId, markId, kind }: MarkPlace): string =>
  `${diagnosisPathOf(caseId)}&${new URLSearchParams({ image: imageId, mark: markId, markKind: kind }).toString()}`;

/** The mark that an address asks to put into the text; null where it asks for none. */
export const markAskedFor = (search: URLSearchParams): MarkPlace | null =>
  MarkPlace.safeParse({
    imageId: search.get('image'),
    markId: search.get('mark'),
    kind: search.get('markKind'),
  }).data ?? null;

/** The address without that, so that a reload does not ask for it again. */
export function withoutMarkAsked(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['image', 'mark', 'markKind']) rest.delete(name);
  return rest;
}
