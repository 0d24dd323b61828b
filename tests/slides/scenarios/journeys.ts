import type { Person } from './schema.ts';

/** What plays a row; or why no call of the API could, and a test of the screens that shows it, by words of its name. */
type Played =
  | { readonly by: readonly string[] }
  | { readonly notByApi: string; readonly shownBy?: readonly [file: string, words: string] };

/** The hazards of a screen, in the words by which scenarios name them. */
export const HAZARDS: Readonly<Record<string, Played>> = {
  "wrong patient's slide in view": { by: ['identity-in-question'] },
  'tile or link of another case': { by: ['links-of-others'] },
  'wrong slide of the right case': {
    notByApi: 'which picture a late answer is painted into is decided in the browser',
    shownBy: ['tests/e2e/wrong-patient.spec.ts', 'no frame shows two cases'],
  },
  'missed slide': { by: ['missed-slide'] },
  'missed new slide after order': { by: ['new-slide-after-order'] },
  'stale measurement': { by: ['marks-of-another-time'] },
  "shared computer shows a colleague's rulers": { by: ['marks-of-another-time'] },
  'sync copies in split view counted twice': {
    notByApi: 'the copies of a split view are never sent',
    shownBy: [
      'app/core/viewing/mirror.test.ts',
      'the log grows by what the hand did in the first pane alone',
    ],
  },
  'sync on two slides with different mpp or orientation': {
    notByApi: 'the length of a mirrored ruler is worked out where it is drawn',
    shownBy: ['app/core/viewing/mirror.test.ts', 'lie where the registration puts them on another slide'],
  },
  'wrong mpp': { by: ['into-the-pool', 'scale-of-a-slide'] },
  'magnification read as objective': {
    notByApi: 'it is a word beside the picture',
    shownBy: ['app/viewer/ui/stage/magnification-badge.test.tsx', 'says what a microscope would'],
  },
  'zoomed past the scan': {
    notByApi: 'it is a word beside the picture',
    shownBy: ['app/viewer/ui/stage/magnification-badge.test.tsx', 'says what a microscope would'],
  },
  'rotated or mirrored, margins named wrong': {
    notByApi: 'how a picture is turned is not sent',
    shownBy: ['app/viewer/ui/stage/magnification-badge.test.tsx', 'says how far the picture is turned'],
  },
  colour: {
    notByApi: 'colours are made where tiles are painted',
    shownBy: ['tests/e2e/pane-decoding.spec.ts', 'have the colours of the scan'],
  },
  'low resolution shown as final': {
    notByApi: 'what is painted while tiles are missing is decided in the browser',
    shownBy: [
      'tests/e2e/honest-pixels.spec.ts',
      'says in each pane while tiles of the view are still to come',
    ],
  },
  'unscanned tissue': {
    notByApi: 'what was not scanned shows on the picture of the whole glass, which the viewer draws',
    shownBy: ['tests/e2e/associated-pictures.spec.ts', 'label, macro and thumbnail are told apart'],
  },
  'blurred scan signed out': { by: ['rescan'] },
  'screenshot without identity': {
    notByApi: 'the file is made in the browser',
    shownBy: ['tests/e2e/viewer-screenshot.spec.ts', 'a screenshot is a PNG of the pane with its marks'],
  },
  'annotation taken for diagnosis': { by: ['marks-not-in-report'] },
  'wrong laterality in text': { by: ['wrong-side'] },
  'copy-paste from an earlier case': { by: ['text-of-another-case'] },
  "wrong part's diagnosis": { by: ['text-of-another-case'] },
  'signing by another at an open screen': { by: ['open-screen'] },
  'sign-out twice, from two tabs': { by: ['sign-out-twice'] },
  'timeout during typing': { by: ['text-survives-a-failure'] },
  'autofill writes into patient fields': {
    notByApi: 'what a browser fills in by itself is told by the fields of the form',
  },
  'date read day-first': {
    notByApi: 'the API has dates in one form; how they are written is a matter of the screens',
  },
  'draft phi on disk': {
    notByApi: 'what a browser keeps is not known to the server',
    shownBy: ['app/browser/kept-files.stored.test.ts', 'with the login of another person'],
  },
  'old report printed': { by: ['amendment'] },
  'out-of-licence read': { by: ['licence-lapses'] },
};

