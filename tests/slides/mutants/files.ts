import { at, edited, type Mutant, type SpoiledCall } from './mutant.ts';

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
];
