import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import type { Scale } from '#app/core/slides/scale.ts';
import { type ScaleFields, scaleByHand } from '#app/core/slides/scale-by-hand.ts';
import { instantText } from '#app/core/text/dates.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { magnificationOf, magnificationText } from '#app/core/viewing/magnification.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { $openImages, commandAsked } from '../../state/log.ts';
import { $activePane, panes } from '../../state/panes.ts';
import { $sealReason } from '../../state/read-only.ts';
import { $currentIn } from '../../state/slides.ts';
import { READ_ONLY } from '../screen/read-only.ts';

interface ScaleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const SOURCES: Readonly<Record<string, string>> = {
  api: 'the platform’s record of the slide',
  'image-description': 'the scanner’s description in the file',
  'ome-xml': 'the OME record in the file',
  'resolution-tags': 'the resolution tags of the file',
  manual: 'the platform’s record, set by hand there',
};

const figures = ({ mppX, mppY }: { readonly mppX: number; readonly mppY: number }): string =>
  mppX === mppY ? `${String(mppX)} μm per pixel` : `${String(mppX)} × ${String(mppY)} μm per pixel`;

/** In a sentence: what the slide's scale is, and what it rests on. */
export function scaleText(scale: Scale, timeZone: string): string {
  switch (scale.state) {
    case 'file':
      return `${figures(scale)}, from ${SOURCES[scale.source] ?? 'the file'}.`;
    case 'manual':
      return scale.enteredAt === undefined
        ? `${figures(scale)}, set by hand: ${scale.reason}`
        : `${figures(scale)}, set by hand by the laboratory on ${instantText(scale.enteredAt, timeZone)}: ${scale.reason}`;
    case 'assumed':
      return `${figures(scale)}, assumed: ${
        scale.implausible === undefined
          ? 'the file names no scale'
          : `the file names ${figures(scale.implausible)}, which is implausible: no scanner has such pixels`
      }. Every length says so.`;
    case 'invalid':
      return 'The file names a scale that cannot be used, so nothing can be measured.';
    case 'none':
      return 'This is a picture and not a scan. Lengths are in pixels.';
  }
}

/** The slide's own magnification; nothing for a picture, which no microscope has seen. */
function magnificationSentence({ scale, magnification }: OpenImage): string {
  if (scale.state === 'none') return '';
  return `Magnification of the slide: ${magnificationText(magnificationOf(scale, magnification))}.`;
}

/** What lengths on this slide rest on, and the way to set it by hand with a reason. */
export function ScaleDialog({ open, onClose }: ScaleDialogProps) {
  const pane = useUnit($activePane);
  const { slide, found, primary, secondary, seal, ask } = useUnit({
    slide: $currentIn[pane],
    found: $openImages,
    primary: panes.primary.$openImage,
    secondary: panes.secondary.$openImage,
    seal: $sealReason,
    ask: commandAsked,
  });
  const timeZone = useTimeZone();
  const image = pane === 'primary' ? primary : secondary;
  if (image === null) return null;
  const { scale } = image;
  const set = (to: { mppX: number; mppY: number; reason: string } | null) => {
    ask({ pane, command: { type: 'set-scale', scale: to } });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Scale of this slide"
      // Two panes show two slides, and a scale on the wrong one would make all its lengths wrong.
      description={`${slide?.titles.slide ?? ''}: ${scaleText(scale, timeZone)} ${magnificationSentence(image)}`.trim()}
    >
      {scale.state === 'none' && <p>A picture has no scale to set.</p>}
      {scale.state !== 'none' && seal !== null && (
        <p>
          {READ_ONLY} Nor can the scale be set. {seal}
        </p>
      )}
      {scale.state !== 'none' && seal === null && (
        <ScaleForm
          scale={scale}
          fallback={found[pane]?.scale.state ?? 'file'}
          onSet={set}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface ScaleFormProps {
  readonly scale: Scale;
  /** What the slide would have without the scale that a reader set. */
  readonly fallback: Scale['state'];
  readonly onSet: (scale: { mppX: number; mppY: number; reason: string } | null) => void;
  readonly onCancel: () => void;
}

const FALLBACKS: Readonly<Partial<Record<Scale['state'], string>>> = {
  assumed: 'Back to the assumed scale',
  manual: "Back to the laboratory's scale",
};

function ScaleForm({ scale, fallback, onSet, onCancel }: ScaleFormProps) {
  const [fields, setFields] = useState<ScaleFields>({
    mppX: 'mppX' in scale ? String(scale.mppX) : '',
    mppY: 'mppY' in scale ? String(scale.mppY) : '',
    reason: '',
  });
  const [problems, setProblems] = useState<Partial<Record<keyof ScaleFields, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = scaleByHand(fields);
    if (!read.ok) {
      setProblems(read.fields);
      return;
    }
    const { mppX, mppY, reason } = read.scale;
    onSet({ mppX, mppY, reason });
  };
  const input = (name: keyof ScaleFields) => (
    <TextInput
      value={fields[name]}
      inputMode={name === 'reason' ? 'text' : 'decimal'}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <Field label="μm per pixel, across" required error={problems.mppX}>
          {input('mppX')}
        </Field>
        <Field label="μm per pixel, down" required error={problems.mppY}>
          {input('mppY')}
        </Field>
      </div>
      <Field
        label="Reason"
        required
        error={problems.reason}
        hint="Such as 'measured a stage micrometer'. Shown beside the scale."
      >
        {input('reason')}
      </Field>
      <p className="text-sm text-muted">
        Existing measurements keep their scale. New ones say '(scale set by hand)'.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {scale.state === 'manual' && scale.enteredAt === undefined && (
          <Button onClick={() => onSet(null)} className="mr-auto">
            {FALLBACKS[fallback] ?? "Back to the file's scale"}
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Set scale
        </Button>
      </div>
    </form>
  );
}
