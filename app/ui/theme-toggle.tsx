import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, type ThemeChoice, themeOf } from './theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const CHOICES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'Match system', Icon: Monitor },
] as const;

/**
 * `chosen` is what the document was rendered with: see themeOf. A page that comes later asks the browser, which may have
 * chosen anew since. The browser's own list lies over the icon.
 */
export function ThemeToggle({ chosen }: { chosen: ThemeChoice }) {
  const [theme, setTheme] = useState(() =>
    typeof document === 'undefined' ? chosen : themeOf(document.cookie),
  );
  const { Icon } = CHOICES.find(({ value }) => value === theme) ?? CHOICES[2];
  const change = (value: string) => {
    const choice = CHOICES.find((one) => one.value === value)?.value ?? 'system';
    setTheme(choice);
    chooseTheme(choice);
  };
  return (
    <label
      title="Theme"
      className="relative inline-flex noscript:hidden size-10 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus coarse:size-11"
    >
      <VisuallyHidden>Theme</VisuallyHidden>
      <Icon aria-hidden className="size-[1.125rem]" />
      <select
        value={theme}
        onChange={(event) => change(event.target.value)}
        className="absolute inset-0 cursor-pointer bg-raised text-text opacity-0"
      >
        {CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
