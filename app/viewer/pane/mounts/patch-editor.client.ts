import type { ImageBox } from '#app/core/marks/patch.ts';
import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { PatchPart } from '#app/core/tools/patch-tool.ts';
import type { Camera } from '../camera.client.ts';

const HANDLES: readonly Exclude<PatchPart, 'body'>[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const PARTS: readonly PatchPart[] = ['body', ...HANDLES];
/** The corners that keys can move; from two of them every side is reached. */
const CORNERS: Readonly<Partial<Record<PatchPart, string>>> = {
  nw: 'Top left corner',
  se: 'Bottom right corner',
};
const RING_PX = 18;

const px = (length: number): string => `${String(length)}px`;

/** The part of the patch that an element stands for; null for any other element. */
export function partOf(target: EventTarget | null): PatchPart | null {
  const part = target instanceof HTMLElement ? target.dataset['patchPart'] : undefined;
  return PARTS.find((known) => known === part) ?? null;
}

/** The active patch as an element of the page: it can be focused, named, and taken by its sides. */
export class PatchEditor {
  readonly #frame: HTMLElement;
  readonly #handles: readonly HTMLElement[];
  readonly #stage: HTMLElement;
  /** The patch that gets the focus as soon as it is the active one. */
  #awaited: string | null = null;
  #patch: ShownPatch | null = null;
  #box: ImageBox | null = null;

  constructor(stage: HTMLElement) {
    this.#stage = stage;
    const make = (part: PatchPart): HTMLElement => {
      const element = stage.ownerDocument.createElement('div');
      element.dataset['patchPart'] = part;
      const corner = CORNERS[part];
      if (corner !== undefined) {
        element.tabIndex = 0;
        element.setAttribute('role', 'button');
        element.setAttribute('aria-label', `${corner} of the patch. The arrow keys move it.`);
      }
      return element;
    };
    this.#frame = make('body');
    this.#frame.className = 'patch-editor';
    this.#frame.tabIndex = 0;
    this.#frame.setAttribute('role', 'group');
    this.#frame.hidden = true;
    this.#handles = HANDLES.map(make);
    this.#frame.append(...this.#handles);
    stage.append(this.#frame);
  }

  /** `box`: where it is under the hand, while it is dragged. */
  show(patch: ShownPatch | null, box: ImageBox | null): void {
    this.#patch = patch;
    this.#box = box;
    // What is hidden would drop the keyboard's focus.
    if (patch === null && this.#frame.contains(this.#frame.ownerDocument.activeElement))
      this.#stage.focus({ preventScroll: true });
    this.#frame.hidden = patch === null;
    if (patch === null) return;
    const note = patch.note.trim();
    this.#frame.setAttribute('aria-label', note === '' ? 'Active patch' : `Active patch: ${note}`);
    this.#frame.style.borderColor = patch.color;
    this.#frame.style.borderRadius = patch.isPoint ? '50%' : '0';
    for (const handle of this.#handles) {
      if (patch.isPoint && handle === handle.ownerDocument.activeElement) this.focus();
      handle.hidden = patch.isPoint;
      handle.style.background = patch.color;
    }
    if (patch.id !== this.#awaited) return;
    this.#awaited = null;
    this.focus();
  }

  /** For a patch that is chosen by key, and is not the active one yet. */
  awaitFocus(patchId: string): void {
    this.#awaited = patchId;
  }

  get patchId(): string | null {
    return this.#patch?.id ?? null;
  }

  focus(): void {
    this.#frame.focus({ preventScroll: true });
  }

  /** In each frame: the element lies and turns with the image. */
  draw(camera: Camera): void {
    if (this.#patch === null) return;
    const { x, y, width, height } = this.#box ?? this.#patch.box;
    const { scale, rotation } = camera.view('current');
    const centre = camera.toPane({ x: x + width / 2, y: y + height / 2 });
    const [across, down] = this.#patch.isPoint ? [RING_PX, RING_PX] : [width * scale, height * scale];
    Object.assign(this.#frame.style, {
      width: px(across),
      height: px(down),
      transform: `translate(${px(centre.x - across / 2)}, ${px(centre.y - down / 2)}) rotate(${String(rotation)}deg)`,
    });
  }

  destroy(): void {
    this.#frame.remove();
  }
}
