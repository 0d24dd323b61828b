import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoices, MenuLabel } from './menu.tsx';
import { chooseTheme, type ThemeChoice } from './theme.ts';

const choices = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden /> },
] as const;

/** `chosen` is what the document was rendered with: see themeOf. */
export function ThemeToggle({ chosen }: { chosen: ThemeChoice }) {
  const [theme, setTheme] = useState(chosen);
  const icon = choices.find((choice) => choice.value === theme)?.icon;
  const change = (choice: ThemeChoice) => {
    setTheme(choice);
    chooseTheme(choice);
  };
  return (
    <Menu trigger={<IconButton label="Theme">{icon}</IconButton>}>
      <MenuLabel>Theme</MenuLabel>
      <MenuChoices value={theme} choices={choices} onChange={change} />
    </Menu>
  );
}
