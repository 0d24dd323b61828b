import {
  type ApiDocument,
  type ExampleObject,
  type OperationObject,
  operationsOf,
  resolve,
} from '../generate/document.ts';
import { wordsOf } from '../generate/tree.ts';
import { perOperation, type Rule } from './rule.ts';
import { machinesOf, type StateMachine, type Transition } from './state-machines.ts';

/** One operation may move more than one machine: signing out moves the case and its report. */
const machinesMovedBy = (operation: OperationObject): readonly string[] =>
  [operation['x-transition'] ?? []].flat();

const perTransition =
  (find: (one: Transition, machine: StateMachine, document: ApiDocument) => readonly string[]): Rule =>
  (document) =>
    machinesOf(document).flatMap((machine) =>
      machine.transitions.flatMap((one) =>
        find(one, machine, document).map((text) => `${machine.name} ${one.name}: ${text}`),
      ),
    );

export const statesAreListed = perTransition(({ from, to }, { states }) =>
  [...from, ...(to === null ? [] : [to])]
    .filter((state) => !states.includes(state))
    .map((state) => `${state} is no state`),
);

export const statesAreReached: Rule = (document) =>
  machinesOf(document).flatMap(({ name, states, initial, transitions }) => [
    ...(states.includes(initial) ? [] : [`${name}: ${initial} is no state`]),
    ...states
      .filter((state) => state !== initial && !transitions.some(({ to }) => to === state))
      .map((state) => `${name}: nothing leads to ${state}`),
  ]);

export const transitionsAreNamedOnce: Rule = (document) =>
  machinesOf(document).flatMap(({ name, transitions }) => {
    const names = transitions.map((one) => one.name);
    return names.filter((one, index) => names.indexOf(one) !== index).map((one) => `${name} ${one} twice`);
  });

export const transitionsHaveOperations = perTransition(({ operation: id }, machine, document) => {
  if (id === null) return [];
  const operation = operationNamed(document, id);
  if (operation === undefined) return [`there is no operation ${id}`];
  return machinesMovedBy(operation).includes(machine.name) ? [] : [`${id} has no such x-transition`];
});

export const operationsMoveTheirMachines = perOperation(({ operation }, document) =>
  machinesMovedBy(operation).flatMap((name) => {
    const machine = machinesOf(document).find((one) => one.name === name);
    if (machine === undefined) return [`${name} has no machine`];
    const moves = machine.transitions.some((one) => one.operation === operation.operationId);
    return moves ? [] : [`${name} has no transition of this operation`];
  }),
);

/** A wrong state is possible where somebody asks for a move of what is there already. */
export const refusalsAreShown = perTransition(({ operation: id, from, refusal }, _, document) => {
  const isAsked = id !== null && from.length > 0;
  if (refusal === null) return isAsked ? ['no refusal'] : [];
  if (!isAsked) return [`${refusal} is a refusal where no state can be wrong`];
  const wrongStates = wordsOf(document.components.schemas.ErrorCode?.['x-wrong-states']);
  if (!wrongStates.includes(refusal)) return [`${refusal} is not the code of a wrong state`];
  return shownBy(document, id, refusal);
});

export const guardsHaveCodes = perTransition(({ operation: id, refusal, guards }, _, document) =>
  guards.flatMap(({ text, code }) => {
    if (id === null) return code === undefined ? [] : [`"${text}" has a code, and nobody asks`];
    if (code === undefined) return [`"${text}" has no code`];
    return code === refusal ? [`"${text}" has the code of the wrong state`] : shownBy(document, id, code);
  }),
);

export const moversAreKnown = perTransition(({ operation: id, who }, _, document) => {
  const operation = id === null ? undefined : operationNamed(document, id);
  return who.flatMap((name) => {
    const roles = document['x-names']?.[name]?.roles;
    if (roles === undefined) return [`${name} is no name of x-names`];
    if (id === null) return roles.length === 0 ? [] : [`${name} moves it without an operation`];
    const may = operation === undefined || roles.some((role) => operation['x-roles'].includes(role));
    return may ? [] : [`${name} has no role of ${id}`];
  });
});

/** Whom an operation lets in by role, some transition of it knows: `moversAreKnown` asks for the opposite. */
export const rolesMayMove = perOperation(({ operation }, document) => {
  const moved = machinesMovedBy(operation);
  if (moved.length === 0) return [];
  const names = machinesOf(document)
    .filter(({ name }) => moved.includes(name))
    .flatMap(({ transitions }) => transitions)
    .flatMap((one) => (one.operation === operation.operationId ? one.who : []));
  const roles = names.flatMap((name) => document['x-names']?.[name]?.roles ?? []);
  return operation['x-roles']
    .filter((role) => !roles.includes(role))
    .map((role) => `${role} may call it and makes no move`);
});

function shownBy(document: ApiDocument, id: string, code: string): readonly string[] {
  const listed = document.components.schemas.ErrorCode?.enum ?? [];
  if (!listed.includes(code)) return [`${code} is not listed`];
  const operation = operationNamed(document, id);
  if (operation === undefined || codesShownBy(operation, document).includes(code)) return [];
  return [`${code} is in no example of ${id}`];
}

function operationNamed(document: ApiDocument, id: string): OperationObject | undefined {
  return operationsOf(document).find(({ operation }) => operation.operationId === id)?.operation;
}

function codesShownBy(operation: OperationObject, document: ApiDocument): readonly string[] {
  return Object.values(operation.responses).flatMap((reference) => {
    const examples = resolve(document, reference).content?.['application/json']?.examples ?? {};
    return Object.values(examples).flatMap(
      (one) => resolve<ExampleObject>(document, one)['x-error-code'] ?? [],
    );
  });
}
