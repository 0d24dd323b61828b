import { EVERYONE, PROVIDERS, type Who } from './people.ts';
import { BEGINNING } from './seed.ts';
import type { Case, Command, State } from './state.ts';

type Body = NonNullable<Command['body']>;

/** A command as it is chosen: what it is about, what it says, and whom it is about. */
interface Choice {
  readonly params: Command['params'];
  readonly version?: number;
  readonly body?: Body;
  readonly to?: Who;
}

type Choices = (state: State) => readonly Choice[];

const ofCases =
  (...bodies: readonly ((aCase: Case) => Pick<Choice, 'body' | 'to'>)[]): Choices =>
  ({ cases }) =>
    [...cases.values()].flatMap((aCase) =>
      bodies.map((body) => ({ params: { caseId: aCase.id }, version: aCase.version, ...body(aCase) })),
    );

const saying = (body: Body) => () => ({ body });
const nothing = () => ({});

const REASON = { reason: 'An invented reason.' };
const BLANK = { reason: ' ' };

const returned = (kind: string) => saying({ kind, reasons: [{ text: 'An invented text.' }] });

const labelChecks = ({ id }: Case): { body: Body } => {
  const index = BEGINNING.findIndex((one) => one.id === id);
  const images =
    index < 0 ? [] : [1, 2].map((n) => ({ imageId: `img_model-${index}-${n}`, confirmed: true }));
  return { body: { labelChecks: images } };
};

const answers = ({ reasons }: Case): { body: Body } => ({
  body: { answers: reasons.map((_, at) => ({ number: at + 1, answer: 'An invented answer.' })) },
});

const question = { about: 'other', text: 'An invented question?' };
const STAIN = { kind: 'special_stain', specimenID: 'A', block: 'A1', stain: 'PAS' };
const GLASS = { kind: 'glass_or_block', specimenID: 'A', block: 'A1' };

const ofRequests =
  (...bodies: readonly Body[]): Choices =>
  ({ requests }) =>
    [...requests.values()].flatMap(({ id, caseId, version }) =>
      bodies.map((body) => ({ params: { caseId, requestId: id }, version, body })),
    );

const ofRequestsPlain: Choices = ({ requests }) =>
  [...requests.values()].map(({ id, caseId, version }) => ({ params: { caseId, requestId: id }, version }));

const ofTasks =
  (...bodies: readonly (Body | null)[]): Choices =>
  ({ tasks }) =>
    [...tasks.values()].flatMap(({ id, version }) =>
      bodies.map((body) => ({ params: { taskId: id }, version, ...(body === null ? {} : { body }) })),
    );

const toEach = (people: readonly Who[], body: Body = {}) => people.map((to) => () => ({ to, body }));

const DISAGREE = { agreement: 'MajorDisagreement', categories: ['interpretive'] };

/** Every operation that the model knows, with what may be said in it. */
const CHOICES = {
  createCase: ({ cases }) => (cases.size < 8 ? [{ params: {} }] : []),
  sendOutCase: ofCases(answers, saying({})),
  recallCase: ofCases(saying(REASON), saying(BLANK)),
  deleteCaseDraft: ofCases(nothing),
  cancelCase: ofCases(saying(REASON), saying({ ...REASON, providerConsulted: true }), saying(BLANK)),
  restoreCase: ofCases(saying(REASON), saying(BLANK)),
  releaseToPool: ofCases(labelChecks, saying({})),
  returnCase: ofCases(returned('incomplete'), returned('wrong_patient'), returned('recalled')),
  pickUpCase: ofCases(nothing),
  releaseCase: ofCases(saying({ reason: 'too_busy' }), saying({ reason: 'other' })),
  assignCase: ofCases(...toEach([...PROVIDERS, 'clerk'], REASON), ...toEach(['first', 'second'])),
  openCase: ofCases(nothing),
  askForInformation: ofCases(
    saying({ questions: [question] }),
    saying({ questions: [question, question] }),
    saying({ questions: [{ ...question, specimenID: 'Z' }] }),
  ),
  answerQuestion: ofRequests({ answer: 'Yes.' }, { cannotProvideReason: 'It is lost.' }, {}),
  createStainRequest: ofCases(
    saying({ orders: [STAIN] }),
    saying({ orders: [GLASS] }),
    saying({ orders: [STAIN], confirmDuplicates: true }),
    saying({ orders: [GLASS], confirmDuplicates: true }),
  ),
  acceptStainRequest: ofRequestsPlain,
  declineStainRequest: ofRequests({ reason: 'block_exhausted' }, { reason: 'other' }),
  fulfilStainRequest: ofRequests({ piecesReceived: 1 }, {}),
  cancelStainRequest: ofRequestsPlain,
  requestQaReview: ofCases(...toEach(PROVIDERS, { kind: 'Prospective' })),
  startTask: ofTasks(null),
  submitQaResult: ofTasks(
    { agreement: 'Agree' },
    { ...DISAGREE, comment: 'An invented comment.' },
    { agreement: 'Deferred' },
  ),
  // What becomes of reviews and requests when their reader leaves is not in the model.
  deactivateUser: ({ accounts, cases }) =>
    (['first', 'second'] as const)
      .filter((to) =>
        [...cases.values()].every(
          ({ holder, reviewer, status }) => reviewer !== to && (holder !== to || status === 'Selected'),
        ),
      )
      .flatMap((to) =>
        [true, false].map((returnOpenCases) => ({
          ...{ params: {}, to, version: accounts.get(to)?.version ?? 1 },
          body: { ...REASON, returnOpenCases },
        })),
      ),
} satisfies Partial<Record<Command['operation'], Choices>>;

export type Known = keyof typeof CHOICES;

export const OPERATIONS = Object.keys(CHOICES) as readonly Known[];

const WITHOUT_VERSION: readonly Known[] = ['createCase'];

/** Everything that anybody could say with this operation now, at the present version. */
export function commandsOf(state: State, operation: Known): readonly Command[] {
  return CHOICES[operation](state).flatMap(({ version, ...choice }: Choice) =>
    EVERYONE.map((who) => ({
      ...{ operation, who, ...choice },
      ...(WITHOUT_VERSION.includes(operation) || version === undefined ? {} : { ifMatch: version }),
    })),
  );
}
