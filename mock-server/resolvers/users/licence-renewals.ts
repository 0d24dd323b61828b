import { localDay } from '#app/core/calendar/wall-clock.ts';
import { when } from '#app/core/forms/field-errors.ts';
import { plainText } from '#app/core/forms/plain-text.ts';
import { dayText } from '#app/core/text/dates.ts';
import { requireDocumentFile } from '../../documents/kept-documents.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { clean, dayOf, requireFields } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { initialOf, requireMove } from '../../rules/moves.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { namesOf } from '../../rules/people/names.ts';
import { notify, staffWith } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { settleTask } from '../../rules/tasks/request-state.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { LicenceRenewalRecord } from '../../store/tables/business.ts';
import { keepSigner } from '../profile/report-heads.ts';
import { renewalOf, requireRenewal } from './licence-reads.ts';
import { renewalHandedIn, renewalSentBack, renewalTaskOf } from './renewal-tasks.ts';

type Renewing = Call<'renewLicence'>;
type Licences = UserRecord['licences'];

/** The two letters of a state are spoken one by one: an OH licence, a UT licence. */
const articleOf = (region: string): string => (/^[AEFHILMNORSX]/.test(region) ? 'an' : 'a');

/** Whose licences the address names. Throws NOT_FOUND where that is no provider. */
function providerOf({ world, input }: Renewing): UserRecord {
  const user = world.users.find(input.params.userId);
  if (user === null || user.provider === null) throw refuse('NOT_FOUND');
  return user;
}

const licenceIn = ({ licences }: UserRecord, region: string): UserRecord['licences'][number] | undefined =>
  licences.find(({ state }) => state === region);

function requireDates({ input: { query }, now }: Renewing, user: UserRecord): void {
  const { region, number, issuedOn, expiresOn } = query;
  const present = licenceIn(user, region)?.expiresOn ?? '';
  const today = dayOf(now);
  requireFields([
    ['number', when(plainText(number).length < 3, 'Licence number is required')],
    ['issuedOn', when(issuedOn > today, 'Issue date cannot be in the future')],
    ['issuedOn', when(issuedOn >= expiresOn, 'Issue date must be before the expiry date')],
    ['expiresOn', when(expiresOn <= today, 'Expiry date must be in the future')],
    ['expiresOn', when(expiresOn <= present, 'Expiry date must be later than that of the present licence')],
  ]);
}

export const renewLicence: Resolver<'renewLicence'> = {
  see: (call) => void providerOf(call),
  resolve: (call) =>
    call.world.lock(`licences ${call.input.params.userId}`, async (): Promise<Answer<'renewLicence'>> => {
      const { world, caller, input, now } = call;
      const { region, issuedOn, expiresOn } = input.query;
      const user = providerOf(call);
      const waits = world.licenceRenewals
        .by('provider', user.id)
        .some((one) => one.region === region && one.status === 'Submitted');
      if (waits) throw refuse('LICENCE_RENEWAL_STATE');
      const sent = { name: plainText(input.query.name), mediaType: call.mediaType };
      const { name, contentType, bytes } = requireDocumentFile(sent, new Uint8Array(input.body));
      requireDates(call, user);
      const id = newId('lic');
      await world.bytes.put(id, bytes);
      const at = new Date(now).toISOString();
      const present = licenceIn(user, region);
      const renewal = world.licenceRenewals.insert({
        id,
        version: 1,
        status: initialOf('LicenceRenewalStatus'),
        provider: personRef(user),
        region,
        issuedOn,
        expiresOn,
        number: plainText(input.query.number),
        replaces: present === undefined ? null : { number: present.number, expiresOn: present.expiresOn },
        file: { name, contentType, bytes: bytes.byteLength, uploadedAt: at },
        submittedAt: at,
        submittedBy: personRef(caller.user),
        reviewedAt: null,
        reviewedBy: null,
        reason: null,
        taskId: renewalHandedIn(call, user.id, region),
      });
      notify(world, now, staffWith(world, 'Relationship_Manager'), {
        event: 'assigned_to_me',
        licenceRenewalId: id,
        text: `${user.displayName} handed in ${articleOf(region)} ${region} licence that ends on ${dayText(expiresOn)}.`,
      });
      return { etag: etagOf(renewal), data: renewalOf(renewal, caller) };
    }),
};

