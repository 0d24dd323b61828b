import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';

interface Drag {
  readonly camera: () => Camera | null;
  readonly go: (kind: 'move' | 'up', at: ImagePoint, camera: Camera) => void;
}

/** Arrow keys that move a mark: from the first press until the key is let go of they are one drag, and one Undo. */
export class KeyRun {
  readonly #drag: Drag;
  /** Where the keys have the mark by now; null while none is held. */
  #at: ScreenPoint | null = null;

  constructor(drag: Drag) {
    this.#drag = drag;
  }

  get isOn(): boolean {
    return this.#at !== null;
  }

  /** `begin` is the press, at the place of the mark that `from` names. */
  step(from: ImagePoint, by: ScreenPoint, begin: (at: ImagePoint) => void): void {
    const camera = this.#drag.camera();
    if (camera === null) return;
    if (this.#at === null) begin(from);
    const { x, y } = this.#at ?? camera.toPane(from);
    this.#at = { x: x + by.x, y: y + by.y };
    this.#drag.go('move', camera.toImage(this.#at), camera);
  }

  settle(): void {
    const camera = this.#drag.camera();
    const at = this.#at;
    this.#at = null;
    if (at !== null && camera !== null) this.#drag.go('up', camera.toImage(at), camera);
  }

  /** Without the release. */
  drop(): void {
    this.#at = null;
  }
}
