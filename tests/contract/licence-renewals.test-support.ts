import { PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf, MINUTE_MS, peopleMock } from './people.test-support.ts';

export const DAY_MS = 24 * 60 * MINUTE_MS;
export const PDF = '%PDF-1.7 an invented licence';

export const LICENCE = {
  region: 'OH',
  number: 'DEMO-35-0042',
  issuedOn: '2026-11-20',
  expiresOn: '2029-11-19',
};

/** A world whose provider renews licences and whose admin decides on them, and what both do. */
export async function openRenewals() {
  const mock = peopleMock({ tokenLifeMs: 400 * DAY_MS });
  const admin = await mock.enter('admin');
  const mine = await mock.enter('provider');
  const renew = (changes: object = {}, as = mine, userId = PROVIDER, type = 'application/pdf') =>
    mock.send('renewLicence', {
      params: { userId },
      query: { ...LICENCE, name: 'licence.pdf', ...changes },
      body: PDF,
      as,
      headers: { 'Content-Type': type },
    });
  const review = (renewalId: string, body: object, as = admin, version = 1) =>
    mock.send('reviewLicenceRenewal', { params: { renewalId }, body, version, as });
  const handIn = async (changes: object = {}): Promise<string> =>
    dataOf<{ id: string }>(await renew(changes)).id;
  const holdOnly = (expiresOn: string): void => {
    mock.api
      .world()
      .users.change(PROVIDER, (user) => ({
        ...user,
        licences: user.licences
          .filter(({ state }) => state === 'OH')
          .map((licence) => ({ ...licence, expiresOn })),
      }));
  };
  const licence = () => mock.user(PROVIDER).licences.find(({ state }) => state === 'OH');
  return { mock, admin, mine, renew, review, handIn, holdOnly, licence };
}

export type Renewals = Awaited<ReturnType<typeof openRenewals>>;