/** The licence stands where the one of its state stood, so that the history names no other as changed; else it is the last. */
function placeLicence(licences: Licences, licence: Licences[number]): Licences {
  const place = licences.findIndex(({ state }) => state === licence.state);
  const others = licences.filter(({ state }) => state !== licence.state);
  return others.toSpliced(place === -1 ? others.length : place, 0, licence);
}

/** The licence takes the place of the one of its state, verified today; from now on it counts everywhere. */
function takeEffect(call: Call<'reviewLicenceRenewal'>, renewal: LicenceRenewalRecord): void {
  const { world, now } = call;
  const { region, number, issuedOn, expiresOn, provider } = renewal;
  const before = world.users.find(provider.userId);
  if (before === null) throw new Error(`${renewal.id} names a user who is not there`);
  const licence = { state: region, number, issuedOn, expiresOn, verifiedOn: dayOf(now) };
  const changed = world.users.change(before.id, (user) => ({
    ...user,
    licences: placeLicence(user.licences, licence),
    version: user.version + 1,
    updatedAt: new Date(now).toISOString(),
  }));
  keepHistory(call, 'users', before, changed);
  keepSigner(world, changed);
  settleTask(call, renewalTaskOf(world, provider.userId, region)?.id ?? null, 'settle');
}

/** A notice for whoever may log in; the others, whose last licence has ended, hear by mail that one thing more is needed. */
function tellProvider(
  { world, now }: Pick<Call<'reviewLicenceRenewal'>, 'world' | 'now'>,
  userId: string,
  text: string,
): void {
  const provider = world.users.find(userId);
  if (provider === null) return;
  if (provider.status !== 'Deactivated')
    return notify(world, now, [provider], { event: 'assigned_to_me', caseId: null, text });
  sendMail(world, now, {
    to: provider.email,
    subject: 'Digital pathology: your licence',
    text: `${text}\nYour account stays closed until the operator opens it again.`,
  });
}

/** Whether the last day of the licence is over where its holder lives, as the job asks that shuts out whose last one is. */
function hasEnded(
  { world, now }: Call<'reviewLicenceRenewal'>,
  { provider, expiresOn }: LicenceRenewalRecord,
): boolean {
  return expiresOn < localDay(now, world.users.find(provider.userId)?.timeZone ?? 'UTC');
}

const endedText = ({ expiresOn }: LicenceRenewalRecord): string =>
  `This licence ended on ${dayText(expiresOn)}. Send it back.`;

export const reviewLicenceRenewal: Resolver<'reviewLicenceRenewal'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const { decision } = input.body;
    const record = requireRenewal(call);
    const isAsked = ({ name }: { readonly name: string }): boolean => name === decision;
    const step = requireMove(
      'LicenceRenewalStatus',
      'reviewLicenceRenewal',
      record.status,
      namesOf(caller),
      isAsked,
    );
    requireVersion(input.headers['If-Match'], record);
    const reason = clean(input.body.reason ?? '');
    requireFields([
      ['reason', when(decision === 'return' && reason === '', 'Reason is required')],
      ['decision', when(decision === 'accept' && hasEnded(call, record), endedText(record))],
    ]);
    const reviewed = world.licenceRenewals.change(record.id, (held) => ({
      ...held,
      version: held.version + 1,
      status: step.to,
      reviewedAt: new Date(now).toISOString(),
      reviewedBy: personRef(caller.user),
      reason: decision === 'return' ? reason : null,
    }));
    if (decision === 'accept') takeEffect(call, reviewed);
    else renewalSentBack(call, reviewed.taskId, reason);
    const outcome = decision === 'accept' ? 'was accepted' : `was sent back: ${reason}`;
    tellProvider(call, record.provider.userId, `Your ${record.region} licence ${outcome}`);
    return { etag: etagOf(reviewed), data: renewalOf(reviewed, caller) };
  },
};
