import { z } from 'zod';
import { notify } from '#mock-server/rules/people/notify.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { at, edited, type Mutant, type SpoiledCall, spoiling, withData, withRows } from './mutant.ts';

const Counts = z.looseObject({ open: z.number() });

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

/** A key with a hyphen loses it, and one without gets it. */
const turned = (query: URLSearchParams): void => {
  const sort = query.get('sort');
  if (sort === null || sort === 'urgency') return;
  const keys = sort.split(',').map((key) => (key.startsWith('-') ? key.slice(1) : `-${key}`));
  query.set('sort', keys.join(','));
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

const ORDERED: readonly Mutant[] = [
  {
    name: 'order turned round',
    wrong: 'lists cases the other way round than the order that is asked for',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(['listCases'], asked(turned)),
  },
  {
    name: 'usual order lost',
    wrong: 'lists cases by their numbers where no order is asked for',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(
      ['listCases'],
      asked((query) => {
        if (!query.has('sort')) query.set('sort', '-caseID');
      }),
    ),
  },
  {
    name: 'urgency ignored',
    wrong: 'lists cases by priority alone where the overdue ones come first',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(
      ['listCases'],
      asked((query) => {
        if (query.get('sort') === 'urgency') query.set('sort', '-priority,-dueAt');
      }),
    ),
  },
  {
    name: 'over among the urgent',
    wrong: 'lists cases by urgency with those that are signed out or cancelled above the open ones',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(['listCases'], async ({ pass, request }) => {
      const answer = await pass();
      if (answer.status !== 200 || !request.url.includes('sort=urgency')) return answer;
      const isOver = (row: Readonly<Record<string, unknown>>): boolean =>
        ['SignOutCompleted', 'Cancelled'].includes(String(row['status']));
      return edited(answer, {
        body: withRows((rows) => [...rows.filter(isOver), ...rows.filter((row) => !isOver(row))]),
      });
    }),
  },
  {
    name: 'oldest first',
    wrong: 'lists the notices of a reader with the oldest first',
    part: 'readback',
    operations: ['listNotifications'],
    spoil: (api) => {
      const world = api.world();
      const readers = [PROVIDER, SECOND_PROVIDER].flatMap((id) => world.users.find(id) ?? []);
      for (const [minutes, text] of ['A first notice.', 'A second notice.'].entries())
        notify(world, Date.now() + minutes * 60_000, readers, { event: 'security', text, isMerged: false });
      return spoiling(['listNotifications'], 200, { body: withRows((rows) => rows.toReversed()) })(api);
    },
  },
];

const FILES: readonly Mutant[] = [
  {
    name: 'row lost in a file',
    wrong: 'leaves the last user of a list out of the file of it',
    part: 'readback',
    operations: ['exportUsers'],
    spoil: at(['exportUsers'], async ({ pass, request }) => {
      const answer = await pass();
      if (answer.status !== 200 || !request.url.includes('format=csv')) return answer;
      const file = Buffer.from(await answer.arrayBuffer());
      const beforeLast = file.lastIndexOf('\n', file.lastIndexOf('\n') - 1);
      return edited(new Response(file.subarray(0, beforeLast), answer), {});
    }),
  },
  {
    name: 'file without its mark',
    wrong: 'writes users into a file of CSV that does not begin with a byte order mark',
    part: 'generic',
    operations: ['exportUsers'],
    spoil: at(['exportUsers'], async ({ pass, request }) => {
      const answer = await pass();
      if (answer.status !== 200 || !request.url.includes('format=csv')) return answer;
      // Whoever reads bytes as text leaves the mark out.
      return edited(new Response(await answer.text(), answer), {});
    }),
  },
  {
    name: 'filters of a file ignored',
    wrong: 'writes all users into a file whichever are asked for',
    part: 'readback',
    operations: ['exportUsers'],
    spoil: at(['exportUsers'], asked(without('role', 'status'))),
  },
];

const FIGURES: readonly Mutant[] = [
  {
    name: 'figure miscounted',
    wrong: 'counts one open task more in an overview than its list has',
    part: 'readback',
    operations: ['getDashboard'],
    spoil: spoiling(['getDashboard'], 200, {
      body: withData((data) => {
        const tasks = Counts.parse(data['tasks']);
        return { ...data, tasks: { ...tasks, open: tasks.open + 1 } };
      }),
    }),
  },
];

export const LIST_MUTANTS: readonly Mutant[] = [...LISTED, ...ORDERED, ...FILES, ...FIGURES];
