import { Link, useMatches } from '@remix-run/react';
import { fieldsOf } from '#app/core/objects.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Header } from './header.tsx';

/** Whether the page has said who is logged in: some pages of visitors are for others too. */
const useIsLoggedIn = (): boolean =>
  useMatches().some(({ data }) => typeof fieldsOf(data)['loggedIn'] === 'string');

export function VisitorHeader() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Header isLoggedIn={isLoggedIn}>
      {isLoggedIn ? (
        <Button asChild variant="quiet">
          <Link to="/">Back to your pages</Link>
        </Button>
      ) : (
        <>
          <Button asChild variant="quiet">
            <Link to="/login">Login</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/register">Register</Link>
          </Button>
        </>
      )}
    </Header>
  );
}
