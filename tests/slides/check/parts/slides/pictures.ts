import type { OperationId } from '#contracts/generated/operations/index.ts';
import { dataOf, isSuccess, type Told } from '../../calls.ts';
import type { CheckContext } from '../../context.ts';
import { placeOf } from '../../facts.ts';
import { valueAt } from '../../judge.ts';
import { paramsIn } from '../forged-links.ts';

const OF_SLIDES: readonly OperationId[] = ['getDziDescriptor', 'getTile', 'getThumbnail'];

/** Where an answer with the links of a slide has addresses of small pictures. */
const ADDRESSES = ['dziUrl', 'firstTileUrl', 'thumbnailUrl', 'previewUrl', 'labelUrl', 'macroUrl'];

/** The links of a slide that has tiles, or null where nobody is given such. */
async function askForTiles({ finds, people, prober }: CheckContext): Promise<Told | null> {
  for (const { params } of finds.ways('getDownloadLink', ['blobId']).slice(0, 20))
    for (const { name: caller } of people) {
      const told = await prober.ask({ operation: 'getDownloadLink', caller, params });
      if (typeof valueAt(dataOf(told), 'dziUrl') === 'string') return told;
      if (isSuccess(told)) break;
    }
  return null;
}

/** What a slide is shown by is there, is a picture, and is of the size that its links tell. */
export async function checkPictures(context: CheckContext): Promise<void> {
  const { chosen, ledger, prober } = context;
  const read = chosen.filter(({ id }) => OF_SLIDES.includes(id));
  if (read.length === 0) return;
  const links = await askForTiles(context);
  const tiles: unknown = valueAt(dataOf(links ?? { body: null }), 'tileImageUrls');
  const lastTiles: readonly unknown[] = Array.isArray(tiles) ? tiles.slice(-1) : [];
  const addresses: readonly string[] = [
    ...ADDRESSES.map((name) => valueAt(dataOf(links ?? { body: null }), name)),
    ...lastTiles,
  ].filter((one): one is string => typeof one === 'string');
  for (const facts of read) {
    const own = addresses.filter((address) => paramsIn(facts, address) !== null);
    if (own.length === 0) ledger.miss('readback', `${facts.id}: by its link`, 'nobody was given such a link');
    for (const address of own) {
      const params = paramsIn(facts, address) ?? {};
      const told = await prober.ask({ operation: facts.id, caller: null, params, address });
      const name = `${facts.id}: by its link`;
      if (told.isSound && isSuccess(told)) ledger.pass('readback', name);
      else if (told.isSound)
        ledger.fail(
          'readback',
          name,
          prober.findingOf(told, {
            says: 'What a link of a slide leads to is there.',
            place: placeOf(facts.id, '/responses/200'),
            came: `${told.status} ${told.code ?? ''}`,
            reached: ['getDownloadLink: its link is the address'],
          }),
        );
      if (facts.id === 'getDziDescriptor' && links !== null) judgeSize(context, links, told);
    }
  }
}

/** A viewer lays its grid of tiles by the one, and measures by the other. */
function judgeSize({ ledger, prober }: CheckContext, links: Told, told: Told): void {
  const image = valueAt(dataOf(links), 'dziTileSourceObject.image');
  if (!told.isSound || !isSuccess(told) || typeof image !== 'object' || image === null) return;
  const text = typeof told.body === 'string' ? told.body : '';
  const wrong = [
    ['Width', 'size.width'],
    ['Height', 'size.height'],
    ['TileSize', 'tileSize'],
    ['Overlap', 'overlap'],
    ['Format', 'format'],
  ].flatMap(([attribute = '', path = '']) => {
    const written = new RegExp(`\\b${attribute}=["']([^"']*)["']`).exec(text)?.[1];
    const shown = String(valueAt(image, path));
    return written === shown ? [] : [`${attribute} ${String(written)} in place of ${shown}`];
  });
  const name = 'getDziDescriptor: the size of its slide';
  if (wrong.length === 0) ledger.pass('readback', name);
  else
    ledger.fail(
      'readback',
      name,
      prober.findingOf(told, {
        says: 'The descriptor tells the size and the tiles that getDownloadLink tells of the slide.',
        place: placeOf('getDziDescriptor', '/responses/200'),
        came: wrong.join(', '),
        reached: ['getDownloadLink: its dziUrl is the address'],
      }),
    );
}
