import { expect, it } from 'vitest';
import { checkMock } from '../check-mock.test-support.ts';

it('tells as what a lost value is read, so that a day too early is seen for what it is', async () => {
  const { report } = await checkMock({
    operations: ['updateCase', 'getCaseForm'],
    only: ['readback'],
    spoil: async (request, pass) => {
      const answer = await pass();
      if (request.method !== 'GET' || !request.url.endsWith('/form') || answer.status !== 200) return answer;
      const text = (await answer.text()).replaceAll(/"birthDate":"[\d-]+"/g, '"birthDate":"1801-02-03"');
      return new Response(text, answer);
    },
  });
  const came = report.checked.flatMap((one) => (one.status === 'failed' ? one.finding.came : []));
  expect(came).toEqual(['read otherwise: patient.birthDate as "1801-02-03"']);
});
