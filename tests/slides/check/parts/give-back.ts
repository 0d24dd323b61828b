import { isSuccess, shortOf } from '../calls.ts';
import type { Prober } from '../prober.ts';

/** Gives a token back by a logout. Null where the server took it; a token that it did not take is as good as before. */
export async function giveBack(prober: Prober, token: string): Promise<string | null> {
  const told = await prober.ask({ operation: 'logout', caller: null, token });
  if (isSuccess(told)) return null;
  return told.status === 0 ? 'logout was not answered' : `logout was answered ${shortOf(told)}`;
}
