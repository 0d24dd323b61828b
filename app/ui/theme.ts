export type ThemeChoice = 'light' | 'dark' | 'system';

const COOKIE = 'theme';
const YEAR_S = 31_536_000;

/** The choice in a Cookie header or in document.cookie. The server renders it, so no page flashes white. */
export function themeOf(cookies: string | null): ThemeChoice {
  const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return found === 'light' || found === 'dark' ? found : 'system';
}

/** The value for <html data-theme>; absent means that the system decides. */
export function themeAttribute(choice: ThemeChoice): 'light' | 'dark' | undefined {
  return choice === 'system' ? undefined : choice;
}

export function chooseTheme(choice: ThemeChoice): void {
  const attribute = themeAttribute(choice);
  if (attribute === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = attribute;
  const age = attribute === undefined ? 0 : YEAR_S;
  // The newer cookie store interface is not in every browser that hospitals run.
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${age}; samesite=lax`;
}
