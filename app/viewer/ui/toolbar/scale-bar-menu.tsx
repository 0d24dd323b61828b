import { useUnit } from 'effector-react';
import { RulerDimensionLine } from 'lucide-react';
import type { Resampling } from '#app/core/slides/resampling.ts';
import { SCALE_BAR_DEFAULTS, type ScaleBarSettings } from '#app/core/viewing/scale-bar.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator, Submenu } from '#app/ui/menu.tsx';
import { commandAsked } from '../../state/log.ts';
import { $activePane, $resampling, $scaleBar } from '../../state/panes.ts';
import { ToolTrigger } from './tool-trigger.tsx';

interface ScaleBarMenuProps {
  readonly onScaleAsked: () => void;
}

const TYPES = [
  { value: 'microscopy', label: 'Microscopy' },
  { value: 'none', label: 'None' },
] as const;
// Specified, and of no use on a slide: they stand apart, so that nobody takes one for microscopy.
const OTHER_TYPES = [{ value: 'map', label: 'Map' }] as const;
const LOCATIONS = [
  { value: 'top-left', label: 'Top left' },
  { value: 'top-right', label: 'Top right' },
  { value: 'bottom-right', label: 'Bottom right' },
  { value: 'bottom-left', label: 'Bottom left' },
] as const;
const RENDERERS = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const;
const OTHER_RENDERERS = [
  { value: 'astronomy', label: 'Astronomy' },
  { value: 'time', label: 'Time' },
] as const;
const RESAMPLINGS: readonly { readonly value: Resampling; readonly label: string }[] = [
  { value: 'bilinear', label: 'Smooth (bilinear)' },
  { value: 'nearest', label: 'As scanned (nearest)' },
];

/** The scale bar's type, place and units (specification 9), the slide's scale, and how pixels are drawn. */
export function ScaleBarMenu({ onScaleAsked }: ScaleBarMenuProps) {
  const { settings, resampling, pane, ask } = useUnit({
    settings: $scaleBar,
    resampling: $resampling,
    pane: $activePane,
    ask: commandAsked,
  });
  const change = (part: Partial<ScaleBarSettings>) =>
    ask({ pane, command: { type: 'change-scale-bar', settings: { ...settings, ...part } } });
  return (
    <Menu trigger={<ToolTrigger label="Scale" word="Scale" icon={<RulerDimensionLine aria-hidden />} />}>
      <MenuItem onSelect={onScaleAsked}>Scale of this slide…</MenuItem>
      <MenuSeparator />
      <MenuLabel>Scale bar</MenuLabel>
      <MenuChoices value={settings.type} choices={TYPES} onChange={(type) => change({ type })} />
      <Submenu label="Location">
        <MenuChoices
          value={settings.location}
          choices={LOCATIONS}
          onChange={(location) => change({ location })}
        />
      </Submenu>
      <Submenu label="Units">
        <MenuChoices
          value={settings.renderer}
          choices={RENDERERS}
          onChange={(renderer) => change({ renderer })}
        />
      </Submenu>
      <Submenu label="Advanced">
        <MenuLabel>Type</MenuLabel>
        <MenuChoices value={settings.type} choices={OTHER_TYPES} onChange={(type) => change({ type })} />
        <MenuLabel>Units</MenuLabel>
        <MenuChoices
          value={settings.renderer}
          choices={OTHER_RENDERERS}
          onChange={(renderer) => change({ renderer })}
        />
      </Submenu>
      <MenuItem onSelect={() => change(SCALE_BAR_DEFAULTS)}>Reset scale bar</MenuItem>
      <MenuSeparator />
      <MenuLabel>Pixels</MenuLabel>
      <MenuChoices
        value={resampling}
        choices={RESAMPLINGS}
        onChange={(method) => ask({ pane, command: { type: 'change-resampling', method } })}
      />
    </Menu>
  );
}
