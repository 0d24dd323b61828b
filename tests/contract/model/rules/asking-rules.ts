import type { Who } from '../people.ts';
import { make, requestsOf } from '../requests.ts';
import {
  type Case,
  type Command,
  change,
  isOpenRequest,
  LAB_STAFF,
  peopleOf,
  type Refused,
  type State,
  tell,
} from '../state.ts';
import { peopleOfTask } from '../tasks.ts';
import { type CaseRule, INVALID, mayOpen, READERS, refuse } from '../verdicts.ts';

/** 2.3 row 12: the reader asks, of a case in hand or one that waits already. */
const ASKING = {
  sees: mayOpen,
  roles: READERS,
  may: (who: Who, { holder }: Case) => holder === who,
  from: ({ status }: Case) => status === 'Selected' || status === 'AdditionalWorkRequested',
  status: 201,
} satisfies Partial<CaseRule>;

const idsOf = (list: unknown): readonly string[] =>
  (list as readonly { readonly id: string }[]).map(({ id }) => id);

export const askForInformation: CaseRule = {
  ...ASKING,
  fields: (_, { body }) =>
    (body?.['questions'] as readonly object[]).some((one) => 'specimenID' in one) ? INVALID : null,
  apply: (state, { who }, aCase, told) => {
    change(state, aCase, who, 'AdditionalWorkRequested');
    const ids = idsOf(told.data['questions']);
    const task = make(state, told, aCase, { kind: 'question', who, ids });
    tell(state, peopleOfTask(state, task), 'assigned_to_me', { caseId: aCase.id, taskId: task.id });
  },
};

const kindOf = ({ body }: Command): 'stain' | 'glass' =>
  (body?.['orders'] as { kind: string }[])[0]?.kind === 'glass_or_block' ? 'glass' : 'stain';

/** 2.6: the same on the same block wants a second confirmation. */
function duplicate(state: State, command: Command, { id, emptySlides }: Case): Refused | null {
  if (command.body?.['confirmDuplicates'] === true) return null;
  const kind = kindOf(command);
  const isThere =
    kind === 'stain'
      ? emptySlides > 0
      : requestsOf(state, id).some((one) => one.kind === 'glass' && isOpenRequest(one));
  return isThere ? refuse(409, 'DUPLICATE_ORDER') : null;
}

export const createStainRequest: CaseRule = {
  ...ASKING,
  fields: duplicate,
  apply: (state, command, aCase, told) => {
    const kind = kindOf(command);
    change(state, aCase, command.who, 'AdditionalWorkRequested');
    const { id: taskId } = make(state, told, aCase, {
      kind,
      who: command.who,
      ids: idsOf(told.data['requests']),
    });
    if (kind === 'stain') aCase.emptySlides += 1;
    // Glass comes to the operator's laboratory; a stain is made by the facility, which has one of its own.
    const isOfFacility = kind === 'stain';
    const about = { caseId: aCase.id, words: 'ordered' };
    tell(state, peopleOf(aCase.facilityId), 'assigned_to_me', {
      ...about,
      taskId: isOfFacility ? taskId : null,
    });
    if (!isOfFacility) tell(state, LAB_STAFF, 'assigned_to_me', { ...about, taskId });
  },
};

const imageOf = ({ body }: Command): string => String(body?.['imageId']);

/** 2.6: one open rescan for each image; the slide is marked until it is there or declined. */
export const createRescanRequest: CaseRule = {
  ...ASKING,
  // A case without slides has no such address.
  sees: (who, aCase) => mayOpen(who, aCase) && aCase.isWhole,
  before: (state, command, aCase) => {
    const isOpen = requestsOf(state, aCase.id).some(
      (one) => one.imageId === imageOf(command) && isOpenRequest(one),
    );
    return ASKING.from(aCase) && isOpen ? refuse(409, 'REQUEST_STATE') : null;
  },
  fields: (_, command, { images }) => {
    const { reason, note } = command.body ?? {};
    return images.includes(imageOf(command)) && (reason !== 'other' || note !== undefined) ? null : INVALID;
  },
  apply: (state, command, aCase, told) => {
    const { who } = command;
    change(state, aCase, who, 'AdditionalWorkRequested');
    const ids = [String(told.data['id'])];
    const task = make(state, told, aCase, { kind: 'rescan', who, ids, imageId: imageOf(command) });
    tell(state, peopleOfTask(state, task), 'assigned_to_me', { caseId: aCase.id, taskId: task.id });
  },
};
