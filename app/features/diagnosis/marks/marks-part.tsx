import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CaseMessage } from '#app/browser/case-windows.ts';
import { type MarkPlace, markAskedFor, withoutMarkAsked } from '#app/core/citing/cite-link.ts';
import { type CitedLine, type CitedSlide, citedLines, namedTexts } from '#app/core/citing/cited-fields.ts';
import { unknownNumbers, unknownText } from '#app/core/citing/cited-gaps.ts';
import { withSeen } from '#app/core/citing/cited-text.ts';
import { withMeasuredValue, withoutCitation, withoutLength } from '#app/core/citing/token.ts';
import { type DiagnosisFields, diagnosisField, MARKS } from '#app/core/diagnosis/fields.ts';
import { fieldLabel, readCitedMarks } from '#app/core/diagnosis/tables.ts';
import { subsectionDisplayIdOf, subsectionHeading } from '#app/core/slides/titles.ts';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { useTextWindow } from '../windows/text-window.tsx';
import { CitedList } from './cited-list.tsx';
import { asTextControl, changeTexts, specimenOfControl, textControlIn, writeMarks } from './form-texts.ts';
import { MarkChoices } from './mark-choices.tsx';
import { awaitMark, citedInForm, putMark } from './put-mark.ts';
import { useCaseMarks } from './use-case-marks.ts';
import { useFollow } from './use-follow.ts';

interface MarksPartProps {
  readonly item: Case;
  readonly diagnosis: PrimaryDiagnosis;
  readonly userId: string;
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** What it holds now. */
  readonly written: DiagnosisFields;
}

const slidesOf = ({ slides }: Case): readonly CitedSlide[] =>
  slides.flatMap(({ specimenID, subsections }) =>
    subsections.flatMap((subsection, at) =>
      subsection.images.map(({ imageId, checksum }) => ({
        imageId,
        checksum,
        specimenID,
        title: subsectionHeading(subsection, subsectionDisplayIdOf(subsection, specimenID, at)),
      })),
    ),
  );

const NOT_SAVED = 'The mark is not saved with the case yet. Put it in from the list below once it is.';
const STRANGE = 'Its slide came after this page was opened. Reload the page.';

