import type { AppLoadContext } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { candidateText } from '#app/core/cases/assignment.ts';
import { nameToChoose } from '#app/core/people/days-away.ts';
import type { ChoicesAnswer } from '#app/core/resources/choices-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { zUserStatus } from '#contracts/generated/schemas/user-status.ts';
import type { UserListItem } from '#contracts/generated/wire.ts';
import { type Api, apiFor, isKeptFrom } from '../api.server.ts';
import { searchOf } from '../form.server.ts';
import { requireScreen } from '../guards.server.ts';

const MOST = 100;

interface Named {
  readonly value: string;
  readonly label: string;
}

interface NamedPage {
  readonly items: readonly Named[];
  readonly total: number;
}

/** `of` is the thing that it is chosen for, where the choices depend on one. */
type Find = (api: Api, query: { q?: string; pageSize: number }, of: string) => Promise<ApiResult<NamedPage>>;

function pageOf<Item>(
  answer: ApiResult<Answer<{ readonly items: readonly Item[]; readonly total: number }>>,
  nameOf: (item: Item) => Named,
): ApiResult<NamedPage> {
  if (!answer.ok) return answer;
  const { items, total } = answer.value.data;
  return { ok: true, value: { items: items.map(nameOf), total } };
}

const person = ({ userId, displayName }: UserListItem): Named => ({ value: userId, label: displayName });

/**
 * Nothing is given to an account that is closed, though a filter still finds what it was given before. A pathologist who
 * is to begin is given the onboarding before they may do anything else.
 */
const NOT_CLOSED = zUserStatus.exclude(['Deactivated']).options;

/** What forms and filters choose from by name, where there may be thousands. */
const SOURCES = {
  pathologists: async (api, query) =>
    pageOf(
      await api.listUsers({ query: { ...query, role: ['Provider', 'physician'], sort: 'name' } }),
      person,
    ),
  readers: async (api, query) =>
    pageOf(
      await api.listUsers({
        query: { ...query, role: ['Provider', 'physician'], status: ['Active'], sort: 'name' },
      }),
      (one) => ({ value: one.userId, label: nameToChoose(one) }),
    ),
  candidates: async (api, query, caseId) =>
    pageOf(
      await api.listAssignmentCandidates({ params: { caseId }, query: { ...query, assignable: true } }),
      (one) => ({ value: one.provider.userId, label: candidateText(one) }),
    ),
  takers: async (api, query, taskId) =>
    pageOf(
      await api.listTaskCandidates({ params: { taskId }, query: { ...query, mayTake: true } }),
      ({ person: { userId, displayName }, awayUntil }) => ({
        value: userId,
        label: nameToChoose({ displayName, awayUntil }),
      }),
    ),
  operators: async (api, query) =>
    pageOf(await api.listUsers({ query: { ...query, role: ['Admin'], sort: 'name' } }), person),
  owners: async (api, query) =>
    pageOf(
      await api.listUsers({ query: { ...query, role: ['Admin'], status: NOT_CLOSED, sort: 'name' } }),
      person,
    ),
  people: async (api, query) =>
    pageOf(await api.listUsers({ query: { ...query, status: NOT_CLOSED, sort: 'name' } }), person),
  users: async (api, query) => pageOf(await api.listUsers({ query: { ...query, sort: 'name' } }), person),
  facilities: async (api, query) =>
    pageOf(await api.listFacilities({ query: { ...query, sort: 'name' } }), ({ id, name }) => ({
      value: id,
      label: name,
    })),
} as const satisfies Readonly<Record<string, Find>>;
export type Source = keyof typeof SOURCES;

const isSource = (text: string): text is Source => Object.hasOwn(SOURCES, text);

const queryOf = (words: string) => ({ pageSize: MOST, ...(words === '' ? {} : { q: words.slice(0, 100) }) });

