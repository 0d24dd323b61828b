import { z } from 'zod';
import { diagnosisPathOf } from '../cases/case-links.ts';
import { shareLinkOf } from '../sharing/share-link.ts';

const id = z.string().min(1).max(200);

/** Which mark is meant: ids and numbers only, since browsers write addresses to disk. */
const MarkPlace = z.object({ imageId: id, markId: id, kind: z.enum(['ruler', 'patch']) });
export type MarkPlace = Readonly<z.infer<typeof MarkPlace>>;

/** The box that a mark lies in on its slide, in level-0 pixels. */
export const MarkBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
});

/** A mark that is to be put into a text, as it lay on the screen then: the case may have it elsewhere for a moment. */
const MarkAsked = MarkPlace.extend({ box: MarkBox.readonly() });
export type MarkAsked = Readonly<z.infer<typeof MarkAsked>>;

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
export function citingPathOf(caseId: string, { imageId, markId, kind, box }: MarkAsked): string {
  const { x, y, width, height } = box;
  const named = { image: imageId, mark: markId, markKind: kind, box: [x, y, width, height].join(' ') };
  return `${diagnosisPathOf(caseId)}&${new URLSearchParams(named).toString()}`;
}

/** The mark that an address asks to put into the text; null where it asks for none. */
export function markAskedFor(search: URLSearchParams): MarkAsked | null {
  const [x, y, width, height] = (search.get('box') ?? '').split(' ').map(Number);
  const asked = {
    imageId: search.get('image'),
    markId: search.get('mark'),
    kind: search.get('markKind'),
    box: { x, y, width, height },
  };
  return MarkAsked.safeParse(asked).data ?? null;
}

/** The address without that, so that a reload does not ask for it again. */
export function withoutMarkAsked(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['image', 'mark', 'markKind', 'box']) rest.delete(name);
  return rest;
}
