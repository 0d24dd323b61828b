import { forwardRef } from 'react';
import { intentText, type RowIntent } from '#app/core/case-form/row-intents.ts';
import { Button, type ButtonProps } from '#app/ui/controls/button.tsx';
import { useFormContext } from './form-context.ts';

interface RowButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'children' | 'onClick'> {
  readonly intent: RowIntent;
}

/** Adds, moves or takes away a row. What was pressed shows that it is under way until the page has the rows after it. */
export const RowButton = forwardRef<HTMLButtonElement, RowButtonProps>(function RowButton(
  { intent, ...rest },
  ref,
) {
  const value = intentText(intent);
  const { rowsAsked } = useFormContext();
  return (
    <Button {...rest} ref={ref} type="submit" name="intent" value={value} busy={rowsAsked.includes(value)} />
  );
});
