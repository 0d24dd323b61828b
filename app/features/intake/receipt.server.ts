import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { mayAddImage, mayEditForm } from '#app/core/case-form/editing.ts';
import { countPathOf } from '#app/core/cases/case-links.ts';
import { isOpenRequest } from '#app/core/diagnosis/open-requests.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { rescanText } from '#app/core/tasks/rescan-text.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { taskPlaceOf } from '#app/core/tasks/task-words.ts';
import { RemoveImageForm } from '#app/core/uploads/remove-image-form.ts';
import { scannedSlidesOf } from '#app/core/uploads/scanned-slide.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, type RefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { type IntentOutcome, idInAddress, newIdempotencyKey } from '#app/server/intents.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { CaseForm, NumberedThing, SlideReceipt } from '#contracts/generated/wire.ts';
import { listedSlides, NumberForm, receiptFormOf, receiptOf, type SeveralThings } from './receipt-forms.ts';

const NOTHING_READ = { last: null, announced: null, scanning: null, nearNames: null };

/** The case whose slides came by mail, or none before its number is scanned. */
export async function loadReceipt({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.uploadSpecimenForm);
  const { searchParams } = new URL(request.url);
  const part = searchParams.get('part') === 'scans' ? ('scans' as const) : ('count' as const);
  const page = { part, idempotencyKey: newIdempotencyKey(), isRefused: isFormRefused(context) };
  if (!searchParams.has('case')) return { ofCase: null, ...NOTHING_READ, ...page };
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const api = apiFor(session, request);
  const [answer, form, intake] = await Promise.all([
    api.getCase({ params }),
    api.getCaseForm({ params }),
    api.getCaseIntake({ params }),
  ]);
  const nearNames = intake.ok ? intake.value.data.nameAlerts : null;
  const ofCase = await valueOrThrow(answer, session, request);
  // Not all of the staff may see the form of a case; whoever may not has nothing to scan.
  if (!form.ok && form.error.kind === 'http' && form.error.status === 403)
    return { ofCase, ...NOTHING_READ, nearNames, ...page };
  const entered = await valueOrThrow(form, session, request);
  const scanning = await loadScanning(entered, { api, session, request });
  const { receipt: last, delivery: announced } = entered;
  return { ofCase, last, announced, scanning, nearNames, ...page };
}

interface Asking {
  readonly api: Api;
  readonly session: Session;
  readonly request: Request;
}

/** The slides that take scans now, and the images that may be taken off them again; null where there are none. */
async function loadScanning(form: CaseForm, asking: Asking) {
  const ordered = form.status === 'Submitted' ? new Set<string>() : await readOrdered(form.id, asking);
  const slides = listSlidesToScan(form, ordered);
  if (slides.length === 0) return null;
  const imageIds = mayEditForm('Admin', form.status)
    ? slides.flatMap(({ images }) => images.map(({ imageId }) => imageId))
    : form.removableImages;
  const { userId } = asking.session;
  return {
    slides,
    again: await readAgain(form, asking),
    removing: { etag: form.etag, imageIds },
    caseId: form.id,
    accession: form.clinical.caseRecordId,
    userId,
  };
}

/** The images that readers want scanned again, of which a slide may have others too. */
async function readAgain({ id: caseId, specimens }: CaseForm, { api, session, request }: Asking) {
  const flagged = specimens.flatMap(({ subsections }) =>
    subsections.filter(({ requireRescan }) => requireRescan),
  );
  const lists = await Promise.all(
    flagged.map(async ({ id: subsectionId }) => {
      const read = await readEveryPage((query) =>
        api.listRescanRequests({ params: { caseId, subsectionId }, query }),
      );
      return read.ok ? read.value.items : await valueOrThrow<never>(read, session, request);
    }),
  );
  return lists
    .flat()
    .filter(isOpenRequest)
    .map((rescan) => ({ imageId: rescan.imageId, reason: rescanText(rescan) }));
}

/** The slides that somebody has ordered and waits for. */
async function readOrdered(caseId: string, { api, session, request }: Asking): Promise<ReadonlySet<string>> {
  const read = await readEveryPage((query) =>
    api.listStainRequests({ params: { caseId }, query: { ...query, status: ['Requested', 'InProgress'] } }),
  );
  const orders = read.ok ? read.value.items : await valueOrThrow<never>(read, session, request);
  return new Set(orders.flatMap(({ subsection }) => subsection ?? []));
}

/** Every slide until the case has been checked; after that those which were ordered or have to be scanned again. */
const listSlidesToScan = (form: CaseForm, ordered: ReadonlySet<string>) =>
  scannedSlidesOf(form, ({ id, isRequested, requireRescan }) =>
    mayAddImage('Admin', form.status, {
      isRequested,
      requireRescan,
      isAwaited: requireRescan || ordered.has(id),
      lacksImages: false,
    }),
  );

/** What came of the form; null in `receipt` before something was counted. */
interface Outcome {
  readonly refused: RefusedForm | null;
  readonly receipt: SlideReceipt | null;
  /** The cases and tasks of a number that several have. */
  readonly several: SeveralThings | null;
  /** What came of taking an image off its slide. */
  readonly removal: IntentOutcome | null;
}

const NOTHING_YET: Outcome = { refused: null, receipt: null, several: null, removal: null };

const refusedBy = (refused: RefusedForm) =>
  json<Outcome>({ ...NOTHING_YET, refused }, { status: refused.refusal ?? 400 });

