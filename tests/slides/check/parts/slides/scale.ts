import { dataOf, type Params } from '../../calls.ts';
import type { CheckContext } from '../../context.ts';
import { factsFor, placeOf } from '../../facts.ts';
import { valueAt } from '../../judge.ts';
import { readDescription, scaleIn } from './slide-description.ts';

/** Scanners write as many digits as they like. */
const MOST_OFF = 0.01;
const AXES = ['X', 'Y'] as const;

/** What the file behind a link says of itself, where it says anything. */
const askForDescription = (
  { prober }: CheckContext,
  params: Params,
  address: string,
): Promise<string | null> =>
  readDescription(async (from, length) => {
    const headers = { Range: `bytes=${from}-${from + length - 1}` };
    const told = await prober.ask({ operation: 'getWsiFile', caller: null, params, address, headers });
    return told.status === 206 ? told.bytes : new Uint8Array();
  });

/** Rulers measure by the scale that comes with the link: it is the one that the file has. */
export async function checkScale(context: CheckContext): Promise<void> {
  const { chosen, finds, ledger, people, prober } = context;
  if (!chosen.includes(factsFor('getDownloadLink'))) return;
  const name = 'getDownloadLink: the scale of its file';
  for (const { params } of finds.ways('getDownloadLink', ['blobId']).slice(0, 20))
    for (const { name: caller } of people) {
      const told = await prober.ask({ operation: 'getDownloadLink', caller, params });
      const address = valueAt(dataOf(told), 'link');
      if (typeof address !== 'string') continue;
      const shown = AXES.map((axis) => Number(valueAt(dataOf(told), `scale.mpp${axis}`) ?? Number.NaN));
      const description = shown.some(Number.isNaN) ? null : await askForDescription(context, params, address);
      const own = description === null ? [] : AXES.map((axis) => scaleIn(description, axis) ?? Number.NaN);
      // Another caller is given the same file.
      if (own.every(Number.isNaN)) break;
      if (!told.isSound) return;
      // A file may say it of one side alone.
      if (own.every((mpp, at) => !(Math.abs((shown[at] ?? 0) / mpp - 1) > MOST_OFF)))
        ledger.pass('readback', name);
      else
        ledger.fail(
          'readback',
          name,
          prober.findingOf(told, {
            says: 'The scale is the one that the file has, by which everything on the slide is measured.',
            place: placeOf('getDownloadLink', '/responses/200'),
            came: `mppX and mppY ${shown.join(' and ')}, and ${own.join(' and ')} in the description of the file`,
          }),
        );
      return;
    }
  ledger.miss('readback', name, 'no slide was found whose file says it in a description');
}
