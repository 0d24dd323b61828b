import { SLIDE } from './begun-cases.ts';
import {
  amendmentsAt,
  answers,
  BLANK,
  type Body,
  count,
  DISAGREE,
  GLASS,
  labelChecks,
  newImage,
  OWN_DIAGNOSIS,
  PARTS,
  PAYMENTS,
  QUESTION,
  REASON,
  rescan,
  returnCase,
  SIGN_OUTS,
  STAIN,
  saying,
  TEXTS,
} from './bodies.ts';
import { EVERYONE, PROVIDERS, type Who } from './people.ts';
import { LENGTH } from './rules/upload-rules.ts';
import type { Case, Command, Request, State } from './state.ts';

/** A command as it is chosen: what it is about, what it says, and whom it is about. */
interface Choice {
  readonly params: Command['params'];
  readonly version?: number;
  readonly body?: Body;
  readonly to?: Who;
}

type Choices = (state: State) => readonly Choice[];

type SaidOf = (aCase: Case) => Pick<Choice, 'body' | 'to'>;

const ofCases =
  (...bodies: readonly SaidOf[]): Choices =>
  ({ cases }) =>
    [...cases.values()].flatMap((aCase) =>
      bodies.map((body) => ({ params: { caseId: aCase.id }, version: aCase.version, ...body(aCase) })),
    );

const nothing = () => ({});

const ofSlides =
  (...bodies: readonly SaidOf[]): Choices =>
  (state) =>
    ofCases(...bodies)(state).map((choice) => ({
      ...choice,
      params: { ...choice.params, subsectionId: SLIDE },
    }));

const isOf =
  (...kinds: readonly Request['kind'][]) =>
  ({ kind }: Request): boolean =>
    kinds.includes(kind);

/** Rescans have an address of their own; under that of an order they are not there, and the other way round. */
const ofRequests =
  (...bodies: readonly (Body | undefined)[]): Choices =>
  ({ requests }) =>
    [...requests.values()].flatMap(({ id, caseId, version }) =>
      bodies.map((body) => ({
        params: { caseId, requestId: id },
        version,
        ...(body === undefined ? {} : { body }),
      })),
    );

const ofRescans =
  (...bodies: readonly ((aCase: Case) => { readonly body: Body })[]): Choices =>
  ({ requests, cases }) =>
    [...requests.values()].filter(isOf('rescan', 'question')).flatMap(({ id, caseId, version }) => {
      const aCase = cases.get(caseId);
      const params = { caseId, subsectionId: SLIDE, requestId: id };
      return aCase === undefined ? [] : bodies.map((body) => ({ params, version, ...body(aCase) }));
    });

const ofTasks =
  (...bodies: readonly (Body | null)[]): Choices =>
  ({ tasks }) =>
    [...tasks.values()].flatMap(({ id, version }) =>
      bodies.map((body) => ({ params: { taskId: id }, version, ...(body === null ? {} : { body }) })),
    );

const ofProviders =
  (...bodies: readonly Body[]): Choices =>
  ({ accounts }) =>
    PROVIDERS.flatMap((to) =>
      bodies.map((body) => ({ params: {}, to, version: accounts.get(to)?.version ?? 1, body })),
    );

const ofLines =
  (...bodies: readonly Body[]): Choices =>
  ({ lines }) =>
    lines.flatMap(({ id, version }) => bodies.map((body) => ({ params: { billingId: id }, version, body })));

const ofUploads =
  (...said: readonly { readonly body?: Body; readonly partNumber?: string }[]): Choices =>
  ({ uploads }) =>
    [...uploads.values()].flatMap(({ id, version }) =>
      said.map(({ partNumber, ...rest }) => ({
        params: { uploadId: id, ...(partNumber === undefined ? {} : { partNumber }) },
        version,
        ...rest,
      })),
    );

/** To one of each side, to a role, to both at once and to nobody. */
const ASSIGNED: readonly Pick<Choice, 'to' | 'body'>[] = [
  ...(['second', 'novice', 'nurse', 'stranger', 'lab', 'accounts'] as const).map((to) => ({ to, body: {} })),
  ...['Facility', 'Provider', 'Lab_Operations', 'Accounts', 'Admin'].map((assignedRole) => ({
    body: { assignedRole },
  })),
  { to: 'lab', body: { assignedRole: 'Admin' } },
  { body: {} },
];

const ofAssignments: Choices = ({ tasks }) =>
  [...tasks.values()].flatMap(({ id, version }) =>
    ASSIGNED.map((said) => ({ params: { taskId: id }, version, ...said })),
  );

const toEach = (people: readonly Who[], body: Body = {}) => people.map((to) => () => ({ to, body }));

