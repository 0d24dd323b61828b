import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { Camera } from '../camera.client.ts';
import type { PaneTool } from '../pane.client.ts';
import { CrossMount } from './cross-mount.client.ts';
import type { EraserMount } from './eraser-mount.client.ts';
import type { HandsPorts } from './hands.client.ts';
import type { PatchMount } from './patch-mount.client.ts';
import { placeText } from './place-text.ts';
import type { RulerMount } from './ruler-mount.client.ts';

interface Mounts {
  readonly moving: RulerMount;
  readonly patching: PatchMount;
  readonly erasing: EraserMount;
}

/** What keys do on a pane: the cross of each tool, the way from mark to mark, and what is said aloud. */
export interface KeyHands {
  /** `pageKeys` says what the keys of the page do here. */
  readonly apply: (tool: PaneTool, hasDraft: boolean, pageKeys: string) => void;
  readonly draw: (at: Camera) => void;
  readonly hide: () => void;
  readonly walk: (by: 1 | -1) => void;
  readonly tellPlace: () => void;
  readonly destroy: () => void;
}

const DESCRIPTIONS: Readonly<Record<PaneTool, string>> = {
  navigate: 'The arrow keys move the slide.',
  measure: 'The arrow keys move a cross, with Shift further. Enter sets either end, Escape gives up.',
  patch: 'The arrow keys move a cross, with Shift further. Enter places a patch or chooses the one there.',
  erase: 'The arrow keys move a cross, with Shift further. Enter deletes the measurement under it.',
};

/** What is read aloud as soon as it changes; the same words twice are said twice. */
function createVoice(stage: HTMLElement) {
  const voice = stage.ownerDocument.createElement('p');
  voice.className = 'sr-only';
  voice.setAttribute('role', 'status');
  stage.append(voice);
  const say = (text: string): void => {
    const words = stage.ownerDocument.createElement('span');
    words.textContent = text;
    voice.replaceChildren(words);
  };
  return { say, remove: () => voice.remove() };
}

/** The first end and the second one go the way of a press and its release. */
function createMeasuring({ signals }: HandsPorts, say: (text: string) => void) {
  let hasBegun = false;
  return {
    moved: (at: ImagePoint) => {
      if (hasBegun) signals.pointer({ kind: 'move', at, inside: true });
    },
    pressed: (at: ImagePoint) => {
      hasBegun = !hasBegun;
      signals.pointer({ kind: hasBegun ? 'down' : 'up', at, inside: true });
      if (!hasBegun) return;
      // Shown at once, with no length yet.
      signals.pointer({ kind: 'move', at, inside: true });
      say('The first end is set.');
    },
    cancelled: (): boolean => {
      if (!hasBegun) return false;
      hasBegun = false;
      signals.pointer({ kind: 'cancelled' });
      say('The measurement is given up.');
      return true;
    },
    /** The ruler under way went elsewhere: with its mode, or with a press in the other pane. */
    lost: () => {
      hasBegun = false;
    },
  };
}

export function createKeyHands(ports: HandsPorts, { moving, patching, erasing }: Mounts): KeyHands {
  const { stage, camera, hold, signals, view } = ports;
  const voice = createVoice(stage);
  const measuring = createMeasuring(ports, voice.say);
  const place = (at: ImagePoint, now: Camera): void => {
    if (!patching.choose(now.toPane(at))) signals.clicked(at, now.view('current').scale);
  };
  const erase = (at: ImagePoint, now: Camera): void => {
    // The view, the marks or a mouse may have changed since what it points at.
    erasing.look(now.toPane(at));
    const label = erasing.press();
    voice.say(label === null ? 'No measurement of yours lies under the cross.' : `Deleted ${label}`);
  };
  const cross = new CrossMount({
    stage,
    camera,
    hold,
    moved: (at, now) => {
      if (view().tool === 'measure') measuring.moved(at);
      else if (view().tool === 'erase') erasing.look(now.toPane(at));
    },
    pressed: (at, now) => {
      if (view().tool === 'measure') measuring.pressed(at);
      else if (view().tool === 'patch') place(at, now);
      else erase(at, now);
    },
    cancelled: () => measuring.cancelled(),
  });
  let before: { readonly tool: PaneTool; readonly hasDraft: boolean } | null = null;
  stage.setAttribute('role', 'group');
  stage.setAttribute('aria-label', 'Slide image');
  return {
    apply: (tool, hasDraft, pageKeys) => {
      if (before?.hasDraft === true && !hasDraft) measuring.lost();
      if (before?.tool !== tool) {
        measuring.lost();
        cross.hide();
      }
      stage.setAttribute('aria-description', `${DESCRIPTIONS[tool]} ${pageKeys}`.trim());
      before = { tool, hasDraft };
      cross.turn(tool !== 'navigate');
    },
    draw: (at) => cross.draw(at),
    hide: () => {
      measuring.lost();
      cross.hide();
    },
    walk: (by) => {
      const { tool } = view();
      const walker = tool === 'erase' ? erasing : tool === 'patch' ? patching : moving;
      const said = walker.walk(by);
      if (said !== null) voice.say(said);
    },
    tellPlace: () => {
      const now = camera();
      if (now === null) return;
      const { scale, draft } = view();
      const said =
        cross.at === null
          ? placeText('The middle of the view', now.view('current').centre, scale)
          : placeText('The cross', cross.at, scale);
      voice.say(draft === null ? said : `${said} The measurement is ${draft.label} so far.`);
    },
    destroy: () => {
      cross.destroy();
      voice.remove();
    },
  };
}
