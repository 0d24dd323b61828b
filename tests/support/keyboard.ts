import { expect, type Locator, type Page } from '@playwright/test';

const TABS_AT_MOST = 200;

const stateOf = (element: Element) => [element === document.activeElement, element.isConnected] as const;

/** A person without a mouse. */
export function handsOn(page: Page) {
  let tabsPressed = 0;
  /** Goes on with Tab until the control has the focus, and so shows that it can be reached. */
  const reach = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    // The control is looked up once and again only when the page has replaced it: by its role and name that takes
    // longer than Tab.
    let element = await control.elementHandle();
    for (let tabs = 0; tabs < TABS_AT_MOST; tabs += 1) {
      const [isReached, isThere] = await element.evaluate(stateOf);
      if (isReached) return;
      if (!isThere) element = await control.elementHandle();
      await page.keyboard.press('Tab');
      tabsPressed += 1;
    }
    throw new Error(`Tab does not lead to ${control.toString()}`);
  };
  return {
    reach,
    /** How often Tab was pressed so far. */
    tabs: (): number => tabsPressed,
    press: async (control: Locator, key = 'Enter'): Promise<void> => {
      await reach(control);
      await page.keyboard.press(key);
    },
    write: async (control: Locator, text: string): Promise<void> => {
      await reach(control);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
      // A word that went elsewhere is told where it was typed, and not three steps later.
      await expect(control).toHaveValue(text);
    },
    /** From a list that is too long to look through. */
    search: async (control: Locator, words: string): Promise<void> => {
      await reach(control);
      await page.keyboard.type(words);
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    /** Tab reaches one of several radio buttons, and the arrows lead to the others. */
    choose: async (group: Locator, name: RegExp): Promise<void> => {
      const choices = group.getByRole('radio');
      await reach(
        (await group.locator(':checked').count()) === 0 ? choices.first() : group.locator(':checked'),
      );
      await page.keyboard.press('Space');
      for (let turns = await choices.count(); turns > 0; turns -= 1) {
        if (await group.getByRole('radio', { name }).isChecked()) return;
        await page.keyboard.press('ArrowDown');
      }
      await expect(group.getByRole('radio', { name })).toBeChecked();
    },
  };
}