/** The marks of the slides that the text cites. Their lengths follow the rulers until the report is signed. */
export function MarksPart({ item, diagnosis, userId, fields, written }: MarksPartProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const owner = { userId, caseId: item.id };
  const citedText = written[MARKS] ?? '';
  const cited = useMemo(() => readCitedMarks(citedText), [citedText]);
  const slides = useMemo(() => slidesOf(item), [item]);
  const marks = useCaseMarks(owner, diagnosis.citedMarks, cited);
  const { load, sightOf } = marks;
  useFollow(field, cited, sightOf);
  const { target, setTarget, touched, choices } = useTargetField(field, diagnosis);
  const [told, setTold] = useState('');
  const formOf = (): HTMLFormElement | null => field.current?.form ?? null;

  const fieldFor = (imageId: string): string | null => {
    const slide = slides.find((one) => one.imageId === imageId);
    if (slide === undefined) return null;
    const letter = specimenOfControl(target);
    const isFit = touched.has(target) && (letter === null || letter === slide.specimenID);
    return isFit ? target : diagnosisField(slide.specimenID);
  };

  /** Asked for from a slide: the text of the slide's own specimen gets it, or where the reader writes about the case. */
  const putAsked = async (place: MarkPlace): Promise<{ readonly text: string; readonly isDone: boolean }> => {
    const mark = await awaitMark(place, load);
    const form = formOf();
    if (mark === null || form === null) return { text: NOT_SAVED, isDone: false };
    const name = fieldFor(place.imageId);
    if (name === null) return { text: STRANGE, isDone: false };
    const text = putMark({ form, field: name, mark, isLength: true, isAtCaret: touched.has(name) });
    if (text !== null) textControlIn(form, name)?.focus();
    return { text: text ?? STRANGE, isDone: text !== null };
  };

  const hear = (message: CaseMessage): void => {
    if (!('caseId' in message) || message.caseId !== item.id) return;
    if (message.kind === 'marks' && cited.some(({ imageId }) => imageId === message.imageId))
      void load([message.imageId]);
    if (message.kind === 'cite') {
      const { imageId, markId, markKind: kind, windowId: to } = message;
      void putAsked({ imageId, markId, kind }).then((came) => {
        setTold(came.text);
        tell({ kind: 'cited', windowId, to, ...owner, ...came });
      });
    }
    if (message.kind === 'front') {
      window.focus();
      const form = formOf();
      if (form !== null) textControlIn(form, target)?.focus();
    }
  };
  const { others, windowId, tell, subscribe } = useTextWindow();
  const heard = useRef(hear);
  useEffect(() => {
    heard.current = hear;
  });
  useEffect(() => subscribe((message) => heard.current(message)), [subscribe]);
  useAskedInAddress(putAsked, setTold);

  const looked = ({ number, now }: CitedLine): void => {
    const form = formOf();
    if (form === null || now === null) return;
    const { value } = now;
    if (value !== null) changeTexts(form, (text) => withMeasuredValue(text, number, value));
    writeMarks(form, withSeen(citedInForm(form), number, now));
    setTold(`Mark ${String(number)} stands as it is now.`);
  };
  const unbound = ({ number }: CitedLine, isLengthKept: boolean): void => {
    const form = formOf();
    if (form === null) return;
    changeTexts(form, (text) => (isLengthKept ? withoutCitation(text, number) : withoutLength(text, number)));
    writeMarks(
      form,
      citedInForm(form).filter((one) => one.number !== number),
    );
    setTold(`Mark ${String(number)} is cited no more.`);
  };
  const texts = namedTexts(written).map(([, text]) => text);
  const besideId = others.find(({ shows, caseId }) => shows === 'slides' && caseId === item.id)?.windowId;
  const shownBeside = (to: string) => (address: string) => {
    tell({ kind: 'open', windowId, to, ...owner, address });
    setTold('The place is shown in the window with the slides.');
  };
  return (
    <section id="marks" aria-labelledby="marks-title" className="flex scroll-mt-28 flex-col gap-3">
      <h3 id="marks-title" className="font-semibold">
        Marks of the slides
      </h3>
      {/* Not of the type hidden: that one has no value beside its attribute, which each drawing would put back. */}
      <textarea ref={field} hidden readOnly name={MARKS} defaultValue={fields[MARKS] ?? ''} />
      <p role="status" className="text-sm text-success empty:hidden">
        {told}
      </p>
      {marks.isStale && (
        <p className="text-sm text-warning">
          Not all marks could be read just now. What the text cites is shown as it was last known.
        </p>
      )}
      <CitedList
        item={item}
        lines={citedLines(written, cited, slides, sightOf)}
        onLooked={looked}
        onUnbound={unbound}
        onShown={besideId === undefined ? null : shownBeside(besideId)}
      />
      {unknownNumbers(texts, cited).map((number) => (
        <p key={number} className="text-sm text-warning">
          {unknownText(number)}
        </p>
      ))}
      <MarkChoices
        slides={slides}
        marks={marks.marks}
        fields={choices}
        field={target}
        onField={setTarget}
        onOpened={() => load(slides.map(({ imageId }) => imageId))}
        onChosen={(mark, isLength) => {
          const form = formOf();
          if (form === null) return;
          const text = putMark({ form, field: target, mark, isLength, isAtCaret: touched.has(target) });
          setTold(text ?? 'This field is not on the page any more.');
        }}
      />
    </section>
  );
}

/** The field that the reader was in last, of all that a mark may be put into. */
function useTargetField(
  field: { readonly current: HTMLTextAreaElement | null },
  diagnosis: PrimaryDiagnosis,
) {
  const letters = diagnosis.diagnoses.map(({ specimenID }) => specimenID);
  const names = [...letters.map(diagnosisField), 'microscopic', 'comment'];
  const [target, setTarget] = useState(names[0] ?? 'comment');
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(new Map());
  const [touched] = useState(() => new Set<string>());
  useEffect(() => {
    const form = field.current?.form;
    if (form === null || form === undefined) return undefined;
    const listening = new AbortController();
    const note = ({ target: entered }: Event): void => {
      const control = asTextControl(entered);
      if (control === null) return;
      touched.add(control.name);
      setTarget(control.name);
      // A line of the synoptic report is called by its own label.
      const label = control.labels?.[0]?.textContent ?? '';
      if (control.name.startsWith('synoptic.')) setLines((known) => new Map(known).set(control.name, label));
    };
    form.addEventListener('focusin', note, { signal: listening.signal });
    return () => listening.abort();
  }, [field, touched]);
  const choices = [
    ...names.map((name) => ({ value: name, label: fieldLabel(name) })),
    ...[...lines].map(([value, label]) => ({
      value,
      label: `${label}, synoptic report of specimen ${specimenOfControl(value) ?? ''}`,
    })),
  ];
  return { target, setTarget, touched, choices };
}

/** A mark that the address brings from a slide is put in once; a reload does not put it in again. */
function useAskedInAddress(
  put: (place: MarkPlace) => Promise<{ readonly text: string }>,
  tell: (text: string) => void,
): void {
  const putNow = useRef(put);
  useEffect(() => {
    putNow.current = put;
  });
  const begin = useCallback(() => {
    const address = new URL(window.location.href);
    const asked = markAskedFor(address.searchParams);
    if (asked === null) return;
    address.search = withoutMarkAsked(address.searchParams).toString();
    window.history.replaceState(window.history.state, '', address);
    void putNow.current(asked).then(({ text }) => tell(text));
  }, [tell]);
  useEffect(begin, [begin]);
}
