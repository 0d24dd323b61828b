import {
  type ApiDocument,
  type ExampleObject,
  type OperationObject,
  operationsOf,
  resolve,
} from '../generate/document.ts';
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

export const refusalsAreShown = perTransition(({ operation: id, refusal }, _, document) => {
  if (refusal === null) return id === null ? [] : ['no refusal'];
  const listed = document.components.schemas.ErrorCode?.enum ?? [];
  if (!listed.includes(refusal)) return [`${refusal} is not listed`];
  const operation = id === null ? undefined : operationNamed(document, id);
  if (operation === undefined || codesShownBy(operation, document).includes(refusal)) return [];
  return [`${refusal} is in no example of ${id}`];
});

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
