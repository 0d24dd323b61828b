import { useCallback, useMemo, useRef } from 'react';
import { citedLines, namedTexts } from '#app/core/citing/cited-fields.ts';
import { unknownNumbers, unknownText } from '#app/core/citing/cited-gaps.ts';
import { type DiagnosisFields, MARKS } from '#app/core/diagnosis/fields.ts';
import { readCitedMarks } from '#app/core/diagnosis/tables.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { caseSlidesOf, formerSlidesOf, markedImagesOf } from '#app/core/slides/case-slides.ts';
import { wrongSlidesOf } from '#app/core/slides/replaced-images.ts';
import { DoneLine } from '#app/ui/detail/posted-outcome.tsx';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { useTextWindow } from '../windows/text-window.tsx';
import { CitedList } from './cited-list.tsx';
import { FormerMarks } from './former-marks.tsx';
import { MarkChoices } from './mark-choices.tsx';
import { UnsentMarksNotice } from './unsent-marks.tsx';
import { useAskedInAddress } from './use-asked-in-address.ts';
import { useCaseMarks } from './use-case-marks.ts';
import { useFollow } from './use-follow.ts';
import { useHeard } from './use-heard.ts';
import { useMarksOfText } from './use-marks-of-text.ts';
import { useTargetField } from './use-target-field.ts';
import { useUnsentMarks } from './use-unsent-marks.ts';

interface MarksPartProps {
  readonly item: Case;
  readonly diagnosis: PrimaryDiagnosis;
  readonly userId: string;
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** What it holds now. */
  readonly written: DiagnosisFields;
  readonly sendMarks: MarkSender;
}

/** The marks of the slides that the text cites. Their lengths follow the rulers until the report is signed. */
export function MarksPart({ item, diagnosis, userId, fields, written, sendMarks }: MarksPartProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const owner = { userId, caseId: item.id };
  const citedText = written[MARKS] ?? '';
  const cited = useMemo(() => readCitedMarks(citedText), [citedText]);
  const slides = useMemo(() => caseSlidesOf(item), [item]);
  const former = useMemo(() => formerSlidesOf(item), [item]);
  const ofWrongSlides = useMemo(() => wrongSlidesOf(item.replacedImages), [item.replacedImages]);
  const images = useMemo(() => markedImagesOf(item), [item]);
  const marks = useCaseMarks(owner, diagnosis.citedMarks, cited);
  const { load, sightOf } = marks;
  const readAll = useCallback(() => load(images.map(({ imageId }) => imageId)), [load, images]);
  const onSent = useCallback(() => void readAll(), [readAll]);
  const unsent = useUnsentMarks({ ...owner, images, send: sendMarks, onSent });
  const { target, setTarget, touched, choices } = useTargetField(field, diagnosis);
  const text = useMarksOfText({ field, slides, target, touched, load });
  useFollow(field, cited, sightOf, text.dropTold);
  const { others, windowId, tell } = useTextWindow();
  useHeard(owner, cited, load, text);
  useAskedInAddress(text.putAsked, text.setTold);
  const texts = namedTexts(written).map(([, text]) => text);
  const besideId = others.find(({ shows, caseId }) => shows === 'slides' && caseId === item.id)?.windowId;
  const shownBeside = (to: string) => (address: string) => {
    tell({ kind: 'open', windowId, to, ...owner, address });
    text.setTold('The place is shown in the window with the slides.');
  };
  return (
    <section id="marks" aria-labelledby="marks-title" className="flex scroll-mt-28 flex-col gap-3">
      <h3 id="marks-title" className="font-semibold">
        Marks of the slides
      </h3>
      {/* Not of the type hidden: that one has no value beside its attribute, which each drawing would put back. */}
      <textarea ref={field} hidden readOnly name={MARKS} defaultValue={fields[MARKS] ?? ''} />
      <DoneLine news={text.told}>{text.told}</DoneLine>
      <UnsentMarksNotice owner={owner} unsent={unsent} />
      {marks.isStale && (
        <p className="text-sm text-warning">
          Not all marks could be read just now. What the text cites is shown as it was last known.
        </p>
      )}
      <CitedList
        item={item}
        lines={citedLines(written, cited, { slides, ofWrongSlides }, sightOf)}
        onLooked={text.noteLook}
        onUnbound={text.unbind}
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
        onOpened={readAll}
        onChosen={text.putChosen}
      >
        <FormerMarks item={item} former={former} marks={marks.marks} />
      </MarkChoices>
    </section>
  );
}
