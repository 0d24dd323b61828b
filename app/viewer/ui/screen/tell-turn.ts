import { notify } from '#app/ui/feedback/notify.ts';
import type { AskedTurn, TurnedGesture } from '../../state/turned-gestures.ts';

/** Says what Undo or Redo did, with the way back: whoever pressed once too often sees what went. */
export function tellTurn(
  { pane, turn, image, words }: TurnedGesture,
  ask: (turn: AskedTurn) => unknown,
): void {
  const isUndo = turn === 'undo';
  notify.info(`${isUndo ? 'Undid' : 'Redid'}: ${words}`, {
    about: 'turned',
    action: {
      label: isUndo ? 'Redo' : 'Undo',
      run: () => ask({ pane, image, turn: isUndo ? 'redo' : 'undo' }),
    },
  });
}

/** The slide of a notice was left before its button was pressed. */
export function tellMissed(): void {
  notify.info('That mark is on another slide. Open the slide to undo or redo it.', { about: 'turned' });
}
