import { z } from 'zod';
import { at, edited, type Mutant, type SpoiledCall, spoiling, withData, withRows } from './mutant.ts';

const Patient = z.record(z.string(), z.unknown());
const Named = z.array(z.looseObject({ as: z.string() }));

/** Answers every read with the first thing that was read. */
const firstOfAll = (operations: Mutant['operations']) => (api: Parameters<Mutant['spoil']>[0]) => {
  const known: { first: Response | null } = { first: null };
  return at(operations, async ({ pass }: SpoiledCall) => {
    const answer = await pass();
    if (answer.status !== 200) return answer;
    known.first ??= answer.clone();
    return known.first.clone();
  })(api);
};

/** Servers that show one thing under the name of another. */
export const THING_MUTANTS: readonly Mutant[] = [
  {
    name: 'trail left empty',
    wrong: 'moves cases and writes nothing about it into their trail',
    part: 'readback',
    operations: ['listCaseEvents', 'pickUpCase', 'assignCase'],
    spoil: spoiling(['listCaseEvents'], 200, { body: withData(() => ({ items: [], nextCursor: null })) }),
  },
  {
    name: 'another case shown',
    wrong: 'shows the case that was read first, whichever is asked for',
    part: 'generic',
    operations: ['getCase', 'listCases'],
    spoil: firstOfAll(['getCase']),
  },
  {
    name: 'slides of another case',
    wrong: 'shows the slides of the case that was opened first, whichever is asked for',
    part: 'generic',
    operations: ['getViewerCase', 'getCase', 'listCases'],
    spoil: firstOfAll(['getViewerCase']),
  },
  {
    name: 'row of another patient',
    wrong: 'lists each case under the patient of the next one',
    part: 'readback',
    operations: ['listCases', 'getCase'],
    spoil: at(['listCases'], async ({ pass }) => {
      const answer = await pass();
      if (answer.status !== 200) return answer;
      return edited(answer, {
        body: withRows((rows) =>
          rows.map((row, index) => ({
            ...row,
            patientInfo: rows[(index + 1) % rows.length]?.['patientInfo'],
          })),
        ),
      });
    }),
  },
  {
    name: 'slides under another name',
    wrong: 'names another patient above the slides of a case than above its page',
    part: 'readback',
    operations: ['getViewerCase', 'getCase', 'listCases'],
    spoil: spoiling(['getViewerCase'], 200, {
      body: withData((data) => ({
        ...data,
        patientInfo: { ...Patient.parse(data['patientInfo']), lastName: 'Another' },
      })),
    }),
  },
  {
    name: 'parcel not found',
    wrong: 'finds no parcel by its tracking number',
    part: 'readback',
    operations: ['lookUpNumber', 'getCaseForm'],
    spoil: spoiling(['lookUpNumber'], 200, {
      body: withData((data) => ({
        ...data,
        items: Named.parse(data['items']).filter(({ as }) => as !== 'trackingNumber'),
      })),
    }),
  },
];