interface Journey {
  /** The section of the specification, and what somebody does there. */
  readonly journey: string;
  /** Who does it: a step of each of its scenarios is theirs. */
  readonly who: Person | 'nobody';
  readonly by: readonly string[];
}

/** What each role comes for, and each way through the states of the specification that calls the API. */
export const JOURNEYS: readonly Journey[] = [
  { journey: '2.1 log in and out', who: 'nobody', by: ['session'] },
  { journey: '2.1 ask to be registered', who: 'nobody', by: ['enquiry-to-registration'] },
  { journey: '2.1 set a forgotten password', who: 'nobody', by: ['forgotten-password'] },
  { journey: '2.2 see what can be read', who: 'provider', by: ['before-pickup-no-name', 'race-for-a-case'] },
  { journey: '2.2 read a case of mine', who: 'provider', by: ['read-and-sign-out', 'handed-to-a-colleague'] },
  { journey: '2.2 come back to a completed case', who: 'provider', by: ['addendum', 'amendment'] },
  {
    journey: '2.2 do a task of mine',
    who: 'provider2',
    by: ['second-review-agrees', 'second-review-disagrees'],
  },
  { journey: '2.2 read before one is active', who: 'provisional', by: ['assigned-to-a-novice'] },
  { journey: '2.2 become active', who: 'provisional', by: ['proctored-and-active'] },
  { journey: '2.2 make a case', who: 'facility', by: ['facility-sends-a-case', 'pressed-twice-on-send'] },
  {
    journey: '2.2 follow what was sent',
    who: 'facility',
    by: ['returned-and-sent-again', 'withdrawn-and-restored', 'seen-by-its-own-facility'],
  },
  { journey: '2.2 do a task of the facility', who: 'np', by: ['question-to-the-facility'] },
  { journey: '2.2 invite a colleague', who: 'facility', by: ['invited-colleague'] },
  { journey: '2.2 work for the facility without running it', who: 'np', by: ['draft-edited-twice'] },
  { journey: '2.4 look after cases', who: 'admin', by: ['on-hold', 'looked-for-and-written-down'] },
  { journey: '2.4 check what comes in', who: 'lab', by: ['into-the-pool', 'returned-and-sent-again'] },
  { journey: '2.4 look after accounts', who: 'relations', by: ['proctored-and-active'] },
  { journey: '2.4 look after users', who: 'admin', by: ['leaving-with-open-cases'] },
  { journey: '2.4 take up an enquiry', who: 'relations', by: ['enquiry-to-registration'] },
  { journey: '2.4 form a group', who: 'admin', by: ['group-of-readers'] },
  { journey: '2.4 give a task out', who: 'admin', by: ['task-handed-back'] },
  { journey: '2.4 bill', who: 'accounts', by: ['billing-line'] },
  { journey: '2.4 answer the support', who: 'admin', by: ['ticket'] },
  { journey: '2.4 put a message over every page', who: 'admin', by: ['banner-for-all'] },
  { journey: '4.1 end a session', who: 'provider', by: ['session'] },
  { journey: '4.1 find a screen that somebody left open', who: 'provider', by: ['open-screen'] },
  { journey: '4.1 move a provider from status to status', who: 'admin', by: ['proctored-and-active'] },
  { journey: '4.2 ask again after a failure', who: 'provider', by: ['text-survives-a-failure'] },
  { journey: '4.3 save a draft on each change', who: 'facility', by: ['draft-edited-twice'] },
  { journey: '4.3 abandon a draft', who: 'facility', by: ['draft-thrown-away'] },
  { journey: '4.4 open the slides of a case', who: 'provider', by: ['links-of-others'] },
  { journey: '4.4 open every slide', who: 'provider', by: ['missed-slide'] },
  { journey: '4.4 measure', who: 'provider', by: ['marks-of-another-time'] },
];
