import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Action } from '../schema.ts';
import type { OnScreen } from '../screen-step.ts';

/** Longer than any page takes; a text that does not come is a finding. */
const LIMIT_MS = 30_000;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** The name of a field may go on, with a star and the word that it is required. */
const begins = (name: string): RegExp => new RegExp(`^${escaped(name)}`);

/** Waits until React has taken the page over: before that, a press is that of a plain form or link. */
async function awaken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

const ROLES = ['button', 'link', 'menuitem', 'tab'] as const;
const PLACES = ['row', 'listitem', 'group', 'form'] as const;

/** The first of all that a name may be the name of. */
const anyOf = (all: readonly Locator[]): Locator =>
  all.reduce((one, other) => one.or(other)).filter({ visible: true });

/** The dialog that is open, or the last row, entry or group with this text. */
const placeOf = (page: Page, place: string): Locator =>
  place === 'dialog'
    ? page.getByRole('dialog').last()
    : anyOf(PLACES.map((role) => page.getByRole(role).filter({ hasText: place }))).last();

/** A field is found by its label, or by what stands in it while it is empty. */
const fieldOf = (where: Page | Locator, name: string): Locator =>
  anyOf([where.getByLabel(begins(name)), where.getByPlaceholder(begins(name))]).first();

async function act(page: Page, origin: string, action: Action): Promise<void> {
  const { go, open, press, fill = {}, choose = {}, tick, see, in: place } = action;
  if (go !== undefined) {
    await page.goto(`${origin}${go}`);
    await awaken(page);
  }
  const where = place === undefined ? page : placeOf(page, place);
  if (open !== undefined)
    await where.locator('summary', { hasText: open }).filter({ visible: true }).first().click();
  for (const [name, text] of Object.entries(fill)) await fieldOf(where, name).fill(text);
  for (const [name, label] of Object.entries(choose)) await fieldOf(where, name).selectOption({ label });
  if (tick !== undefined)
    await anyOf((['checkbox', 'radio'] as const).map((role) => where.getByRole(role, { name: begins(tick) })))
      .first()
      .check();
  if (press !== undefined)
    await anyOf(ROLES.map((role) => where.getByRole(role, { name: press, exact: true })))
      .first()
      .click();
  if (see !== undefined) await where.getByText(see).filter({ visible: true }).first().waitFor();
}

export interface Screens {
  readonly onScreen: OnScreen;
  readonly close: () => Promise<void>;
}

/** Everybody has a browser of their own, in which they log in once. */
export function openScreens(browser: Browser, origin: string): Screens {
  const contexts = new Map<string, BrowserContext>();
  const pages = new Map<string, Page>();

  const pageOf = async (who: { email: string; password: string } | null): Promise<Page> => {
    const name = who?.email ?? 'nobody';
    const known = pages.get(name);
    if (known !== undefined) return known;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(LIMIT_MS);
    const page = await context.newPage();
    if (who !== null)
      await context.request.post(`${origin}/login`, {
        form: who,
        headers: { Origin: origin },
        maxRedirects: 0,
      });
    contexts.set(name, context);
    pages.set(name, page);
    return page;
  };

  return {
    onScreen: async (who, actions) => {
      const page = await pageOf(who);
      for (const [at, action] of actions.entries())
        try {
          await act(page, origin, action);
        } catch (error) {
          const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
          throw new Error(
            `the screen at ${new URL(page.url()).pathname} does not take action ${at + 1}, ${JSON.stringify(action)}: ${why}`,
          );
        }
    },
    close: async () => {
      for (const context of contexts.values()) await context.close();
    },
  };
}
