import { expect, it } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { click, mount, named } from './mount.test-support.tsx';

function Screen({ page }: { readonly page: string }) {
  return (
    <>
      <Menu trigger={<button type="button">Account</button>}>
        <MenuItem>Logout</MenuItem>
      </Menu>
      <main key={page} id="main" data-page={page} />
    </>
  );
}

it('a menu opens in the main part of the page that is there by now', async () => {
  await mount(<Screen page="login" />);
  await mount(<Screen page="cases" />);
  named('Account').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await click(named('Account'));
  expect(document.querySelector('[role=menuitem]')?.closest('main')?.dataset['page']).toBe('cases');
});
