import { expect, type Page } from '@playwright/test';
import { drag, opened, paneOf, pointIn, type ScreenPoint, tool } from './viewer.ts';

/** How often a key is pressed that leaves whatever a reader may be in: a note, the chosen mark and the tool. */
const WAYS_OUT = 3;
/** A press on a point that is there opens no note. */
const NOTE_LIMIT_MS = 3000;

interface Visit {
  readonly page: Page;
  readonly random: () => number;
}

interface VisitOptions {
  readonly isOver: () => boolean;
  /** Before each thing that is done; whether there still is a network then. */
  readonly before: (step: number) => Promise<boolean>;
}

/** Well within the slide, whichever panels stand beside it. */
const somewhere = ({ page, random }: Visit): Promise<ScreenPoint> =>
  pointIn(page, 0.4 + 0.2 * random(), 0.25 + 0.5 * random());

async function draw(visit: Visit): Promise<void> {
  const { keyboard } = visit.page;
  await keyboard.press('m');
  const from = await somewhere(visit);
  await drag(visit.page, from, { x: from.x + 60, y: from.y + 40 * visit.random() });
  await keyboard.press('m');
}

async function place({ page, ...rest }: Visit): Promise<void> {
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Point', exact: true }).click();
  const at = await somewhere({ page, ...rest });
  await page.mouse.click(at.x, at.y);
  const note = page.getByRole('textbox', { name: 'Note' });
  const isOpen = await note.waitFor({ timeout: NOTE_LIMIT_MS }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return;
  await note.fill(`Place ${rest.random().toFixed(6)}`);
  await page.keyboard.press('Escape');
}

/** To one of the marks of the slide, which then has the keyboard's focus. */
async function choose({ page, random }: Visit): Promise<void> {
  if (random() < 0.5) await page.keyboard.press('a');
  await page.keyboard.press(random() < 0.5 ? '.' : ',');
}

async function move(visit: Visit): Promise<void> {
  await choose(visit);
  await visit.page.keyboard.press(visit.random() < 0.5 ? 'Shift+ArrowRight' : 'Shift+ArrowDown');
}

async function remove(visit: Visit): Promise<void> {
  await choose(visit);
  await visit.page.keyboard.press('Delete');
}

/** What an earlier visit left is undone only after a question. */
async function undo(visit: Visit): Promise<void> {
  await draw(visit);
  await visit.page.keyboard.press('Control+z');
}

async function changeSlide({ page }: Visit): Promise<void> {
  const before = (await paneOf(page).getAttribute('data-image')) ?? '';
  const next = page.getByRole('button', { name: 'Next slide', exact: true });
  await page.keyboard.press((await next.isEnabled()) ? 'n' : 'p');
  await expect(paneOf(page)).not.toHaveAttribute('data-image', before);
  await opened(page);
  await expect(tool(page, 'Toggle Measurement Mode')).toBeEnabled();
}

/** What is drawn most is there to be moved, deleted and undone. */
const WITHOUT_NETWORK = [draw, draw, place, place, move, remove, undo] as const;
const WITH_NETWORK = [...WITHOUT_NETWORK, changeSlide] as const;

/**
 * Places, words, moves, deletes, undoes and changes the slide, as fast as the browser takes it, until the visit is over:
 * rejects where the page has gone meanwhile. Each begins with the whole slide and no tool in hand.
 */
export async function visitAtRandom(visit: Visit, { isOver, before }: VisitOptions): Promise<void> {
  const { page, random } = visit;
  await expect(tool(page, 'Toggle Measurement Mode')).toBeEnabled();
  for (let step = 0; !isOver(); step += 1) {
    const choices = (await before(step)) ? WITH_NETWORK : WITHOUT_NETWORK;
    for (let way = 0; way < WAYS_OUT; way += 1) await page.keyboard.press('Escape');
    await page.keyboard.press('0');
    const act = choices[Math.floor(random() * choices.length)] ?? draw;
    await act(visit);
  }
}
