import { afterEach, expect, it } from 'vitest';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { mount } from '../mount.test-support.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => mount(null));

it('the words of a tooltip reach the element of every control that hands them on', async () => {
  await mount(
    <>
      <IconButton label="Close" tooltipSide="left" />
      <Tooltip text="Save the text">
        <Button>Save</Button>
      </Tooltip>
      <Tooltip text="Open the case">
        <Button asChild>
          <a href="/case">Open</a>
        </Button>
      </Tooltip>
      <Tooltip text="Read the report" side="top">
        <TextLink asChild>
          <a href="/report">Read</a>
        </TextLink>
      </Tooltip>
    </>,
  );
  const tips = [...document.querySelectorAll<HTMLElement>('[data-tip]')].map(({ tagName, dataset }) => [
    tagName,
    dataset['tip'],
    dataset['tipSide'],
  ]);
  expect(tips).toEqual([
    ['BUTTON', 'Close', 'left'],
    ['BUTTON', 'Save the text', undefined],
    ['A', 'Open the case', undefined],
    ['A', 'Read the report', 'top'],
  ]);
});
