import { expect, it } from 'vitest';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import { mount, textOf } from '#app/ui/mount.test-support.tsx';
import { restingView } from '../saving/desk-view.ts';
import { FormNotices } from './form-notices.tsx';

const SERVER = { etag: '"v1"', fields: {}, savedAt: null };

it.each([
  [true, 'What you typed here is saved.'],
  [false, 'What you typed here is kept in this browser and not saved yet.'],
])('a tab that writes no more, all of it storable: %s, says: %s', async (isAllStorable, said) => {
  const view = {
    ...restingView({ caseId: 'cas_1', form: blankForm(), server: SERVER, found: [] }),
    isElsewhere: true,
  };
  const others = { refused: null, returnReasons: [], isOperator: false, onTakeBack: () => undefined };
  await mount(<FormNotices view={view} isAllStorable={isAllStorable} {...others} />);
  expect(textOf()).toContain(said);
});

it('names the field that a reason of a return is about, and says where the slides themselves are in question', async () => {
  const returnReasons = [
    aReturnReason({ field: 'clinical.grossDescription', text: 'How large?' }),
    aReturnReason({ number: 2, kind: 'wrong_slides', field: null, text: 'The block says C1.' }),
  ];
  const view = restingView({ caseId: 'cas_1', form: blankForm(), server: SERVER, found: [] });
  const others = { refused: null, returnReasons, isOperator: false, onTakeBack: () => undefined };
  await mount(<FormNotices view={view} isAllStorable {...others} />);
  expect(textOf()).toContain('Gross description: How large?');
  expect(textOf()).toContain('Wrong slides. The block says C1.');
});
