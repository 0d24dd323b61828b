import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { wait } from '#app/browser/wait.ts';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
// Imported for what it does: refusals that the specification keeps off the screen go to the console.
import '../../state/console-warnings.ts';
import { createEncryption } from '#app/browser/encryption.ts';
import { createSeenSlides } from '#app/browser/seen-slides.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { $isStopped } from '../../state/guard.ts';
import { $windowId } from '../../state/mark-reading.ts';
import { cameOnline, createOutboxPort, unsentHurried } from '../../state/outbox.ts';
import { handlersOf, type ViewerPorts } from '../../state/ports.ts';
import { readerReturned } from '../../state/read-only.ts';
import { $case, $images } from '../../state/slides.ts';
import { $caseNumber, pageHidden, pageReturned, windowHeard } from '../../state/windows.ts';
import { createLegacyBoxStorage } from '../../storage/legacy/legacy-boxes.ts';
import { createMarkDatabases, type ImageNames } from '../../storage/marks/database.ts';
import { createMarkPort } from '../../storage/marks/port.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import { createMarkStore } from '../../storage/marks/store.ts';
import { exchange } from '../../storage/outbox/exchange.ts';
import { createVisitStorage } from '../../storage/visit/visit-storage.ts';
import { openWindowChannel, type WindowChannel } from '../../tabs/channel.ts';
import { openNameClaims } from '../../tabs/claims.ts';
import { createWriterNames, type WriterNames } from '../../tabs/writers.ts';
import { createSlidePorts } from './slide-ports.ts';
import { annotationsPort, openingPort } from './viewer-requests.ts';

const KEEP_RETRY_MS = 5000;
/** Specification 9: the default debounce. */
const VISIT_WAIT_MS = 300;
const BOXES_WAIT_MS = 1000;
/** What was seen is nobody's work: a second of it may be lost. */
const SEEN_WAIT_MS = 1000;

/** Says in the scope what happens around it, and can be told to stop. */
function listenTo(scope: Scope, windowId: string, writers: WriterNames): WindowChannel {
  const say = (event: EventCallable<void>) => () => void allSettled(event, { scope });
  const channel = openWindowChannel(windowId, (message) => {
    void allSettled(windowHeard, { scope, params: message });
  });
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', say(cameOnline), { signal });
  window.addEventListener('focus', say(readerReturned), { signal });
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      say(unsentHurried)();
      say(pageHidden)();
      // The page that follows a reload asks for the same names, before the browser has taken this one down.
      if (!persisted) writers.release();
    },
    { signal },
  );
  // A phone may end a page that is out of sight without another word.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && say(unsentHurried)(),
    { signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && say(pageReturned)(), { signal });
  return {
    tell: channel.tell,
    close: () => {
      listening.abort();
      channel.close();
    },
  };
}

/** What the image is called in the case that is shown; null where the case has no number yet. */
function namesOfImage(scope: Scope, imageId: string): ImageNames | null {
  const caseID = scope.getState($caseNumber);
  const image = scope.getState($images).find((one) => one.imageId === imageId);
  return image === undefined || caseID === '' ? null : { caseID, slide: image.titles.subsection };
}

function createChannelPort(scope: () => Scope, windowId: string, writers: WriterNames) {
  let channel: WindowChannel | null = null;
  return {
    join: () => {
      channel ??= listenTo(scope(), windowId, writers);
    },
    tell: (message: Parameters<WindowChannel['tell']>[0]) => channel?.tell(message),
    leave: () => {
      channel?.close();
      channel = null;
      writers.release();
    },
  };
}

/**
 * The viewer's stores for one page, bound to this browser and this server, and the link that came with it. Made on the server too, so nothing of
 * the browser is touched before it is asked for.
 */
export function createViewerScope(firstLink: LinkAnswer | null): Scope {
  const windowId = crypto.randomUUID();
  const isAddressed =
    typeof window !== 'undefined' && new URL(window.location.href).searchParams.has('image');
  const key = storageKeyPort(
    () => scope.getState($case)?.userId ?? null,
    (kind, cause) => new StorageError(kind, cause),
  );
  const encryption = createEncryption(key);
  const store = createMarkStore(createMarkDatabases(), encryption);
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  const writers = createWriterNames(locks, windowId, openNameClaims);
  const marks = createMarkPort({ store, encryption, writers, textStorage: () => window.localStorage });
  const boxes = createLegacyBoxStorage(() => window.localStorage, encryption);
  const visits = createVisitStorage(() => window.sessionStorage, encryption);
  const seenSlides = createSeenSlides(key);
  const channel = createChannelPort(() => scope, windowId, writers);
  const annotations = { ...annotationsPort, pause: wait };
  const ports: ViewerPorts = {
    ...createSlidePorts(() => scope, firstLink),
    noteOpening: openingPort(() => scope.getState($isStopped), wait),
    openMarks: marks.open,
    readMarksOn: marks.readOn,
    keepMarks: ({ place, records }) => store.append(place, records, namesOfImage(scope, place.imageId)),
    waitToKeepAgain: () => wait(KEEP_RETRY_MS),
    readUnsent: (owner) => {
      // With the case and not with its first mark: who is offline by then could keep nothing. It is asked for again
      // where it is needed.
      void key().catch(() => undefined);
      return store.unsent(owner);
    },
    acknowledgeMarks: (sent) => store.acknowledge(sent, sent),
    forgetUnsent: (given) => store.forgetUnsent(given, given.gestures),
    orderOutbox: createOutboxPort(() => scope, { exchange: (input) => exchange(input, annotations), wait }),
    readBoxes: boxes.read,
    writeBoxes: ({ place, rulers }) => boxes.write(place, rulers),
    waitToWriteBoxes: () => wait(BOXES_WAIT_MS),
    readVisit: async (owner) => {
      const found = await visits.read(owner);
      return found && { ...found, isAddressed };
    },
    writeVisit: visits.write,
    waitToWriteVisit: () => wait(VISIT_WAIT_MS),
    readSeen: seenSlides.read,
    keepSeen: ({ slides, ...owner }) => seenSlides.add(owner, slides),
    waitToKeepSeen: () => wait(SEEN_WAIT_MS),
    joinWindows: channel.join,
    tellWindows: channel.tell,
    leaveWindows: channel.leave,
  };
  const scope: Scope = fork({ values: [[$windowId, windowId]], handlers: handlersOf(ports) });
  return scope;
}
