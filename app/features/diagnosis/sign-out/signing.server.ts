import { instantOfWall } from '#app/core/calendar/wall-text.ts';
import { openedImages } from '#app/core/cases/opened-images.ts';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import type { Api } from '#app/server/api.server.ts';
import { mayBeDone } from '#app/server/form.server.ts';
import { versionHeaders } from '#app/server/intents.server.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import type { SavedForSigning, SignOutTyped } from './sign-out-form.ts';

interface Signing {
  readonly answer: Awaited<ReturnType<Api['signOutCase']>>;
  /** Null where the answer about urgency was saved already, or could not be. */
  readonly saved: SavedForSigning | null;
}

/**
 * The answer about urgency is part of the text, so it is saved first; not where somebody saved another text since, which
 * the API then refuses to have signed: nobody signs what they have not seen.
 */
export async function signCase(api: Api, caseId: string, typed: SignOutTyped): Promise<Signing> {
  const params = { caseId };
  const [held, text] = await Promise.all([api.getCase({ params }), api.getPrimaryDiagnosis({ params })]);
  if (!held.ok) return { answer: held, saved: null };
  if (!text.ok) return { answer: text, saved: null };
  let [item, diagnosisVersion] = [held.value.data, typed.textVersion];
  let { etag } = typed;
  let saved: SavedForSigning | null = null;
  const before = text.value.data;
  const urgentResult = urgentResultOf(typed);
  const isSeen = item.etag === typed.etag && before.version === typed.textVersion;
  if (isSeen && !isSame(urgentResult, before.urgentResult)) {
    const kept = await saveUrgency(api, params, before, urgentResult);
    if (!kept.ok) return { answer: kept, saved };
    const now = await api.getCase({ params });
    if (!now.ok) return { answer: now, saved };
    diagnosisVersion = kept.value.data.version;
    item = now.value.data;
    etag = item.etag;
    saved = { before: typed.etag, etag, textVersion: diagnosisVersion };
  }
  const { readingSite, identityConfirmed, password, readOnGlass, reviewResolution, idempotencyKey } = typed;
  const answer = await api.signOutCase({
    params,
    headers: versionHeaders({ etag, idempotencyKey }),
    body: {
      diagnosisVersion,
      signature: { password, identityConfirmed, meaning: 'primary_diagnosis', readingSite },
      imagesSeen: openedImages(item),
      readOnGlass,
      ...(reviewResolution === undefined ? {} : { reviewResolution }),
    },
  });
  return { answer, saved };
}

type UrgentResult = PrimaryDiagnosis['urgentResult'];

/** Where no answer to the save came, the text is read again, and is saved if it is what was to be saved to the letter. */
async function saveUrgency(
  api: Api,
  params: { readonly caseId: string },
  before: PrimaryDiagnosis,
  urgentResult: UrgentResult,
) {
  const body = bodyOf(before, urgentResult);
  const kept = await api.savePrimaryDiagnosis({ params, headers: { 'If-Match': before.etag }, body });
  if (kept.ok || !mayBeDone(kept.error)) return kept;
  const read = await api.getPrimaryDiagnosis({ params });
  if (!read.ok) return kept;
  const now = read.value.data;
  const isSaved =
    isSame(now.urgentResult, urgentResult) &&
    JSON.stringify(bodyOf(now, urgentResult)) === JSON.stringify(body);
  return isSaved ? read : kept;
}

const bodyOf = (text: PrimaryDiagnosis, urgentResult: UrgentResult) => ({
  ...inputOf(fieldsOfDiagnosis(text), text),
  urgentResult,
});

function isSame(one: UrgentResult, other: UrgentResult): boolean {
  const [first, second] = [one.communication, other.communication];
  if (one.isUrgent !== other.isUrgent) return false;
  if (first === null || second === null) return first === second;
  return (
    first.told === second.told &&
    first.toldBy === second.toldBy &&
    first.channel === second.channel &&
    first.note === second.note &&
    Date.parse(first.toldAt) === Date.parse(second.toldAt)
  );
}

function urgentResultOf(typed: SignOutTyped): UrgentResult {
  const { isUrgent, told, toldBy, channel, at, whichHour, timeZone, note } = typed;
  if (isUrgent === 'no') return { isUrgent: false, communication: null };
  const toldAt = instantOfWall(at ?? '', timeZone, whichHour);
  if (told === undefined || toldBy === undefined || channel === undefined || toldAt === null)
    throw new Error('the form has refused an urgent result that nobody was told of');
  return { isUrgent: true, communication: { told, toldBy, channel, toldAt, note: note ?? null } };
}
