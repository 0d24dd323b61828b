import { expect, it } from 'vitest';
import { foundIn } from '../../report/summary.ts';
import { checkMock } from '../check-mock.test-support.ts';

const UNREAD = ['specimenType', 'slidesCheck'];

/** Takes whatever stands in some fields, as a server does that does not look at them. */
async function withoutLooking(
  request: Request,
  pass: (other?: Request) => Promise<Response>,
): Promise<Response> {
  const text = await request.clone().text();
  if (!(request.url.includes('/text-templates') && text.startsWith('{"') && text.endsWith('}')))
    return pass();
  const fields = Object.entries(JSON.parse(text) as object).filter(([name]) => !UNREAD.includes(name));
  const { url, method, headers } = request;
  return pass(new Request(url, { method, headers, body: JSON.stringify(Object.fromEntries(fields)) }));
}

it.each(['createTextTemplate', 'updateTextTemplate'] as const)(
  'the curl line of a finding of %s makes the mistake that it names, and no other one',
  async (operation) => {
    const { report } = await checkMock({
      operations: [operation],
      only: ['negative'],
      level: 'full',
      spoil: withoutLooking,
    });
    const lines = foundIn(report).map(({ name, finding }) => {
      const sent = /--data-binary '(.*?)' 'http/.exec(finding.curl)?.[1] ?? '';
      return [name.replace(`${operation}: `, ''), UNREAD.filter((field) => sent.includes(`"${field}":`))];
    });
    const ofField = ['a wrong type', 'null', 'a text too long', 'a text too short']
      .filter((what) => what !== 'null' || operation === 'createTextTemplate')
      .map((what) => [`specimenType: ${what}`, ['specimenType']]);
    expect(lines).toEqual([['a key that is not known', ['slidesCheck']], ...ofField]);
  },
);

it('the curl line of a finding sends nothing but what is wrong, where nothing else is needed', async () => {
  const { report } = await checkMock({
    operations: ['updateTextTemplate'],
    only: ['negative'],
    level: 'full',
    spoil: withoutLooking,
  });
  const short = foundIn(report).find(({ name }) => name.endsWith('a text too short'));
  expect(short?.finding.curl).toContain(`--data-binary '{"specimenType":""}'`);
});
