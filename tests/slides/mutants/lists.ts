import { at, type Mutant, type SpoiledCall } from './mutant.ts';

/** Answers as if the query had been another one; what is no query goes on being refused. */
const asked =
  (change: (query: URLSearchParams) => void) =>
  async ({ pass, request }: SpoiledCall): Promise<Response> => {
    const url = new URL(request.url);
    const answer = await pass();
    change(url.searchParams);
    return answer.status === 200 ? pass({ url: url.href }) : answer;
  };

const without =
  (...names: readonly string[]) =>
  (query: URLSearchParams): void => {
    for (const name of names) query.delete(name);
  };

/** Servers whose lists have other rows than were asked for, or have them in another order. */
const LISTED: readonly Mutant[] = [
  {
    name: 'days ignored',
    wrong: 'lists all cases whichever days are asked for',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(['listCases'], asked(without('from', 'to'))),
  },
  {
    name: 'moments ignored',
    wrong: 'lists all tasks whenever they were made',
    part: 'readback',
    operations: ['listTasks'],
    spoil: at(['listTasks'], asked(without('createdFrom', 'createdBefore'))),
  },
  {
    name: 'overdue ignored',
    wrong: 'lists all cases where only those past their due time are asked for',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(['listCases'], asked(without('overdue'))),
  },
];

export const LIST_MUTANTS: readonly Mutant[] = [...LISTED];
