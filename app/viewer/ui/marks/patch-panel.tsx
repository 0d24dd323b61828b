import { useUnit } from 'effector-react';
import { FileDown, MessageSquareText, Palette, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isOfAnother, type MarkAuthor } from '#app/core/marks/author.ts';
import { NOTE_CHOICES } from '#app/core/marks/note-choices.ts';
import type { NoteChoice, Patch } from '#app/core/marks/patch.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $reader, commandAsked } from '../../state/log.ts';
import { $unheard } from '../../state/outbox-state.ts';
import { $activePane, $patch, panes } from '../../state/panes.ts';
import { $patchKind, $patchNames, patchKindChosen } from '../../state/patches.ts';
import { downloadPatches } from './download-patches.ts';
import { inPlace } from './marks-of-case.ts';
import { PatchDetails } from './patch-details.tsx';

interface PatchPanelProps {
  /** The selection list (specification 3.9). */
  readonly choices?: readonly NoteChoice[];
}

/** The patch manager's own panel: what the next click makes, and the patches of the slide (specification 4.6). */
export function PatchPanel({ choices = NOTE_CHOICES }: PatchPanelProps) {
  const {
    pane,
    primary,
    secondary,
    session,
    wanted: kind,
    reader,
  } = useUnit({
    pane: $activePane,
    primary: panes.primary.$current,
    secondary: panes.secondary.$current,
    session: $patch,
    // Not called 'kind': effector takes an object with such a key for a unit of its own.
    wanted: $patchKind,
    reader: $reader,
  });
  const { image, patchNames, unheard } = useUnit({
    image: panes[pane].$openImage,
    patchNames: $patchNames[pane],
    unheard: $unheard,
  });
  const choose = useUnit(patchKindChosen);
  const [places] = useState(() => new Map<string, number>());
  // A file of what has come so far would pass for all that there is.
  const isUnheard = image !== null && unheard[image.id] !== undefined;
  const patches = inPlace((pane === 'primary' ? primary : secondary).patches, places);
  return (
    <aside
      aria-label="Patches"
      className="flex w-72 shrink-0 flex-col border-l border-border bg-raised max-desktop:absolute max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-20 max-desktop:max-h-[45%] max-desktop:w-full max-desktop:border-t max-desktop:border-l-0 max-desktop:shadow-lg"
    >
      <div className="flex items-center gap-1 border-b border-border py-1 pr-1 pl-3">
        <h2 className="mr-auto font-semibold">Patches</h2>
        {(['region', 'point'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant="quiet"
            aria-pressed={kind === one}
            className="h-7 aria-pressed:bg-accent-soft"
            onClick={() => choose(one)}
          >
            {one === 'region' ? 'Region' : 'Point'}
          </Button>
        ))}
        <IconButton
          label={`Export patches as JSON${isUnheard ? ': the marks of the case are not loaded yet' : ''}`}
          size="sm"
          disabled={patches.length === 0 || image === null || isUnheard}
          onClick={() => image !== null && downloadPatches(patches, image)}
        >
          <FileDown aria-hidden />
        </IconButton>
      </div>
      {patches.length === 0 ? (
        <p className="p-4 text-sm text-muted">
          Click on the slide to place a {kind === 'region' ? 'patch' : 'point'}.
        </p>
      ) : (
        <ol aria-label="Patches of this slide" className="min-h-0 flex-1 overflow-y-auto">
          {patches.map((patch) => (
            <PatchItem
              key={patch.id}
              patch={patch}
              called={patchNames.nameOf(patch.id)}
              reader={reader}
              panel={session.active === patch.id ? session.panel : null}
              choices={choices}
            />
          ))}
        </ol>
      )}
    </aside>
  );
}

interface PatchItemProps {
  readonly patch: Patch;
  /** The number of the patch on the slide, which is its name as long as it has no note. */
  readonly called: string;
  readonly reader: MarkAuthor | null;
  /** What stands open beside it; null unless it is the active patch. */
  readonly panel: 'none' | 'note' | 'color' | null;
  readonly choices: readonly NoteChoice[];
}

function PatchItem({ patch, called, reader, panel, choices }: PatchItemProps) {
  const { pane, ask } = useUnit({ pane: $activePane, ask: commandAsked });
  const activate = (next: 'none' | 'note' | 'color') =>
    ask({
      pane,
      command: { type: 'activate-patch', patchId: patch.id, panel: panel === next ? 'none' : next },
    });
  const name = patch.note.trim() === '' ? `${patch.isPoint ? 'Point' : 'Patch'} ${called}` : patch.note;
  const stranger = isOfAnother(patch, reader) ? patch.author : null;
  return (
    <li
      aria-current={panel !== null}
      className="border-b border-border aria-[current=true]:bg-accent-soft/50"
    >
      <div className="flex items-center gap-1 py-1 pr-1 pl-3">
        <button
          type="button"
          onClick={() => activate('none')}
          className="flex min-w-0 flex-1 items-center gap-2 text-left text-sm coarse:min-h-11"
        >
          <span
            aria-hidden
            style={{ backgroundColor: patch.color }}
            className={`size-4 shrink-0 border border-black/40 forced-color-adjust-none ${patch.isPoint ? 'rounded-full' : 'rounded-sm'}`}
          />
          <span className="truncate">{name}</span>
        </button>
        {stranger === null ? (
          <PatchActions patch={patch} name={name} activate={activate} panel={panel} />
        ) : (
          <span className="max-w-28 truncate text-sm text-muted" title={stranger.displayName}>
            {stranger.displayName}
          </span>
        )}
      </div>
      {stranger === null && (panel === 'note' || panel === 'color') && (
        <PatchDetails patch={patch} panel={panel} choices={choices} />
      )}
    </li>
  );
}

interface PatchActionsProps {
  readonly patch: Patch;
  readonly name: string;
  readonly panel: PatchItemProps['panel'];
  readonly activate: (panel: 'note' | 'color') => void;
}

function PatchActions({ patch, name, panel, activate }: PatchActionsProps) {
  const { pane, ask } = useUnit({ pane: $activePane, ask: commandAsked });
  return (
    <>
      <IconButton
        label={`Note of ${name}`}
        size="sm"
        aria-expanded={panel === 'note'}
        onClick={() => activate('note')}
      >
        <MessageSquareText aria-hidden />
      </IconButton>
      <IconButton
        label={`Color of ${name}`}
        size="sm"
        aria-expanded={panel === 'color'}
        onClick={() => activate('color')}
      >
        <Palette aria-hidden />
      </IconButton>
      <IconButton
        label={`Remove ${name}`}
        size="sm"
        onClick={() => ask({ pane, command: { type: 'remove-patch', patchId: patch.id } })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
