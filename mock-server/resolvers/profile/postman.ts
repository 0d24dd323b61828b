import type { MailRecord } from '../../store/tables/notices.ts';
import type { World } from '../../world.ts';

/** Hears of a mail that has left, once, after the call that sent it was kept. */
export type Mailed = (mail: MailRecord) => void;

interface Round {
  readonly revision: number;
  readonly mails: number;
}

/** Brings out what calls have sent. A world begins with the mails of its seed, which nobody is told of again. */
export function createPostman(mailed: Mailed): (world: World) => void {
  const rounds = new WeakMap<World, Round>();
  return (world) => {
    const revision = world.mails.revision();
    const last = rounds.get(world);
    if (last?.revision === revision) return;
    const mails = world.mails.list();
    rounds.set(world, { revision, mails: mails.length });
    if (last !== undefined) for (const mail of mails.slice(last.mails)) mailed(mail);
  };
}

/** A mail as a text that a person reads in a file. */
export const mailText = ({ at, to, subject, text }: MailRecord): string =>
  `${at}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n\n----\n`;
