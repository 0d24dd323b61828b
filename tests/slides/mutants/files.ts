import { z } from 'zod';
import { at, edited, type Mutant, type SpoiledCall, spoiling, withData } from './mutant.ts';

const Scale = z.looseObject({ mppX: z.number(), mppY: z.number() });

/** Sends other bytes under the headers of the file. */
const sending =
  (bytes: (file: string) => string) =>
  async ({ pass }: SpoiledCall): Promise<Response> => {
    const answer = await pass();
    return answer.status === 200 ? edited(new Response(bytes(await answer.text()), answer), {}) : answer;
  };

/** Servers whose files are not what they are said to be. */
export const FILE_MUTANTS: readonly Mutant[] = [
  {
    name: 'report that is no PDF',
    wrong: 'sends a page of HTML as the PDF of a report',
    part: 'generic',
    operations: ['getFinalReportPdf'],
    spoil: at(
      ['getFinalReportPdf'],
      sending(() => '<!doctype html><title>Report</title>'),
    ),
  },
  {
    name: 'tile that is no picture',
    wrong: 'sends a tile of a slide that holds no picture',
    part: 'generic',
    operations: ['getTile', 'getDownloadLink'],
    spoil: at(
      ['getTile'],
      sending(() => '\0\0\0\0'),
    ),
  },
  {
    name: 'slide of another size',
    wrong: 'describes a slide as ten times wider than it is',
    part: 'readback',
    operations: ['getDziDescriptor', 'getDownloadLink'],
    spoil: at(
      ['getDziDescriptor'],
      sending((file) => file.replace(/Width="(\d+)"/, 'Width="$10"')),
    ),
  },
  {
    name: 'scale doubled',
    wrong: 'tells that a pixel of a slide is twice as wide as its file says',
    part: 'readback',
    operations: ['getDownloadLink'],
    spoil: spoiling(['getDownloadLink'], 200, {
      body: withData((data) => {
        const scale = Scale.nullable().parse(data['scale']);
        if (scale === null) return data;
        return { ...data, scale: { ...scale, mppX: 2 * scale.mppX, mppY: 2 * scale.mppY } };
      }),
    }),
  },
  {
    name: 'another length told',
    wrong: 'tells of a slide that is asked for with HEAD that it is one byte longer',
    part: 'range',
    operations: ['headWsiFile', 'getWsiFile', 'getDownloadLink'],
    spoil: at(['headWsiFile'], async ({ pass }) => {
      const answer = await pass();
      const length = Number(answer.headers.get('content-length'));
      return answer.status === 200
        ? edited(answer, { headers: { 'content-length': `${length + 1}` } })
        : answer;
    }),
  },
  {
    name: 'parts of two files',
    wrong: 'sends a part of a slide to whoever has parts of an older file',
    part: 'range',
    operations: ['getWsiFile', 'getDownloadLink'],
    spoil: at(['getWsiFile'], ({ pass }) => pass({ headers: { 'if-range': null } })),
  },
];
