import { randomUUID } from 'node:crypto';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { callFor } from '../bodies.ts';
import { type Call, dataOf, isSuccess, shortOf } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import { factsFor, placeOf } from '../facts.ts';
import type { Hooked, Hooks } from '../hooks.ts';
import { valueAt } from '../judge.ts';
import type { PartName } from '../parts/part-names.ts';

/** Six digits behind # are a colour of a mail that is a page. */
const CODE = /(?<![#\w])\d{6}\b/;
const RESET_TOKEN = /\brst_[\w-]+/;

/** What a mail opens: a call that is right now, and is not once more. */
interface Opened {
  readonly call: Call;
  /** A call that looks alike and opens nothing; none where nothing looks alike. */
  readonly wrong: Call | null;
  /** A call that only works afterwards. */
  readonly after: Call | null;
}

/**
 * What only somebody who reads a mail can do. The check makes each address for it, so that nobody is shut out of whom it
 * calls as.
 */
export const BY_MAIL: Readonly<
  Partial<Record<OperationId, (context: CheckContext, hooks: Hooks) => Promise<Hooked<Opened>>>>
> = {
  confirmEmailVerification: async ({ prober }, hooks) => {
    const email = `check-${randomUUID().slice(0, 8)}@example.org`;
    const asked = await prober.ask({
      operation: 'requestEmailVerification',
      caller: null,
      body: { email, purpose: 'registration' },
    });
    const verificationId = valueAt(dataOf(asked), 'verificationId');
    if (!isSuccess(asked) || typeof verificationId !== 'string')
      return { why: `no code could be asked for: ${shortOf(asked)}` };
    const code = await hooks.findInMail(email, CODE);
    if ('why' in code) return code;
    const entering = (text: string): Call => ({
      operation: 'confirmEmailVerification',
      caller: null,
      params: { verificationId },
      body: { code: text },
    });
    const other = code.value === '000000' ? '000001' : '000000';
    return { value: { call: entering(code.value), wrong: entering(other), after: null } };
  },
  resetForgottenPassword: async (context, hooks) => {
    const { finds, people, prober } = context;
    const inviting = people.find(({ name }) => name === 'facility' || name === 'facility2');
    if (inviting === undefined) return { why: 'nobody could log in who invites somebody' };
    const call = callFor(factsFor('inviteTeamMember'), finds, {
      params: {},
      caller: inviting.name,
      key: newKey(),
    });
    const invited = await prober.ask(call);
    const email = valueAt(call.body, 'email');
    if (!isSuccess(invited) || typeof email !== 'string')
      return { why: `nobody could be invited: ${shortOf(invited)}` };
    const token = await hooks.findInMail(email, RESET_TOKEN);
    if ('why' in token) return token;
    const [example] = factsFor('resetForgottenPassword').examples;
    const password = valueAt(example?.value, 'newPassword');
    return {
      value: {
        call: {
          operation: 'resetForgottenPassword',
          caller: null,
          body: { resetToken: token.value, newPassword: password, repeatPassword: password },
        },
        wrong: null,
        after: { operation: 'login', caller: null, body: { email, password } },
      },
    };
  },
};

/** Reads the mail that an operation needs, and asks for it with what the mail says: wrongly, rightly, and once more. */
export async function checkByMail(context: CheckContext, id: OperationId): Promise<void> {
  const { hooks, ledger, parts, prober } = context;
  const open = BY_MAIL[id];
  const opened: Hooked<Opened> =
    hooks === null || open === undefined
      ? { why: 'the code comes by mail, which only a mail hook shows' }
      : await open(context, hooks);
  if ('why' in opened) {
    ledger.miss('examples', id, opened.why);
    return;
  }
  const judge = async (part: PartName, call: Call, name: string, says: string, status: number) => {
    if (!parts.has(part)) return;
    const told = await prober.ask(call);
    if (!told.isSound) return;
    const place = placeOf(id, `/responses/${call.operation === id ? status : 200}`);
    if (told.status === status) ledger.pass(part, `${id}: ${name}`);
    else ledger.fail(part, `${id}: ${name}`, prober.findingOf(told, { says, place, came: shortOf(told) }));
  };
  const { call, wrong, after } = opened.value;
  if (wrong !== null)
    await judge('negative', wrong, 'another code', 'A code that was not sent opens nothing.', 422);
  await judge('examples', call, 'by its mail', 'What came by mail opens what it is for.', 200);
  if (!parts.has('examples')) return;
  await judge('state', call, 'by a mail that was used', 'What came by mail is good for one use.', 410);
  if (after !== null)
    await judge('readback', after, 'and then', 'The password that was set is the one to log in with.', 200);
}
