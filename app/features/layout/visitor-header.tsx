import { Link } from '@remix-run/react';
import { Button } from '#app/ui/controls/button.tsx';
import { Header } from './header.tsx';

export function VisitorHeader() {
  return (
    <Header isLoggedIn={false}>
      <Button asChild variant="quiet">
        <Link to="/login">Login</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to="/register">Register</Link>
      </Button>
    </Header>
  );
}