/** The names that fit the words, after those that are chosen already; only these, and that it is so, where the API lists nobody. */
export async function findChoices(
  api: Api,
  source: Source,
  words = '',
  held: readonly Named[] = [],
  of = '',
) {
  const answer = await SOURCES[source](api, queryOf(words), of);
  const { items, total } = answer.ok ? answer.value : { items: [], total: 0 };
  const all = new Map([...held, ...items].map((one) => [one.value, one]));
  const named = of === '' ? source : `${source}${OF}${of}`;
  return {
    source: named,
    words,
    choices: [...all.values()],
    total,
    shown: items.length,
    isUnread: !answer.ok && !isKeptFrom(answer.error),
  };
}

/** What was found but for one: nobody takes over from themselves, or looks over what is their own. */
export const withoutPerson = <Found extends { readonly choices: readonly Named[] }>(
  found: Found,
  userId: string | undefined,
): Found => ({ ...found, choices: found.choices.filter(({ value }) => value !== userId) });

/** Between a source and the thing that it is for, where a page looks for more; no id has it. */
const OF = '.';

/** A question of a form, and what has been chosen for it so far. */
interface Asked {
  readonly name: string;
  readonly held?: readonly Named[];
  readonly of?: string;
}

/** What a form may choose from for a question, with what was looked for when it was posted without script. */
export function choicesFor(
  api: Api,
  source: Source,
  context: AppLoadContext,
  { name, held = [], of }: Asked,
) {
  const search = searchOf(context, name);
  return findChoices(api, source, search?.words, [...held, ...(search?.held ?? [])], of);
}

/** Somebody whom a record names, as one choice; none for nobody. */
export const heldPerson = (
  who: { readonly userId: string; readonly displayName: string } | null | undefined,
): readonly Named[] => (who == null ? [] : [{ value: who.userId, label: who.displayName }]);

/** What the API calls somebody or something; null where it does not say. */
export async function nameOf(api: Api, source: Source, id: string): Promise<string | null> {
  if (source === 'facilities') {
    const facility = await api.getFacilityAccount({ params: { facilityId: id } });
    return facility.ok ? (facility.value.data.form.displayName ?? facility.value.data.form.legalName) : null;
  }
  const user = await api.getUser({ params: { userId: id } });
  return user.ok ? user.value.data.displayName : null;
}

/** What a filter may choose from, by what its address looks for; what it has chosen stays among it. */
async function filterChoices(api: Api, source: Source, name: string, { searchParams }: URL) {
  const found = await findChoices(api, source, (searchParams.get(`find.${name}`) ?? '').trim());
  return withChosen(api, source, found, searchParams.get(name) ?? '');
}

/** What was found, with what is chosen already by its id: it may be on no page of the list. */
export async function withChosen<Found extends { readonly choices: readonly Named[] }>(
  api: Api,
  source: Source,
  found: Found,
  chosen: string,
): Promise<Found> {
  if (chosen === '' || found.choices.some(({ value }) => value === chosen)) return found;
  const label = (await nameOf(api, source, chosen)) ?? chosen;
  return { ...found, choices: [{ value: chosen, label }, ...found.choices] };
}

/** What the filters of a list choose from by name, by the name of the filter. */
export async function namedChoices(
  api: Api,
  request: Request,
  filters: Readonly<Record<string, Source>>,
): Promise<Readonly<Record<string, Awaited<ReturnType<typeof findChoices>>>>> {
  const url = new URL(request.url);
  const all = Object.entries(filters).map(
    async ([name, source]) => [name, await filterChoices(api, source, name, url)] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

/** The names that the operator looks for while typing. Throws 400 where the address names nothing to look through. */
export async function loadChoices(request: Request): Promise<ChoicesAnswer> {
  const session = await requireScreen(request, screens.groups);
  const { searchParams } = new URL(request.url);
  const [source = '', of = ''] = (searchParams.get('source') ?? '').split(OF);
  if (!isSource(source)) throw new Response(null, { status: 400 });
  const answer = await SOURCES[source](
    apiFor(session, request),
    queryOf((searchParams.get('q') ?? '').trim()),
    of,
  );
  if (answer.ok) return { ok: true, choices: [...answer.value.items], total: answer.value.total };
  return { ok: false, message: readFailureText(answer.error) };
}
