import { ZodObject, z } from 'zod';
import { operations } from '#contracts/generated/operations/index.ts';
import type { ListNameZodType } from '#contracts/generated/schemas/list-name.ts';
import type { SavedViewZodType } from '#contracts/generated/schemas/saved-view.ts';
import { decodeParameters } from '#contracts/parameters.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import type { ListId } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { SavedViewRecord } from '../../store/tables/people.ts';

const MOST_PER_LIST = 30;

const ASKS: Readonly<Record<ListNameZodType, ListId>> = {
  availableCases: 'listCases',
  selectedCases: 'listCases',
  completedCases: 'listCases',
  sendOutCases: 'listCases',
  projectList: 'listCases',
  showCases: 'listCases',
  cases: 'listCases',
  providerTasks: 'listTasks',
  facilityTasks: 'listTasks',
  tasks: 'listTasks',
  finalReports: 'listReports',
  users: 'listUsers',
  registrations: 'listRegistrations',
  licenceRenewals: 'listLicenceRenewals',
  accounts: 'listAccounts',
  groups: 'listGroups',
  enquiries: 'listEnquiries',
  billings: 'listBillings',
  tickets: 'listSupportTickets',
  jobs: 'listFailedJobs',
  mails: 'listMails',
  audit: 'searchCaseEvents',
  refusals: 'listPageRefusals',
};

/** A view keeps what narrows a list down, never what was looked for: a search or one case may tell of a patient. */
const NO_FILTERS: ReadonlySet<string> = new Set([
  'view',
  'page',
  'pageSize',
  'sort',
  'q',
  'caseId',
  'samePatientAs',
]);

function viewForm({ ownerId: _owner, ...view }: SavedViewRecord): SavedViewZodType {
  return { ...view, etag: etagOf(view) };
}

const ownViews = (
  { world, caller }: Pick<Call<'saveView'>, 'world' | 'caller'>,
  list: ListNameZodType | undefined,
) => world.savedViews.by('owner', caller.user.id).filter((view) => list === undefined || view.list === list);

export const listSavedViews: Resolver<'listSavedViews'> = {
  resolve: (call) => ({
    data: {
      items: ownViews(call, call.input.query.list)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(viewForm),
    },
  }),
};

/** Throws VALIDATION_FAILED where the name says nothing or is in use, or where there is no room for another view. */
function requireName(call: Call<'saveView'>): string {
  const { list, name } = call.input.body;
  const words = name.trim();
  if (words === '') throw wrongField('name', 'Name is required');
  const kept = ownViews(call, list);
  if (kept.some((view) => view.name.toLowerCase() === words.toLowerCase()))
    throw wrongField('name', 'You have a view with this name in this list');
  if (kept.length >= MOST_PER_LIST)
    throw wrongField('name', `You have ${MOST_PER_LIST} views of this list; delete one first`);
  return words;
}

/** Whether the operation's own query has this parameter and takes these texts for it. */
function takes(query: ZodObject, name: string, texts: readonly string[]): boolean {
  const field: unknown = Object.hasOwn(query.shape, name) ? query.shape[name] : undefined;
  if (!(field instanceof z.ZodType)) return false;
  const one = z.object({ value: field });
  return one.safeParse(decodeParameters(one, () => texts)).success;
}

/** Throws VALIDATION_FAILED at the first part of the query that the list's operation does not take. */
function requireQuery({ list, filters, sort }: Call<'saveView'>['input']['body']): void {
  const { query } = operations[ASKS[list]];
  if (!(query instanceof ZodObject)) throw new TypeError('A list is asked by a query');
  const named = new Set<string>();
  for (const [index, { name, values }] of filters.entries()) {
    if (NO_FILTERS.has(name) || !Object.hasOwn(query.shape, name))
      throw wrongField(`filters.${index}.name`, 'This list has no such filter');
    if (named.has(name)) throw wrongField(`filters.${index}.name`, 'Each filter is named once');
    if (!takes(query, name, values))
      throw wrongField(`filters.${index}.values`, 'The filter does not take this');
    named.add(name);
  }
  if (sort !== undefined && !takes(query, 'sort', [sort]))
    throw wrongField('sort', 'This list has no such order');
}

export const saveView: Resolver<'saveView'> = {
  resolve: (call) => {
    const { world, caller, now, input } = call;
    const { list, filters, sort = null, columns = null } = input.body;
    requireQuery(input.body);
    const view = world.savedViews.insert({
      id: newId('viw'),
      version: 1,
      ownerId: caller.user.id,
      list,
      name: requireName(call),
      filters,
      sort,
      columns,
      createdAt: new Date(now).toISOString(),
    });
    return { etag: etagOf(view), data: viewForm(view) };
  },
};

export const deleteView: Resolver<'deleteView'> = {
  resolve: ({ world, input }) => {
    const view = world.savedViews.find(input.params.viewId);
    if (view === null) throw refuse('NOT_FOUND');
    requireVersion(input.headers['If-Match'], view);
    world.savedViews.remove(view.id);
    return { data: { done: true } };
  },
};
