import { expect, it } from 'vitest';
import { foundIn } from '../../report/summary.ts';
import { checkMock } from '../check-mock.test-support.ts';

const NAME = 'listTextTemplates: a token that was given back';

/** What is said of tokens after the logout of a server that answers it so, and does nothing else for it. */
async function checkedWith(logout: () => Response) {
  const { report } = await checkMock({
    operations: ['listTextTemplates', 'getWsiFile'],
    only: ['auth'],
    spoil: (request, pass) => (request.url.endsWith('/auth/logout') ? Promise.resolve(logout()) : pass()),
  });
  return report;
}

it.each([
  ['does not work yet', 404, { 'x-error-code': 'NOT_FOUND' }, 'logout was answered 404 NOT_FOUND'],
  ['fails', 503, {}, 'logout was answered 503'],
] as const)(
  'no token was given back where the logout %s, and the report says so',
  async (_, status, headers, why) => {
    const report = await checkedWith(() => new Response(null, { status, headers }));
    expect(foundIn(report)).toEqual([]);
    for (const name of [NAME, 'getWsiFile: a link after the logout'])
      expect(report.checked).toContainEqual({ part: 'auth', name, status: 'not reached', why });
  },
);

it('a finding of a token that was given back tells how to come by such a token', async () => {
  const report = await checkedWith(() => Response.json({}));
  const found = foundIn(report).find(({ name }) => name === NAME);
  expect(found?.finding.reached).toEqual(['log in as admin; its token is TOKEN', 'logout: with TOKEN']);
});
