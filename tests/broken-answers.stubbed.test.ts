import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const HTML = '<html><body><h1>502 Bad Gateway</h1> Haverly</body></html>';
const answer = (body: string, status = 200, type = 'application/json') =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const SECRET = 'Haverly';

/** What stands between the pages and the API may answer in its own way; a name in it must reach nobody. */
const FAULTS: readonly (readonly [what: string, answer: () => Response])[] = [
  ['JSON that is cut short', () => answer(`{"isSuccess":true,"data":{"items":[{"name":"${SECRET}`)],
  ['a proxy’s page with 502', () => answer(HTML, 502, 'text/html')],
  ['a proxy’s page with 200', () => answer(HTML, 200, 'text/html')],
  ['nothing with 200', () => answer('')],
  [
    'isSuccess false with 200',
    () =>
      answer(
        '{"isSuccess":false,"data":null,"message":null,"error":"We count slides today.","details":null}',
      ),
  ],
  [
    'data that lack a field',
    () => answer(`{"isSuccess":true,"data":{"name":"${SECRET}"},"message":null,"error":null,"details":null}`),
  ],
];

const SCREENS = [
  '/admin',
  '/account',
  '/users',
  '/enquiries',
  '/groups',
  '/case',
  '/tasks',
  '/billings',
  '/project-list',
  '/create-task',
];

let desk: OperatorDesk;
const logged: string[] = [];
beforeAll(async () => {
  desk = await openOperatorDesk();
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

describe('D11 a broken answer of the API', () => {
  it.each(FAULTS)(
    '%s: each of ten screens says that it failed, in words, and names nobody',
    async (what, fault) => {
      logged.length = 0;
      vi.stubGlobal('fetch', () => Promise.resolve(fault()));
      for (const address of SCREENS) {
        const { outcome, text } = await desk.open('Admin', address);
        // A screen stands where it can do without what failed, and else says so with a status.
        expect([address, outcome]).toEqual([address, expect.stringMatching(/^(shown|4\d\d|50[0-9])$/)]);
        expect([address, text.includes(SECRET)]).toEqual([address, false]);
        expect([address, outcome === 'shown' || text.length > 10]).toEqual([address, true]);
        if (outcome !== 'shown' && what.startsWith('isSuccess')) expect(text).toBe('We count slides today.');
      }
      expect(logged.join('\n')).not.toContain(SECRET);
    },
  );
});