/** Every operation that the model knows, with what may be said in it. */
const CHOICES = {
  createCase: ({ cases }) => (cases.size < 8 ? [{ params: {} }] : []),
  updateCase: ofCases(saying({ labelsChecked: true })),
  sendOutCase: ofCases(answers, saying({})),
  recallCase: ofCases(saying(REASON), saying(BLANK)),
  deleteCaseDraft: ofCases(nothing),
  cancelCase: ofCases(saying(REASON), saying({ ...REASON, providerConsulted: true }), saying(BLANK)),
  restoreCase: ofCases(saying(REASON), saying(BLANK)),
  submitSpecimenForm: ofCases(count(0), count(1)),
  releaseToPool: ofCases(labelChecks, saying({})),
  returnCase: ofCases(returnCase('incomplete'), returnCase('wrong_patient'), returnCase('recalled')),
  pickUpCase: ofCases(nothing),
  releaseCase: ofCases(saying({ reason: 'too_busy' }), saying({ reason: 'other' })),
  assignCase: ofCases(...toEach([...PROVIDERS, 'clerk'], REASON), ...toEach(['first', 'second'])),
  openCase: ofCases(nothing),
  askForInformation: ofCases(
    saying({ questions: [QUESTION] }),
    saying({ questions: [QUESTION, QUESTION] }),
    saying({ questions: [{ ...QUESTION, specimenID: 'Z' }] }),
  ),
  answerQuestion: ofRequests({ answer: 'Yes.' }, { cannotProvideReason: 'It is lost.' }, {}),
  createStainRequest: ofCases(
    saying({ orders: [STAIN] }),
    saying({ orders: [GLASS] }),
    saying({ orders: [STAIN], confirmDuplicates: true }),
    saying({ orders: [GLASS], confirmDuplicates: true }),
  ),
  acceptStainRequest: ofRequests(undefined),
  declineStainRequest: ofRequests({ reason: 'block_exhausted' }, { reason: 'other' }),
  fulfilStainRequest: ofRequests({ piecesReceived: 1 }, {}),
  cancelStainRequest: ofRequests(undefined),
  createRescanRequest: ofSlides(
    rescan(0, { reason: 'out_of_focus' }),
    rescan(1, { reason: 'other', note: 'An invented fault.' }),
    rescan(0, { reason: 'other' }),
  ),
  resolveRescanRequest: ofRescans(
    newImage(0),
    newImage(1),
    saying({ outcome: 'Declined', ...REASON }),
    saying({ outcome: 'Declined' }),
  ),
  requestQaReview: ofCases(
    ...toEach(PROVIDERS, { kind: 'Prospective' }),
    ...toEach(PROVIDERS, { kind: 'Prospective', note: 'It was read again.' }),
    ...toEach(['first', 'second'], { kind: 'Retrospective' }),
    ...toEach(['first', 'second'], { kind: 'Retrospective', blinded: false }),
  ),
  savePrimaryDiagnosis: (state) =>
    ofCases(...TEXTS.map(saying))(state).map((choice) => ({
      ...choice,
      version: state.cases.get(choice.params['caseId'] ?? '')?.text.version ?? 0,
    })),
  recordImageOpened: ({ cases }) =>
    [...cases.values()].flatMap(({ id, images }) =>
      [...images, 'img_model-none'].map((imageId) => ({ params: { caseId: id, imageId } })),
    ),
  signOutCase: ofCases(...SIGN_OUTS),
  recallReport: ofCases(saying(REASON), saying(BLANK)),
  amendCase: (state) => ofCases(...amendmentsAt(state.now).map(saying))(state),
  withdrawAmendment: ofCases(nothing),
  startTask: ofTasks(null),
  assignTask: ofAssignments,
  submitTask: ofTasks({}, { answer: 'An invented answer.' }, { piecesReceived: 1 }),
  returnTask: ofTasks(REASON, BLANK),
  completeTask: ofTasks({}, { answer: 'An invented answer.' }, { piecesReceived: 1 }),
  declineTask: ofTasks(REASON, BLANK),
  cancelTask: ofTasks(REASON, BLANK),
  saveQaDiagnosis: ofTasks(OWN_DIAGNOSIS),
  submitQaResult: ofTasks(
    { agreement: 'Agree' },
    { ...DISAGREE, comment: 'An invented comment.' },
    { ...DISAGREE, agreement: 'MinorDisagreement', comment: 'An invented comment.' },
    { agreement: 'Deferred' },
  ),
  deactivateUser: ofProviders({ ...REASON, returnOpenCases: true }, { ...REASON, returnOpenCases: false }),
  reactivateUser: ofProviders(
    { ...REASON, credentialsChecked: true },
    { ...BLANK, credentialsChecked: true },
    REASON,
  ),
  issueBilling: ofLines({ invoiceNumber: 'INV-1' }, { invoiceNumber: 'INV-2' }),
  recordPayment: ofLines(...PAYMENTS),
  reopenBilling: ofLines(REASON, BLANK),
  voidBilling: ofLines(REASON, BLANK),
  createUpload: ({ uploads }) =>
    uploads.size < 5
      ? ['an-invented.mrxs', 'an-invented.exe'].map((fileName) => ({
          params: {},
          body: { fileName, bytes: LENGTH },
        }))
      : [],
  putUploadPart: ofUploads(...PARTS.map((body) => ({ body, partNumber: '1' }))),
  completeUpload: ofUploads({}),
  abortUpload: ofUploads({}),
} satisfies Partial<Record<Command['operation'], Choices>>;

export type Known = keyof typeof CHOICES;

export const OPERATIONS = Object.keys(CHOICES) as readonly Known[];

const WITHOUT_VERSION: readonly Known[] = [
  ...(['createCase', 'recordImageOpened'] as const),
  ...(['createUpload', 'putUploadPart', 'completeUpload'] as const),
];

/** Everything that anybody could say with this operation now, at the present version. */
export function commandsOf(state: State, operation: Known): readonly Command<Known>[] {
  return CHOICES[operation](state).flatMap(({ version, ...choice }: Choice) =>
    EVERYONE.map((who) => ({
      operation,
      who,
      ...choice,
      ...(WITHOUT_VERSION.includes(operation) || version === undefined ? {} : { ifMatch: version }),
    })),
  );
}
