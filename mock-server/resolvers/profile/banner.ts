import type { BannerZodType } from '#contracts/generated/schemas/banner.ts';
import type { BannerMessageZodType } from '#contracts/generated/schemas/banner-message.ts';
import type { Resolver } from '../../http/call.ts';
import { requireFields } from '../../http/field-problems.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { World } from '../../world.ts';

const ID = 'banner';

/** Before the first message there is a banner too, of version 0. */
const present = (world: World) => world.banners.find(ID) ?? { id: ID, version: 0, message: null };

type Held = ReturnType<typeof present>;

const answerOf = (held: Held, message: BannerMessageZodType | null) => {
  const data: BannerZodType = { version: held.version, etag: etagOf(held), message };
  return { etag: data.etag, data };
};

/** Null once it has ended; one that is still to come is for admins alone. */
function shownTo(
  role: string,
  message: BannerMessageZodType | null,
  now: number,
): BannerMessageZodType | null {
  if (message === null || (message.endsAt !== null && Date.parse(message.endsAt) <= now)) return null;
  return Date.parse(message.startsAt) <= now || role === 'Admin' ? message : null;
}

function put(world: World, message: BannerMessageZodType | null): Held {
  const version = present(world).version + 1;
  world.banners.remove(ID);
  return world.banners.insert({ id: ID, version, message });
}

export const getBanner: Resolver<'getBanner'> = {
  resolve: ({ world, caller, now }) => {
    const held = present(world);
    return answerOf(held, shownTo(caller.viewer.role, held.message, now));
  },
};

/** Whoever leaves the start empty begins now, and has typed none that the end could be before. */
function endFault(endMs: number, startMs: number, now: number): string | null {
  if (endMs <= startMs && startMs > now) return 'The end must be after the start';
  return endMs <= now ? 'The end has passed already' : null;
}

export const setBanner: Resolver<'setBanner'> = {
  resolve: ({ world, caller: { user }, now, input }) => {
    requireVersion(input.headers['If-Match'], present(world));
    const { level, startsAt = new Date(now).toISOString(), endsAt = null } = input.body;
    const text = input.body.text.trim();
    requireFields({
      text: text === '' ? 'Message is required' : null,
      endsAt: endsAt === null ? null : endFault(Date.parse(endsAt), Date.parse(startsAt), now),
    });
    const message = { text, level, startsAt, endsAt, setBy: personRef(user) };
    return answerOf(put(world, message), message);
  },
};

export const clearBanner: Resolver<'clearBanner'> = {
  resolve: ({ world, input }) => {
    requireVersion(input.headers['If-Match'], present(world));
    return answerOf(put(world, null), null);
  },
};
