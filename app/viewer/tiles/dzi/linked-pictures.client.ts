import { decodeTileFile, fetchTileFile } from '../../tiff/decode/tile-file.ts';
import type { AssociatedKind, AssociatedPicture } from '../associated.ts';
import type { SlideLinkPart } from '../slide-link.ts';

async function linkedPicture(kind: AssociatedKind, url: string): Promise<AssociatedPicture> {
  const bytes = await fetchTileFile({ kind: 'file', url }, 'view', new AbortController().signal);
  const picture = (): Promise<ImageBitmap> => decodeTileFile(bytes);
  const first = await picture();
  const size = { width: first.width, height: first.height };
  first.close();
  return { kind, size, picture };
}

/**
 * Label and macro that the server took out of the file, without those of a kind that is known already. Rejects with
 * `SlideFault`.
 */
export function linkedPictures(
  { labelUrl, macroUrl }: Pick<SlideLinkPart, 'labelUrl' | 'macroUrl'>,
  known: readonly AssociatedPicture[],
): Promise<readonly AssociatedPicture[]> {
  const linked = [
    { kind: 'label', url: labelUrl },
    { kind: 'macro', url: macroUrl },
  ] as const;
  return Promise.all(
    linked.flatMap(({ kind, url }) =>
      url === null || known.some((one) => one.kind === kind) ? [] : [linkedPicture(kind, url)],
    ),
  );
}
