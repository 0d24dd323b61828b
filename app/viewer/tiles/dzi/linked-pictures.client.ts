import { decodeTileFile, fetchTileFile } from '../../tiff/decode/tile-file.ts';
import type { AssociatedKind, AssociatedPicture, FoundPictures } from '../associated.ts';
import { messageOf, SlideFault, slideFailed } from '../slide-error.ts';
import type { SlideLinkPart } from '../slide-link.ts';

async function linkedPicture(kind: AssociatedKind, url: string): Promise<AssociatedPicture> {
  const bytes = await fetchTileFile({ kind: 'file', url }, 'view', new AbortController().signal);
  const picture = (): Promise<ImageBitmap> => decodeTileFile(bytes);
  const first = await picture();
  const size = { width: first.width, height: first.height };
  first.close();
  return { kind, size, picture };
}

const faultOf = (cause: unknown): SlideFault =>
  cause instanceof SlideFault ? cause : new SlideFault(slideFailed(messageOf(cause)), false);

/** Label and macro that the server took out of the file, without those of a kind that is known already. Never rejects. */
export async function linkedPictures(
  { labelUrl, macroUrl }: Pick<SlideLinkPart, 'labelUrl' | 'macroUrl'>,
  known: readonly AssociatedPicture[],
): Promise<FoundPictures> {
  const linked = [
    { kind: 'label', url: labelUrl },
    { kind: 'macro', url: macroUrl },
  ] as const;
  const answers = await Promise.allSettled(
    linked.flatMap(({ kind, url }) =>
      url === null || known.some((one) => one.kind === kind) ? [] : [linkedPicture(kind, url)],
    ),
  );
  const pictures = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [missing = null] = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [faultOf(answer.reason)] : [],
  );
  return { pictures, missing };
}
