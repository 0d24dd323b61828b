import {
  type ApiDocument,
  type LocatedOperation,
  operationsOf,
  type ResponseObject,
  resolve,
} from '../generate/document.ts';

/** A rule of the contract: what it found wrong, in words. */
export type Rule = (document: ApiDocument) => readonly string[];

/** A rule about one operation; what it finds is told with the operation's id. */
export const perOperation =
  (find: (one: LocatedOperation, document: ApiDocument) => readonly string[]): Rule =>
  (document) =>
    operationsOf(document).flatMap((one) =>
      find(one, document).map((text) => `${one.operation.operationId ?? one.path}: ${text}`),
    );

/** A rule about one answer of an operation; what it finds is told with the id and the status. */
export const perAnswer = (
  find: (answer: ResponseObject, status: number, document: ApiDocument) => readonly string[],
): Rule =>
  perOperation(({ operation }, document) =>
    Object.entries(operation.responses).flatMap(([status, reference]) =>
      find(resolve(document, reference), Number(status), document).map((text) => `${status} ${text}`),
    ),
  );
