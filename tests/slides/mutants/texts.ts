import { z } from 'zod';
import { at, edited, type Mutant, spoiling, withData, withRows } from './mutant.ts';

const Diagnoses = z.array(z.record(z.string(), z.unknown()));
const Rulers = z.array(z.looseObject({ to: z.object({ x: z.number(), y: z.number() }) }));
const Withdrawal = z.looseObject({ withdrawPreliminary: z.literal(true) });
const Patient = z.record(z.string(), z.unknown());

/** Servers that keep another text or mark than the one that they say was saved. */
export const TEXT_MUTANTS: readonly Mutant[] = [
  {
    name: 'lost diagnosis',
    wrong: 'says that the diagnosis of a specimen was saved, and shows another one afterwards',
    part: 'readback',
    operations: ['savePrimaryDiagnosis', 'getPrimaryDiagnosis'],
    spoil: spoiling(['getPrimaryDiagnosis'], 200, {
      body: withData((data) => ({
        ...data,
        diagnoses: Diagnoses.parse(data['diagnoses']).map((one) => ({ ...one, text: 'Another text.' })),
      })),
    }),
  },
  {
    name: 'lost name of a patient',
    wrong: 'says that the form of a case was saved, and shows another last name of the patient afterwards',
    part: 'readback',
    operations: ['updateCase', 'getCaseForm'],
    spoil: spoiling(['getCaseForm'], 200, {
      body: withData((data) => ({
        ...data,
        patient: { ...Patient.parse(data['patient']), lastName: 'Another' },
      })),
    }),
  },
  {
    name: 'lost marks',
    wrong: 'says that the marks of a slide were saved, and shows none of its measurements afterwards',
    part: 'readback',
    operations: ['putAnnotations', 'getAnnotations', 'getViewerCase'],
    spoil: spoiling(['getAnnotations'], 200, { body: withData((data) => ({ ...data, rulers: [] })) }),
  },
  {
    name: 'moved mark',
    wrong: 'rounds the ends of a measurement to whole pixels',
    part: 'readback',
    operations: ['putAnnotations', 'getAnnotations', 'getViewerCase'],
    spoil: spoiling(['getAnnotations'], 200, {
      body: withData((data) => ({
        ...data,
        rulers: Rulers.parse(data['rulers']).map((ruler) => ({
          ...ruler,
          to: { x: Math.round(ruler.to.x), y: Math.round(ruler.to.y) },
        })),
      })),
    }),
  },
  {
    name: 'preliminary result stays',
    wrong: 'says that a preliminary result was withdrawn, and goes on showing it to the facility',
    part: 'readback',
    operations: ['savePrimaryDiagnosis', 'getFinalReport'],
    spoil: at(['savePrimaryDiagnosis'], async ({ pass, request }) => {
      const sent: unknown = await request
        .clone()
        .json()
        .catch(() => null);
      const { success, data } = Withdrawal.safeParse(sent);
      if (!success) return pass();
      const { withdrawPreliminary: _, ...body } = data;
      const answer = await pass({ body: JSON.stringify(body) });
      const said = { reportState: 'Draft', sharedAt: null };
      return answer.status === 200
        ? edited(answer, { body: withData((data) => ({ ...data, ...said })) })
        : answer;
    }),
  },
  {
    name: 'preliminary result not compared',
    wrong: 'tells no reader that a text says something else by now than the preliminary result',
    part: 'readback',
    operations: ['savePrimaryDiagnosis', 'getFinalReport'],
    spoil: spoiling(['savePrimaryDiagnosis'], 200, {
      body: withData((data) => ({ ...data, changedSinceShown: [] })),
    }),
  },
  {
    name: 'preliminary result untold',
    wrong: 'tells nobody of a preliminary result',
    part: 'readback',
    operations: ['savePrimaryDiagnosis', 'listNotifications'],
    spoil: spoiling(['listNotifications'], 200, {
      body: withRows((rows) => rows.filter(({ event }) => event !== 'preliminary_result')),
    }),
  },
];
