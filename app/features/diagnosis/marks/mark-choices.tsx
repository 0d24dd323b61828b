import { type ReactNode, useState } from 'react';
import type { CitedSlide } from '#app/core/citing/cited-fields.ts';
import { lengthRemark, whyNoLength } from '#app/core/citing/sight.ts';
import type { CitableMark } from '#app/core/resources/case-marks-answer.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { type Choice, Select } from '#app/ui/controls/select.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { markCalled } from './mark-called.ts';

interface MarkChoicesProps {
  readonly slides: readonly CitedSlide[];
  readonly marks: readonly CitableMark[];
  readonly fields: readonly Choice[];
  /** The field that is written into. */
  readonly field: string;
  readonly onField: (name: string) => void;
  readonly onOpened: () => Promise<unknown>;
  readonly onChosen: (mark: CitableMark, isLength: boolean) => void;
  /** What stands below the marks that can be put into a field. */
  readonly children?: ReactNode;
}

/** The marks of all slides of the case, to be put into a field. They are read when the list is opened. */
export function MarkChoices(props: MarkChoicesProps) {
  const { slides, marks, fields, field, onField, onOpened, onChosen, children } = props;
  const [isRead, setRead] = useState(false);
  const bySlide = slides.map((slide) => ({
    slide,
    own: marks.filter(({ imageId }) => imageId === slide.imageId),
  }));
  const toggle = (isOpen: boolean) => {
    if (!isOpen) return;
    setRead(false);
    void onOpened().then(() => setRead(true));
  };
  return (
    <details
      className="rounded-md border border-border bg-raised"
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary className="flex min-h-10 cursor-pointer items-center px-3 font-medium coarse:min-h-11">
        Put a mark of a slide into the text
      </summary>
      <div className="flex flex-col gap-3 border-t border-border p-3">
        <Field label="Into">
          <Select choices={fields} value={field} onChange={({ target }) => onField(target.value)} />
        </Field>
        {isRead && marks.length === 0 && (
          <p className="text-muted">No marks are saved with this case. Rulers are drawn in the viewer.</p>
        )}
        {bySlide
          .filter(({ own }) => own.length > 0)
          .map(({ slide, own }) => (
            <section key={slide.imageId} aria-label={slide.title}>
              <h4 className="text-sm text-muted">
                {slide.title} · specimen {slide.specimenID}
              </h4>
              <ul className="flex flex-col divide-y divide-border">
                {own.map((mark) => (
                  <MarkChoice key={`${mark.kind} ${mark.markId}`} mark={mark} onChosen={onChosen} />
                ))}
              </ul>
            </section>
          ))}
        {isRead && children}
      </div>
    </details>
  );
}

function MarkChoice({ mark, onChosen }: { readonly mark: CitableMark } & Pick<MarkChoicesProps, 'onChosen'>) {
  const { kind, sight } = mark;
  const reason = whyNoLength(sight);
  const remark = lengthRemark(sight);
  const called = markCalled(mark);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 flex-1 break-words tabular-nums">{called}</span>
      {kind === 'ruler' && reason === null && (
        <Button size="sm" onClick={() => onChosen(mark, true)}>
          Insert <VisuallyHidden>the length of {called}</VisuallyHidden>
        </Button>
      )}
      <Button size="sm" onClick={() => onChosen(mark, false)}>
        Cite the place<VisuallyHidden> of {called}</VisuallyHidden>
      </Button>
      {kind === 'ruler' && reason !== null && <span className="w-full text-sm text-muted">{reason}</span>}
      {remark !== null && <span className="w-full text-sm text-warning">{remark}</span>}
    </li>
  );
}
