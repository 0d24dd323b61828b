import { expect, type Locator, type Page } from '@playwright/test';
import { handsOn } from './keyboard.ts';

/** A person at a keyboard: what acts is counted and told, Tab and what is typed in between is not. */
export interface Typist {
  readonly told: readonly string[];
  /** How often Tab was pressed so far, on the ways between what acts. */
  readonly tabs: () => number;
  /** Moves the focus on until it is there; nothing is pressed that does anything. */
  readonly reach: (target: Locator) => Promise<void>;
  readonly press: (key: string, what: string) => Promise<void>;
  readonly type: (text: string, what: string) => Promise<void>;
  /** Goes there and presses Enter. */
  readonly follow: (target: Locator, what: string) => Promise<void>;
  /** Goes there and types. */
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** Goes there and ticks it. */
  readonly tick: (target: Locator) => Promise<void>;
  /** Goes to a field of a time and types a day as MMDDYYYY and a time as hhmmAM. */
  readonly typeMoment: (target: Locator, day: string, time: string) => Promise<void>;
  /** Chooses of a list as one does with its first letters. */
  readonly choose: (target: Locator, letters: string) => Promise<void>;
}

export function typist(page: Page): Typist {
  const told: string[] = [];
  const { reach, tabs } = handsOn(page);
  const press = async (key: string, what: string): Promise<void> => {
    told.push(`${key}: ${what}`);
    await page.keyboard.press(key);
  };
  const type = async (text: string, what: string): Promise<void> => {
    told.push(`typing: ${what}`);
    await page.keyboard.insertText(text);
  };
  return {
    told,
    tabs,
    reach,
    press,
    type,
    follow: async (target, what) => {
      await reach(target);
      await press('Enter', what);
    },
    fill: async (target, text) => {
      await reach(target);
      await type(text, text);
    },
    tick: async (target) => {
      await reach(target);
      await press('Space', 'a tick');
      await expect(target).toBeChecked();
    },
    typeMoment: async (target, day, time) => {
      await reach(target);
      // A field of a time goes on to its next part by itself, but for the year.
      await page.keyboard.type(day);
      await press('ArrowRight', 'to the time');
      await page.keyboard.type(time);
    },
    choose: async (target, letters) => {
      await reach(target);
      await page.keyboard.type(letters);
      told.push(`choosing: ${letters}`);
      await expect(target.locator('option:checked')).toContainText(letters);
    },
  };
}

/** The present day and minute as they are typed into a field of a time in this zone. */
export function typedNow(timeZone: string): [day: string, time: string] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  }).formatToParts();
  const textOf = (...types: readonly string[]) =>
    types.map((type) => parts.find((part) => part.type === type)?.value ?? '').join('');
  return [textOf('month', 'day', 'year'), textOf('hour', 'minute', 'dayPeriod')];
}
