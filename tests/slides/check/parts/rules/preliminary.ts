import { z } from 'zod';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import { zPrimaryDiagnosis } from '#contracts/generated/schemas/primary-diagnosis.ts';
import type { PrimaryDiagnosis, PrimaryDiagnosisInput } from '#contracts/generated/wire.ts';
import { dataOf, isSuccess, shortOf, type Told } from '../../calls.ts';
import { type CheckContext, NOBODY } from '../../context.ts';
import type { CallerName } from '../../creds.ts';
import { placeOf } from '../../facts.ts';
import { CHANGES_NOTHING } from '../../prober.ts';

const SAVE = 'savePrimaryDiagnosis';
const NAME = `${SAVE}: a preliminary result and its facility`;

const Rows = z.object({ items: z.array(z.object({ id: z.string() })) });
const Notices = z.object({
  items: z.array(z.object({ id: z.string(), event: z.string(), caseId: z.string().nullable() })),
});

const READERS: readonly CallerName[] = ['provider', 'provider2'];

/** How many cases of one reader are looked at for a text that can be shown. */
const MOST = 20;

/** A text that a reader may show, of a case that the facility sees. */
interface Shareable {
  readonly reader: CallerName;
  readonly caseId: string;
  readonly etag: string;
  readonly body: PrimaryDiagnosisInput;
}

/**
 * A facility may act on what it reads before the signature: it is told when a preliminary result is there, reads it, and is
 * told when it is withdrawn, from when on it reads it no more. Its reader is told where the text is another one by now.
 */
export async function checkPreliminary(context: CheckContext): Promise<void> {
  const { chosen, isReadOnly, ledger, people, prober } = context;
  if (!chosen.some(({ id }) => id === SAVE)) return;
  const isThere = people.some(({ name }) => name === 'facility');
  const text = isReadOnly || !isThere ? null : await findText(context);
  if (text === null) {
    const why = isThere ? 'no reader has a text that can be shown to the facility' : NOBODY;
    ledger.miss('readback', NAME, isReadOnly ? CHANGES_NOTHING : why);
    return;
  }
  const { caseId, reader } = text;
  const before = await toldOf(context, caseId);
  const shared = await save(context, text, text.etag, 'sharePreliminary');
  // What a move is refused for is told by the part that makes all of them.
  if (!isSuccess(shared)) return;
  const during = await toldOf(context, caseId);
  const read = await readReport(context, caseId);
  const changed = withAnotherWord(text);
  const written = await save(context, changed, etagIn(shared), null);
  if (!isSuccess(written)) return;
  const isTold = (zPrimaryDiagnosis.safeParse(dataOf(written)).data?.changedSinceShown.length ?? 0) > 0;
  const withdrawn = await save(context, changed, etagIn(written), 'withdrawPreliminary');
  if (!isSuccess(withdrawn)) return;
  const after = await toldOf(context, caseId);
  const readAfter = await readReport(context, caseId);
  const reached = [
    `${SAVE} as ${reader} of ${caseId}, with sharePreliminary, with another word, and then with withdrawPreliminary`,
  ];
  type Read = 'getFinalReport' | 'listNotifications' | typeof SAVE;
  const fail = (told: Told, operation: Read, says: string, came: string) =>
    ledger.fail('readback', NAME, prober.findingOf(told, { says, place: placeOf(operation), came, reached }));
  if (!isSuccess(read))
    fail(read, 'getFinalReport', 'The facility reads a preliminary result.', shortOf(read));
  else if (!isTold)
    fail(
      written,
      SAVE,
      'A text that says something else by now than what the facility reads tells in which part (changedSinceShown).',
      'changedSinceShown is empty after a word that was not shown',
    );
  else if (isSuccess(readAfter))
    fail(
      readAfter,
      'getFinalReport',
      'A preliminary result that was withdrawn is read by no facility.',
      `${readAfter.status}, shown`,
    );
  else if (during.ids.size <= before.ids.size || after.ids.size <= during.ids.size)
    fail(
      after.told,
      'listNotifications',
      'The facility is told of a preliminary result, and of its withdrawal (preliminary_result).',
      `${before.ids.size} notices before, ${during.ids.size} once it was shown, ${after.ids.size} once it was withdrawn`,
    );
  else ledger.pass('readback', NAME);
}

const save = (
  { prober }: CheckContext,
  { reader, caseId, body }: Shareable,
  etag: string,
  move: 'sharePreliminary' | 'withdrawPreliminary' | null,
): Promise<Told> =>
  prober.ask({
    operation: SAVE,
    caller: reader,
    params: { caseId },
    headers: { 'If-Match': etag },
    body: move === null ? body : { ...body, [move]: true },
  });

const etagIn = (told: Told): string => zPrimaryDiagnosis.safeParse(dataOf(told)).data?.etag ?? '';

const withAnotherWord = (text: Shareable): Shareable => ({
  ...text,
  body: { ...text.body, comment: `${text.body.comment ?? ''} A word that is not shown.`.trim() },
});

const readReport = ({ prober }: CheckContext, caseId: string): Promise<Told> =>
  prober.ask({ operation: 'getFinalReport', caller: 'facility', params: { caseId } });

/** The newest notices of the facility about preliminary results of the case. */
async function toldOf({ prober }: CheckContext, caseId: string) {
  const told = await prober.ask({ operation: 'listNotifications', caller: 'facility' });
  const { data } = Notices.safeParse(dataOf(told));
  const about = (data?.items ?? []).filter(
    (one) => one.event === 'preliminary_result' && one.caseId === caseId,
  );
  return { told, ids: new Set(about.map(({ id }) => id)) };
}

async function findText({ prober, people }: CheckContext): Promise<Shareable | null> {
  for (const reader of READERS.filter((name) => people.some((one) => one.name === name))) {
    const query = { view: 'mine', pageSize: MOST };
    const { data } = Rows.safeParse(
      dataOf(await prober.ask({ operation: 'listCases', caller: reader, query })),
    );
    for (const { id: caseId } of data?.items ?? []) {
      const params = { caseId };
      const seen = await prober.ask({ operation: 'getCase', caller: 'facility', params });
      const told = await prober.ask({ operation: 'getPrimaryDiagnosis', caller: reader, params });
      const text = zPrimaryDiagnosis.safeParse(dataOf(told)).data;
      if (isSuccess(seen) && text !== undefined && isShareable(text))
        return { reader, caseId, etag: text.etag, body: wholeBody(text) };
    }
  }
  return null;
}

const isShareable = ({ allowedActions, sharedAt }: PrimaryDiagnosis): boolean =>
  allowedActions.includes('edit') && sharedAt === null;

/** The text as it is saved, with a word for every specimen that has none. */
function wholeBody(text: PrimaryDiagnosis): PrimaryDiagnosisInput {
  const body = inputOf(fieldsOfDiagnosis(text), text);
  return {
    ...body,
    diagnoses: body.diagnoses.map((one) => (one.text === '' ? { ...one, text: 'Invented finding.' } : one)),
  };
}
