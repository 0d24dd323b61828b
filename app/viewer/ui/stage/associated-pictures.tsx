import { Images, RotateCw } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import type { AssociatedKind, AssociatedPicture, FoundPictures } from '../../tiles/associated.ts';
import { messageOf } from '../../tiles/slide-error.ts';
import { usePictureTurns } from './use-picture-turns.ts';

interface AssociatedPicturesProps {
  /** The open slide's; asked once the dialog opens, since the file is read for it. */
  readonly load: () => Promise<FoundPictures>;
  readonly where: string;
}

const NAMES: Readonly<Record<AssociatedKind, string>> = {
  label: 'Label',
  macro: 'Whole slide glass',
  thumbnail: 'Thumbnail',
};

/** What the scanner took beside the slide: the label is how a reader checks that this glass is this patient's. */
export const AssociatedPictures = memo(function AssociatedPictures({ load, where }: AssociatedPicturesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={`Label and overview pictures${where}`} size="sm" onClick={() => setOpen(true)}>
        <Images aria-hidden />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Label and overview pictures"
        description="Pictures that the scanner took, read from the slide file here or by the server."
      >
        {open && <PictureList load={load} />}
      </Dialog>
    </>
  );
});

function PictureList({ load }: Pick<AssociatedPicturesProps, 'load'>) {
  const turns = usePictureTurns();
  const [found, setFound] = useState<FoundPictures | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    load().then(
      (pictures) => {
        if (!isLeft) setFound(pictures);
      },
      (cause: unknown) => {
        if (!isLeft) setFault(messageOf(cause));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, tries]);
  const tryAgain = (): void => {
    setFault(null);
    setFound(null);
    setTries(tries + 1);
  };
  // Whether there is a label is not known then, and a reader may not be told that there is none.
  if (fault !== null)
    return (
      <ErrorPanel
        message="The label and the overview pictures could not be loaded."
        detail={fault}
        action={<Button onClick={tryAgain}>Try again</Button>}
      />
    );
  if (found === null) return <p role="status">Loading pictures...</p>;
  const { pictures, missing } = found;
  if (pictures.length === 0) return <p>No label, macro or thumbnail was found with this slide.</p>;
  return (
    <div className="flex flex-col gap-6">
      {missing !== null && (
        <ErrorPanel
          message="Not all pictures could be loaded. The slide may have others than these."
          detail={messageOf(missing)}
          action={<Button onClick={tryAgain}>Try again</Button>}
        />
      )}
      <ul className="grid gap-6 sm:grid-cols-2">
        {pictures.map((picture) => (
          <li key={picture.kind}>
            <Picture
              picture={picture}
              turn={turns.of(picture.kind)}
              onTurn={() => turns.turn(picture.kind)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PictureProps {
  readonly picture: AssociatedPicture;
  /** Degrees clockwise, in quarters of a circle. */
  readonly turn: number;
  readonly onTurn: () => void;
}

const turnedSize = ({ width, height }: ImageSize, turn: number): ImageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

function Picture({ picture: { kind, size, picture }, turn, onTurn }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const draw = async (): Promise<void> => {
      const bitmap = await picture(leaving.signal);
      const context = canvas.current?.getContext('2d') ?? null;
      if (canvas.current !== null && context !== null) {
        const shown = turnedSize(bitmap, turn);
        // Setting its size also wipes what it showed before.
        Object.assign(canvas.current, shown);
        context.translate(shown.width / 2, shown.height / 2);
        context.rotate((turn * Math.PI) / 180);
        context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      }
      bitmap.close();
    };
    draw().catch((cause: unknown) => {
      if (!leaving.signal.aborted) setFault(messageOf(cause));
    });
    return () => leaving.abort();
  }, [picture, turn]);
  return (
    <figure className="m-0">
      <figcaption className="mb-1.5 flex items-center gap-2 text-sm font-medium">
        {NAMES[kind]}
        <IconButton label={`Turn ${NAMES[kind].toLowerCase()}`} size="sm" onClick={onTurn}>
          <RotateCw aria-hidden />
        </IconButton>
      </figcaption>
      {fault === null ? (
        <canvas
          ref={canvas}
          {...turnedSize(size, turn)}
          data-turn={turn}
          role="img"
          aria-label={NAMES[kind]}
          className="max-h-[60vh] max-w-full rounded-sm border border-border bg-slide object-contain"
        />
      ) : (
        <p role="alert" className="text-sm">
          {fault}
        </p>
      )}
    </figure>
  );
}
