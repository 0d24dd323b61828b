import { z } from 'zod';
import { dataOf, isSuccess } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import type { CallerName } from '../creds.ts';

const Profile = z.object({
  provider: z.object({
    signingSites: z.array(z.object({ code: z.string() })),
    readingSites: z.array(z.looseObject({ verified: z.boolean() })),
  }),
});

/** Where nobody has named a place yet. */
const INVENTED = {
  name: 'A place of the check',
  kind: 'home',
  address: {
    line1: '1 Example Street',
    line2: null,
    city: 'Columbus',
    region: 'OH',
    postalCode: '43004',
    country: 'US',
  },
  clia: null,
  vpn: true,
} as const;

/**
 * The code of a place where a provider signs. A provider who has none says in the profile where they read, since a
 * signature names one; null where the server takes none.
 */
export async function readingSiteOf({ prober }: CheckContext, caller: CallerName): Promise<string | null> {
  const own = await prober.ask({ operation: 'getMyProfile', caller });
  const { data: profile } = Profile.safeParse(dataOf(own));
  if (profile === undefined) return null;
  const [site] = profile.provider.signingSites;
  if (site !== undefined) return site.code;
  const named = profile.provider.readingSites.map(({ verified: _, ...input }) => input);
  const told = await prober.ask({
    operation: 'updateMyProfile',
    caller,
    headers: { 'If-Match': own.headers.get('etag') ?? '' },
    body: { provider: { readingSites: named.length > 0 ? named : [INVENTED] } },
  });
  const { data: changed } = Profile.safeParse(dataOf(told));
  return isSuccess(told) ? (changed?.provider.signingSites[0]?.code ?? null) : null;
}
