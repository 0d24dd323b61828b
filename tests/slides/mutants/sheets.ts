import { randomUUID } from 'node:crypto';
import { at, type Mutant } from './mutant.ts';

/** Servers that take in other people of a sheet than they should. */
export const SHEET_MUTANTS: readonly Mutant[] = [
  {
    name: 'rehearsal taken in',
    wrong: 'takes in a sheet of enquiries that was sent to be rehearsed, and says that it has not',
    part: 'readback',
    operations: ['importEnquiries'],
    spoil: at(['importEnquiries'], async ({ pass, request }) => {
      const answer = await pass();
      const url = new URL(request.url);
      if (url.searchParams.get('dryRun') !== 'true') return answer;
      url.searchParams.delete('dryRun');
      await pass({ url: url.href });
      return answer;
    }),
  },
  {
    name: 'sheet taken in twice',
    wrong: 'takes in everybody of a sheet of users each time that it is sent',
    part: 'readback',
    operations: ['importUsers'],
    spoil: at(['importUsers'], async ({ pass, request }) => {
      const sheet = await request.clone().text();
      return pass({ body: sheet.replaceAll(/check-\w+@/g, `check-${randomUUID().slice(0, 8)}@`) });
    }),
  },
  {
    name: 'unknown column taken',
    wrong: 'passes over a column of a sheet of enquiries that it does not know',
    part: 'negative',
    operations: ['importEnquiries'],
    spoil: at(['importEnquiries'], async ({ pass, request }) => {
      const sheet = await request.clone().text();
      const answer = await pass();
      return answer.status === 422 ? pass({ body: sheet.replaceAll(/,[^,\n]*\n/g, '\n') }) : answer;
    }),
  },
];
