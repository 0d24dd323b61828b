import { randomUUID } from 'node:crypto';
import { type Call, dataOf, type Told } from '../calls.ts';
import { isSame } from '../changes/differences.ts';
import type { CheckContext } from '../context.ts';
import { placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { CHANGES_NOTHING } from '../prober.ts';

const isIn = (told: Told): boolean => typeof valueAt(dataOf(told), 'token') === 'string';

/** Nobody gets in with another password than their own, and a refusal does not tell who has an account. */
export async function checkLogins(context: CheckContext): Promise<void> {
  const { chosen, finds, isReadOnly, ledger, people, prober } = context;
  if (!chosen.some(({ id }) => id === 'login')) return;
  const [wrong, unknown] = ['login: another password', 'login: an unknown address'];
  const email = people[0] === undefined ? undefined : finds.loginOf(people[0].name)?.email;
  if (isReadOnly || email === undefined) {
    for (const name of [wrong, unknown])
      ledger.miss('auth', name, isReadOnly ? CHANGES_NOTHING : 'nobody could log in');
    return;
  }
  const password = `none of theirs ${randomUUID()}`;
  const loginOf = (body: Call['body']): Call => ({ operation: 'login', caller: null, body });
  const refused = await prober.ask(loginOf({ email, password }));
  const stranger = await prober.ask(
    loginOf({ email: `nobody-${randomUUID().slice(0, 8)}@example.org`, password }),
  );
  const judge = (name: string, told: Told, says: string, isRight: boolean): void => {
    if (!told.isSound) return;
    const came = `${told.status} ${told.code ?? ''} ${isIn(told) ? 'with a token' : ''}`.trim();
    if (isRight) ledger.pass('auth', name);
    else ledger.fail('auth', name, prober.findingOf(told, { says, place: placeOf('login'), came }));
  };
  judge(wrong, refused, 'Nobody logs in with another password than their own.', !isIn(refused));
  const isOneAnswer =
    stranger.status === refused.status &&
    stranger.code === refused.code &&
    isSame(stranger.body, refused.body);
  if (!isIn(refused))
    judge(
      unknown,
      stranger,
      'The answer to an unknown address is that to another password: it tells nobody who has an account.',
      isOneAnswer,
    );
}
