import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import { screens } from '#app/core/access/screens.ts';
import { clearedWhereEmpty } from '#app/core/forms/cleared.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, newIdempotencyKey } from '#app/server/intents.server.ts';
import { choicesFor } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listGroups } from '#contracts/generated/operations/listGroups.ts';
import { zGroupChangeInput } from '#contracts/generated/schemas/group-change-input.ts';
import { zGroupId } from '#contracts/generated/schemas/group-id.ts';
import { GroupForm, groupAsks, LeaveForm, MemberForm, NewGroupForm, PlainForm } from './group-forms.ts';
import { recordPast } from './record-past.server.ts';

const source: ListSource<typeof listGroups.query> = {
  schema: listGroups.query,
  fixed: {},
  name: 'groups',
  sort: 'name',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'active', label: 'Active', query: { active: 'true' } },
  ],
};

export const groupNews = newsOf(
  screens.groups,
  () => source,
  (api) => (query) => api.listGroups({ query }),
  ({ id }) => id,
);

const NEW = 'new';

/**
 * The groups, or one of them: the specification has one path for both, so that the group is named in the address, with
 * `edit` for its form.
 */
export async function loadGroups({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.groups);
  const api = apiFor(session, request);
  const { searchParams } = new URL(request.url);
  const mayChange = isOpenToDuty('updateGroup', session.staffRole);
  const asked = searchParams.get('group');
  if (asked === null) {
    const { items, list } = await loadList({ request, session }, source, (query) =>
      api.listGroups({ query }),
    );
    return { kind: 'list' as const, items, list, mayChange, isRefused: false };
  }
  const groupId = asked === NEW ? null : idInAddress(request, 'group', zGroupId);
  const group =
    groupId === null
      ? null
      : await valueOrThrow(await api.getGroup({ params: { groupId } }), session, request);
  const page = { idempotencyKey: newIdempotencyKey(), isRefused: isFormRefused(context) };
  if (group === null || searchParams.has('edit')) {
    const [providers, facilities] = await Promise.all([
      choicesFor(api, 'pathologists', context, { name: 'memberIds' }),
      choicesFor(api, 'facilities', context, {
        name: 'facilityIds',
        // What is on no page of the list would not be on the form, and so be taken from the group by saving it.
        held: group?.facilities.map(({ id, name }) => ({ value: id, label: name })) ?? [],
      }),
    ]);
    return { kind: 'form' as const, group, providers, facilities, ...page };
  }
  const [providers, past] = await Promise.all([
    choicesFor(api, 'pathologists', context, { name: 'userId' }),
    recordPast(api, 'groups', group.id),
  ]);
  return { kind: 'group' as const, group, providers, past, mayChange, ...page };
}

const editedNames = groupAsks({ providers: [], facilities: [] }, false)
  .map(({ name }) => name)
  .filter((name) => !name.includes('.'));

const groupPath = (id: string): string => `${screens.groups.path}?group=${encodeURIComponent(id)}`;

export async function actOnGroup(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.groups);
  const api = apiFor(session, args.request);
  const { searchParams } = new URL(args.request.url);
  if (searchParams.get('group') === NEW) return createGroup(args, api);
  const params = { groupId: idInAddress(args.request, 'group', zGroupId) };
  if (searchParams.has('edit')) return changeGroup(args, api, params);
  return moveGroup(args, api, params);
}

async function createGroup(args: ActionFunctionArgs, api: Api) {
  const made = await submitForm(args, NewGroupForm, ({ idempotencyKey, ...body }) =>
    api.createGroup({ headers: { 'Idempotency-Key': idempotencyKey }, body }),
  );
  if (isRefusedForm(made)) return { intent: 'save', refused: made };
  throw redirect(groupPath(made.data.id));
}

interface OfGroup {
  readonly groupId: string;
}

async function changeGroup(args: ActionFunctionArgs, api: Api, params: OfGroup) {
  const saved = await submitForm(args, GroupForm, ({ etag, idempotencyKey: _key, ...typed }) =>
    api.updateGroup({
      params,
      headers: { 'If-Match': etag },
      body: clearedWhereEmpty(zGroupChangeInput, typed, editedNames),
    }),
  );
  if (isRefusedForm(saved)) return { intent: 'save', refused: saved };
  throw redirect(groupPath(params.groupId));
}

async function moveGroup(args: ActionFunctionArgs, api: Api, params: OfGroup) {
  let isDeleted = false;
  const answer = await answerIntent(args, {
    addMember: () =>
      submitForm(args, MemberForm, ({ idempotencyKey, userId }) =>
        api.addGroupMember({ params, headers: { 'Idempotency-Key': idempotencyKey }, body: { userId } }),
      ),
    removeMember: () =>
      submitForm(args, LeaveForm, ({ etag, memberId }) =>
        api.removeGroupMember({ params: { ...params, memberId }, headers: { 'If-Match': etag } }),
      ),
    delete: async () => {
      const deleted = await submitForm(args, PlainForm, ({ etag }) =>
        api.deleteGroup({ params, headers: { 'If-Match': etag } }),
      );
      isDeleted = !isRefusedForm(deleted);
      return deleted;
    },
  });
  if (isDeleted) throw redirect(screens.groups.path);
  return answer;
}
