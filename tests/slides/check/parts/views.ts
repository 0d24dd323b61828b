import { dataOf, isSuccess, type Told } from '../calls.ts';
import { differences, isFields } from '../changes/differences.ts';
import { allowedFor, type CheckContext } from '../context.ts';
import { FACTS, isReadById, type OperationFacts, placeOf } from '../facts.ts';

/** Whose a case is, in every view of it. */
const WHOSE = ['caseID', 'caseRecordId', 'patientInfo'];

/** A report says whom it was signed for, whatever was corrected since. */
const OF_THEIR_TIME = '/final-report';

const whoseIn = (told: Told): Readonly<Record<string, unknown>> => {
  const data = dataOf(told);
  return isFields(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => WHOSE.includes(name)))
    : {};
};

/** The read of the very thing that this is a view of, such as the case whose slides it shows. */
function thingOf({ operation, names, id }: OperationFacts): OperationFacts | null {
  const isView = operation.method === 'GET' && names.length === 1 && !operation.path.includes(OF_THEIR_TIME);
  const thing = [...FACTS.values()].find(
    (read) => read.id !== id && isReadById(read) && operation.path.startsWith(`${read.operation.path}/`),
  );
  return isView && thing !== undefined ? thing : null;
}

/** The slides of a case stand below a name: it is the one that the page of the case shows. */
export async function checkViews(context: CheckContext): Promise<void> {
  const { chosen, finds, isSmoke, ledger, prober } = context;
  for (const facts of chosen) {
    const thing = thingOf(facts);
    if (thing === null) continue;
    for (const way of finds.ways(facts.id, facts.names).slice(0, isSmoke ? 3 : 10)) {
      const [caller] = allowedFor(context, facts, way);
      if (caller === undefined) continue;
      const ask = (operation: OperationFacts['id']) => prober.ask({ operation, caller, params: way.params });
      const [own, view] = [await ask(thing.id), await ask(facts.id)];
      if (![own, view].every((told) => told.isSound && isSuccess(told))) continue;
      const shown = whoseIn(view);
      if (Object.keys(shown).length === 0) break;
      const others = differences(whoseIn(own), shown, { isOneForm: false, isOneCaller: true });
      const name = `${facts.id}: whose it is`;
      if (others.length === 0) ledger.pass('readback', name);
      else
        ledger.fail(
          'readback',
          name,
          prober.findingOf(view, {
            says: `It names the patient and the numbers that ${thing.id} names.`,
            place: placeOf(facts.id, '/responses/200'),
            came: `${others.join(', ')} other than there`,
            reached: [`${thing.id} as ${caller} with ${JSON.stringify(way.params)}`],
          }),
        );
    }
  }
}
