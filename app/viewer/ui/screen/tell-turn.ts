import { notify } from '#app/ui/feedback/notify.ts';
import type { AskedTurn, MissedTurn, TurnedGesture } from '../../state/turned-gestures.ts';

/** Says what Undo or Redo did, with the way back: whoever pressed once too often sees what went. */
export function tellTurn(
  { pane, turn, image, gesture, words }: TurnedGesture,
  ask: (turn: AskedTurn) => unknown,
): void {
  const isUndo = turn === 'undo';
  notify.info(`${isUndo ? 'Undid' : 'Redid'}: ${words}`, {
    about: 'turned',
    action: {
      label: isUndo ? 'Redo' : 'Undo',
      run: () => ask({ pane, turn: isUndo ? 'redo' : 'undo', only: { image, gesture } }),
    },
  });
}

function missedText({ turn, why }: MissedTurn): string {
  switch (why) {
    case 'other-slide':
      return 'That mark is on another slide. Open the slide to undo or redo it.';
    case 'pane-closed':
      return 'That was done in the second pane, which is closed. Open its slide there to undo or redo it.';
    case 'not-next':
      return turn === 'undo'
        ? 'Something else was done since, and Undo takes back the latest first. Nothing was undone.'
        : 'Something else was done since. Nothing was redone.';
  }
}

/** Something came between what the reader was told of and the press of its button. */
export function tellMissed(missed: MissedTurn): void {
  notify.info(missedText(missed), { about: 'turned' });
}