export async function actOnReceipt(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.uploadSpecimenForm);
  const api = apiFor(session, args.request);
  if (!new URL(args.request.url).searchParams.has('case')) return findCase(args, api, session);
  const intent = (await postedForm(args.request.clone())).get('intent');
  if (intent === 'removeImage') return removeImage(args, api);
  const params = { caseId: idInAddress(args.request, 'case', zCaseId) };
  const ofCase = await valueOrThrow(await api.getCase({ params }), session, args.request);
  const listed = listedSlides(ofCase);
  const outcome = await submitForm(args, receiptFormOf(listed), (typed) =>
    api.submitSpecimenForm({
      params,
      headers: { 'If-Match': typed.etag, 'Idempotency-Key': typed.idempotencyKey },
      body: receiptOf(typed, listed),
    }),
  );
  if (isRefusedForm(outcome)) return refusedBy(outcome);
  return json<Outcome>({ ...NOTHING_YET, receipt: outcome.data });
}

/** The wrong scan is taken off the slide, while no reader has opened it. */
async function removeImage(args: ActionFunctionArgs, api: Api) {
  const outcome = await submitForm(args, RemoveImageForm, ({ idempotencyKey: _key, etag, ...params }) =>
    api.deleteImage({ params, headers: { 'If-Match': etag } }),
  );
  const refused = isRefusedForm(outcome) ? outcome : null;
  const status = refused === null ? 200 : (refused.refusal ?? 400);
  return json<Outcome>({ ...NOTHING_YET, removal: { intent: 'removeImage', refused } }, { status });
}

/** The scanned number stands in no address: it may be a facility's. The case is named by the platform's own id. */
async function findCase(args: ActionFunctionArgs, api: Api, session: Session) {
  const posted = (await postedForm(args.request.clone())).get('number');
  const number = typeof posted === 'string' ? posted.trim() : '';
  const looked = await api.lookUpNumber({ body: { number } });
  const things = looked.ok ? looked.value.data.items : [];
  const caseIds = [...new Set(things.flatMap(({ caseId }) => caseId ?? []))];
  const isKnown = rule([], () => !looked.ok || caseIds.length > 0, {
    path: ['number'],
    message: 'No case, slide or parcel has this number',
  });
  const schema = NumberForm.check(isKnown);
  const outcome = await submitForm(args, schema, () => Promise.resolve(looked));
  if (isRefusedForm(outcome)) return refusedBy(outcome);
  const taskIds = listReceiving(things);
  // Where a task waits for the parcel, no case is counted but one that was sent with it.
  const choosable = taskIds.length === 0 ? caseIds : caseIds.filter((id) => isNamedItself(things, id));
  const [onlyCase = ''] = choosable;
  const [onlyTask = ''] = taskIds;
  if (choosable.length + taskIds.length === 1)
    throw redirect(
      taskIds.length === 0
        ? countPathOf(onlyCase)
        : taskPlaceOf({ id: onlyTask, type: TASK.slideReceipt }, session.role),
    );
  const isParcel = choosable.every((id) =>
    things.some(({ kind, as, caseId }) => kind === 'case' && as === 'trackingNumber' && caseId === id),
  );
  const asking = { api, session, request: args.request };
  const [ofCases, tasks] = await Promise.all([readSeveral(choosable, asking), readTasks(taskIds, asking)]);
  return json<Outcome>({ ...NOTHING_YET, several: { ...ofCases, isParcel, tasks } });
}

/** The case itself or a slide of it bears the number, and not only work on it. */
const isNamedItself = (things: readonly NumberedThing[], caseId: string): boolean =>
  things.some((thing) => thing.caseId === caseId && (thing.kind === 'case' || thing.kind === 'slide'));

/** The tasks to receive a parcel that their case was not sent with: what was ordered is received there, and counted nowhere. */
const listReceiving = (things: readonly NumberedThing[]): readonly string[] =>
  things
    .filter(({ kind, as, caseId }) => {
      const isReceiving = kind === 'task' && as === 'trackingNumber';
      return isReceiving && (caseId === null || !isNamedItself(things, caseId));
    })
    .map(({ id }) => id);

/** A facility sends the cases of a day in one parcel. */
const CHOICES_AT_MOST = 60;

async function readTasks(
  taskIds: readonly string[],
  { api, session, request }: Asking,
): Promise<SeveralThings['tasks']> {
  const answers = await Promise.all(
    taskIds.slice(0, CHOICES_AT_MOST).map((taskId) => api.getTask({ params: { taskId } })),
  );
  const tasks = await Promise.all(answers.map((answer) => valueOrThrow(answer, session, request)));
  return tasks.map(({ id, title, status, specimenID, case: ofCase, facility }) => ({
    id,
    title,
    status,
    // Blocks of several cases are called alike.
    of: [ofCase?.caseID, specimenID !== null && `part ${specimenID}`, facility?.name]
      .filter(Boolean)
      .join(', '),
  }));
}

/** Two facilities may use the same number, and so may a case that was withdrawn and the one that came after it. */
async function readSeveral(
  caseIds: readonly string[],
  { api, session, request }: Asking,
): Promise<Pick<SeveralThings, 'choices' | 'untold'>> {
  const answers = await Promise.all(
    caseIds.slice(0, CHOICES_AT_MOST).map((caseId) => api.getCase({ params: { caseId } })),
  );
  // A draft has the number as well, and nothing of it is told before it is sent out.
  const isTold = (answer: (typeof answers)[number]) =>
    answer.ok || answer.error.kind !== 'http' || answer.error.status !== 404;
  const cases = await Promise.all(
    answers.filter(isTold).map((answer) => valueOrThrow(answer, session, request)),
  );
  return {
    choices: cases.map(({ id, caseID, caseRecordId, facilityName, status, receivedSlides }) => ({
      id,
      caseID,
      caseRecordId,
      facilityName,
      status,
      isCounted: receivedSlides.length > 0,
    })),
    untold: caseIds.length - cases.length,
  };
}
